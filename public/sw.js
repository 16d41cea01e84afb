/*
 * The studio's service worker: it says in words that the studio cannot be reached, and shows notices while no tab is in
 * sight. It keeps nothing: no page, no media, no answer ever lies in a cache of its own.
 */

const words = {
  en: {
    title: 'The studio cannot be reached',
    text: 'Nothing is lost: takes that are on their way go on in the studio, and what was typed is kept in this browser. This page tries again by itself.',
    again: 'Try again',
  },
  zh: {
    title: '无法连接到工作室',
    text: '什么都没有丢失：正在制作的镜头会在工作室里继续，已输入的内容保存在这个浏览器中。本页会自动重试。',
    again: '重试',
  },
};

self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      await self.registration.navigationPreload?.enable();
      await self.clients.claim();
    })(),
  );
});

self.addEventListener('fetch', (event) => {
  if (event.request.mode !== 'navigate' || event.request.method !== 'GET') return;
  event.respondWith(open(event).catch(offlinePage));
});

async function open(event) {
  return (await event.preloadResponse) ?? fetch(event.request);
}

function offlinePage() {
  const language = /^zh\b/i.test(self.navigator.language) ? 'zh' : 'en';
  const { title, text, again } = words[language];
  const html = `<!doctype html>
<html lang="${language === 'zh' ? 'zh-Hans' : 'en'}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta http-equiv="refresh" content="15">
<title>${title} · Rushes</title>
<style>
  :root { color-scheme: dark light; }
  body { margin: 0; min-height: 100dvh; display: grid; place-items: center; background: #0e0c0b; color: #f4f2ef;
    font: 16px/1.5 "Geist Variable", ui-sans-serif, system-ui, "Noto Sans", "Noto Sans CJK SC", sans-serif; }
  main { max-width: 26rem; padding: 2rem; text-align: center; }
  svg { width: 48px; height: 48px; }
  h1 { font-size: 1.25rem; font-weight: 500; margin: 1.25rem 0 .5rem; }
  p { margin: 0 0 1.5rem; color: #aaa6a1; text-wrap: pretty; }
  a { display: inline-block; padding: .7rem 1.4rem; border-radius: 6px; background: #f2b544; color: #231a0c;
    font-weight: 500; text-decoration: none; }
  a:focus-visible { outline: 2px solid #f2b544; outline-offset: 2px; }
  @media (prefers-color-scheme: light) {
    body { background: #f8f7f5; color: #1d1a17; }
    p { color: #5f5a54; }
  }
</style>
<main>
  <svg viewBox="0 0 24 24" aria-hidden="true"><rect x="1" y="1" width="22" height="22" rx="5.5" fill="#f2b544"/>
    <g fill="#231a0c"><rect x="4.5" y="5.25" width="2.75" height="3.25" rx=".8"/><rect x="4.5" y="10.375" width="2.75"
    height="3.25" rx=".8"/><rect x="4.5" y="15.5" width="2.75" height="3.25" rx=".8"/><path d="M11 8v8c0 .75.8 1.2
    1.45.8l6.3-4c.6-.4.6-1.2 0-1.6l-6.3-4A.95.95 0 0 0 11 8Z"/></g></svg>
  <h1>${title}</h1>
  <p>${text}</p>
  <a href="">${again}</a>
</main>
</html>`;
  return new Response(html, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'",
    },
  });
}

/** Notices from a tab that is out of sight: shown while all of them are, and each once, whichever tabs send it. */
self.addEventListener('message', (event) => {
  const notices = event.data?.notices;
  if (!Array.isArray(notices)) return;
  event.waitUntil(
    show(notices).then(() =>
      event.ports[0]?.postMessage(notices.map(({ id }) => id).filter((id) => shown.has(id))),
    ),
  );
});

const shown = new Set();

async function show(notices) {
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (tabs.some((tab) => tab.visibilityState === 'visible')) return;
  for (const { id, title, body, href } of notices) {
    if (shown.has(id)) continue;
    shown.add(id);
    // The same tag again replaces what is there, without a sound: a worker that was restarted tells nothing twice.
    await self.registration.showNotification(title, {
      body,
      tag: id,
      data: { href },
      icon: '/icons/icon-192.png',
      badge: '/icons/badge-96.png',
    });
  }
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(goTo(event.notification.data?.href ?? '/'));
});

/** A tab that is there goes on to the place, without loading anew; else one is opened. */
async function goTo(href) {
  const [tab] = await self.clients.matchAll({ type: 'window' });
  if (!tab) {
    await self.clients.openWindow(href);
    return;
  }
  const focused = await tab.focus();
  focused.postMessage({ go: href });
}
