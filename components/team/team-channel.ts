import { paths } from '#lib/paths.ts';

/** The tabs of one browser share a session, and with it a team. */
const name = 'rushes-team';

/** Called when this tab has gone into another team. */
export function tellOtherTabs(): void {
  const channel = new BroadcastChannel(name);
  channel.postMessage('switched');
  channel.close();
}

/** A page of one team must not go on in another: it leaves as soon as another tab has switched. */
export function followOtherTabs(): () => void {
  const channel = new BroadcastChannel(name);
  channel.onmessage = () => window.location.assign(paths.home());
  return () => channel.close();
}
