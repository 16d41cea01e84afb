'use client';

import { useState, useSyncExternalStore } from 'react';
import { Button } from '#components/ui/button.tsx';
import { useText } from '#components/ui/use-text.tsx';
import {
  type BrowserNotices,
  readBrowserNotices,
  turnOffBrowserNotices,
  turnOnBrowserNotices,
} from './browser-notices.ts';

const never = () => () => {};

const words: Record<BrowserNotices, string> = {
  on: 'On in this browser.',
  off: 'Off in this browser.',
  denied:
    'This browser has been told not to show notifications of the studio. Allow them in its site settings.',
  unsupported:
    'This browser shows no notifications here. They need HTTPS; on an iPhone the studio must be on the home screen.',
};

/** Whether this browser may tell of what happens while the studio is out of sight; it is asked only upon a click. */
export function BrowserNoticesCard() {
  const t = useText();
  const atFirst = useSyncExternalStore(never, readBrowserNotices, () => undefined);
  const [chosen, setChosen] = useState<BrowserNotices>();
  const state = chosen ?? atFirst;
  return (
    <section aria-labelledby="browser-notices" className="grid gap-4 border-line border-t pt-8">
      <header className="grid gap-1">
        <h2 id="browser-notices" className="font-medium text-lg">
          {t('Browser notifications')}
        </h2>
        <p className="text-muted">
          {t(
            'They come while a tab of the studio is open somewhere in this browser and out of sight. With all tabs closed nothing comes: that would go through the servers of the browser’s maker, and the studio talks to nobody else. E-mail reaches you then.',
          )}
        </p>
      </header>
      {state && (
        <div className="flex flex-wrap items-center gap-4">
          {state === 'off' && (
            <Button look="primary" onClick={() => void turnOnBrowserNotices().then(setChosen)}>
              {t('Turn on here')}
            </Button>
          )}
          {state === 'on' && (
            <Button onClick={() => setChosen(turnOffBrowserNotices())}>{t('Turn off here')}</Button>
          )}
          <p role="status" className="text-muted text-sm">
            {t(words[state])}
          </p>
        </div>
      )}
    </section>
  );
}
