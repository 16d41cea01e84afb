/** Whether this browser shows notices while the studio is out of sight: the person's choice here, and the browser's. */

/** Also the event by which the page hears that it was turned on. */
const storageKey = 'rushes-browser-notices';

export type BrowserNotices = 'unsupported' | 'denied' | 'off' | 'on';

export function readBrowserNotices(): BrowserNotices {
  if (!('Notification' in window) || !('serviceWorker' in navigator)) return 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  return Notification.permission === 'granted' && localStorage.getItem(storageKey) === 'on' ? 'on' : 'off';
}

/** Asks the browser for its permission, where it has not been given: call it during a click. */
export async function turnOnBrowserNotices(): Promise<BrowserNotices> {
  if ((await Notification.requestPermission()) === 'granted') localStorage.setItem(storageKey, 'on');
  window.dispatchEvent(new Event(storageKey));
  return readBrowserNotices();
}

export function turnOffBrowserNotices(): BrowserNotices {
  localStorage.removeItem(storageKey);
  return readBrowserNotices();
}
