'use client';

import { Dialog } from '#components/ui/dialog.tsx';
import { Kbd } from '#components/ui/kbd.tsx';
import { useText } from '#components/ui/use-text.tsx';

/** Keys by the place where they work. Several keys for one thing stand side by side. */
const places = [
  {
    name: 'Everywhere',
    keys: [
      { keys: ['Ctrl K', '⌘ K'], does: 'Search and commands' },
      { keys: ['?'], does: 'This list' },
      { keys: ['Esc'], does: 'Close what is on top' },
    ],
  },
  { name: 'Create', keys: [{ keys: ['Ctrl Enter', '⌘ Enter'], does: 'Generate' }] },
  {
    name: 'Gallery',
    keys: [
      { keys: ['←', '→', '↑', '↓'], does: 'Move between takes' },
      { keys: ['Home', 'End'], does: 'First and last take' },
      { keys: ['Space'], does: 'Play' },
      { keys: ['Enter'], does: 'Open the take' },
      { keys: ['S'], does: 'Show the stack' },
      { keys: ['X', 'Shift ←→'], does: 'Select, and go on selecting' },
      { keys: ['Ctrl A', '⌘ A'], does: 'Select all' },
      { keys: ['Esc'], does: 'Clear the selection' },
      { keys: ['1', '2', '3', '0'], does: 'Shortlist, approve, reject, undecided' },
      { keys: ['F'], does: 'Favourite' },
      { keys: ['D'], does: 'Download' },
      { keys: ['E'], does: 'Put into the archive' },
      { keys: ['Del'], does: 'Put into the bin' },
    ],
  },
  {
    name: 'A take',
    keys: [
      { keys: ['←', '→'], does: 'Newer and older take' },
      { keys: ['Space', 'K'], does: 'Play and pause' },
      { keys: ['J', 'L'], does: 'Back and on' },
      { keys: [',', '.'], does: 'A frame back and on' },
      { keys: ['S'], does: 'Speed' },
      { keys: ['R'], does: 'Loop' },
      { keys: ['F'], does: 'Favourite' },
      { keys: ['H'], does: 'Full screen' },
    ],
  },
  {
    name: 'Compare',
    keys: [
      { keys: ['←', '→'], does: 'Choose a take' },
      { keys: ['G', 'O', 'W'], does: 'All, one at a time, wipe' },
      { keys: ['M'], does: 'Sound on and off' },
      { keys: ['+', '−', 'E'], does: 'Closer, farther, everything' },
      { keys: ['T'], does: 'Put on top of its stack' },
      { keys: ['N', 'Del'], does: 'Add a take, take one out' },
    ],
  },
  {
    name: 'Review',
    keys: [
      { keys: ['1', '2', '3'], does: 'Shortlist, approve, reject' },
      { keys: ['0'], does: 'Back to undecided' },
      { keys: ['U', 'Z'], does: 'Take back the last decision' },
      { keys: ['C'], does: 'Comment on this moment' },
      { keys: ['V'], does: 'Review mode' },
      { keys: ['M'], does: 'Sound on and off' },
    ],
  },
  {
    name: 'A sound',
    keys: [
      { keys: ['I', 'O'], does: 'Loop from here, to here' },
      { keys: ['P', 'N'], does: 'Chapter back and on' },
    ],
  },
  {
    name: 'A picture',
    keys: [
      { keys: ['+', '−'], does: 'Larger and smaller' },
      { keys: ['E'], does: 'All of it' },
      { keys: ['B', 'W', 'A'], does: 'Before, wipe, after' },
    ],
  },
] as const;

/** Which keys do what. Loaded when it is first asked for. */
export function KeyboardHelp({ onClose }: { onClose: () => void }) {
  const t = useText();
  return (
    <Dialog open onOpenChange={onClose} title={t('Keys')} size="md">
      <div className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
        {places.map((place) => (
          <section key={place.name} className="grid content-start gap-2">
            <h3 className="text-muted text-xs">{t(place.name)}</h3>
            <dl className="grid gap-2">
              {place.keys.map(({ keys, does }) => (
                <div key={does} className="flex items-center justify-between gap-4">
                  <dt>{t(does)}</dt>
                  <dd className="flex gap-1">
                    {keys.map((key) => (
                      <Kbd key={key}>{t(key)}</Kbd>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
