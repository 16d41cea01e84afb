'use client';

import { CornerDownRight } from 'lucide-react';
import type { RefObject } from 'react';
import { Button } from '#components/ui/button.tsx';
import { DropdownMenu, MenuGroup, MenuItem } from '#components/ui/dropdown-menu.tsx';
import { useText } from '#components/ui/use-text.tsx';
import type { TakeView } from '#lib/tasks/take-view.ts';
import { refusalOf, type TakeUse, usesOf } from './take-uses.ts';
import { toolWord } from './take-words.ts';
import { useFrameAsInput } from './use-frame-as-input.ts';

interface UseMenuProps {
  take: TakeView;
  video: RefObject<HTMLVideoElement | null>;
  className: string;
}

/** The ways to put the result, or a frame of it, into a new take. */
export function UseMenu({ take, video, className }: UseMenuProps) {
  const t = useText();
  const { use, isBusy } = useFrameAsInput(take, video);
  const uses = usesOf(take);
  // A text has its own button, and nothing else to be used as.
  if (uses.length === 0 || take.resultText !== undefined) return null;
  const toolsInTurn = [...new Set(uses.map(({ tool }) => tool))];
  return (
    <DropdownMenu
      align="start"
      trigger={
        <Button isBusy={isBusy} className={className}>
          {!isBusy && <CornerDownRight aria-hidden />}
          {isBusy ? t('Taking the frame') : t('Use as')}
        </Button>
      }
    >
      {toolsInTurn.map((tool) => (
        <MenuGroup key={tool} label={toolWord(tool)}>
          {uses
            .filter((choice) => choice.tool === tool)
            .map((choice) => (
              <UseItem
                key={choice.label}
                choice={choice}
                refusal={refusalOf(choice, take)}
                onSelect={() => use(choice)}
              />
            ))}
        </MenuGroup>
      ))}
    </DropdownMenu>
  );
}

interface UseItemProps {
  choice: TakeUse;
  refusal: string | undefined;
  onSelect: () => void;
}

function UseItem({ choice, refusal, onSelect }: UseItemProps) {
  const t = useText();
  return (
    <MenuItem disabled={refusal !== undefined} onSelect={onSelect}>
      {t(choice.label)}
      {refusal && <span className="block max-w-60 text-pretty text-xs">{t(refusal)}</span>}
    </MenuItem>
  );
}
