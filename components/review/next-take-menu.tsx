'use client';

import { Clapperboard } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { type TakeUse, usesOfPicture } from '#components/take/take-uses.ts';
import { toolWord } from '#components/take/take-words.ts';
import { useFrameAsInput } from '#components/take/use-frame-as-input.ts';
import { Button } from '#components/ui/button.tsx';
import { DropdownMenu, MenuGroup, MenuItem } from '#components/ui/dropdown-menu.tsx';
import { useText } from '#components/ui/use-text.tsx';
import { paths } from '#lib/paths.ts';
import type { CommentView } from '#lib/review/review-view.ts';
import type { TakeView } from '#lib/tasks/take-view.ts';
import type { ToolName } from '#lib/tools/tool-names.ts';
import type { Desk } from './review-desk.tsx';
import { showComment } from './show-comment.ts';

interface NextTakeMenuProps {
  comment: CommentView;
  take: TakeView;
  desk: Desk;
}

/** Tools whose prompt says what is to be seen: a note can stand in it. */
const toolsWithPrompt: readonly ToolName[] = ['video', 'reference-video', 'image', 'enhance'];

/** Starts the next take from a note: its words in the prompt, its frame as an input, its take as the one before. */
export function NextTakeMenu({ comment, take, desk }: NextTakeMenuProps) {
  const t = useText();
  const router = useRouter();
  const { use, isBusy } = useFrameAsInput(take, undefined);
  const kind = take.media?.kind;
  const pictures = kind === 'video' || kind === 'image' ? usesOfPicture : [];
  const sameTool = toolsWithPrompt.find((tool) => tool === take.tool);
  const tools = [...new Set([...(sameTool ? [sameTool] : []), ...pictures.map(({ tool }) => tool)])];
  const note = comment.id;
  const takeIt = (choice: TakeUse) => {
    showComment(desk, comment);
    if (kind === 'video') {
      return use({ ...choice, frame: 'shown' }, { note, seconds: comment.timeSeconds ?? 0 });
    }
    const asset = desk.outputs[comment.outputIndex]?.assetId ?? take.media?.assetId;
    const fill = { from: take.id, as: choice.role, note, ...(asset ? { asset } : {}) };
    router.push(paths.create(choice.tool, fill));
  };
  if (tools.length === 0) return null;
  return (
    <DropdownMenu
      align="start"
      trigger={
        <Button size="sm" look="ghost" isBusy={isBusy}>
          {!isBusy && <Clapperboard aria-hidden className="size-4 stroke-[1.5]" />}
          {isBusy ? t('Taking the frame') : t('Next take')}
        </Button>
      }
    >
      {tools.map((tool) => (
        <MenuGroup key={tool} label={t(toolWord(tool))}>
          {tool === sameTool && (
            <MenuItem
              onSelect={() => router.push(paths.create(tool, { from: take.id, as: 'settings', note }))}
            >
              {t('Same settings, with these words')}
            </MenuItem>
          )}
          {pictures
            .filter((choice) => choice.tool === tool)
            .map((choice) => (
              <MenuItem key={choice.label} onSelect={() => takeIt(choice)}>
                {t(choice.label)}
              </MenuItem>
            ))}
        </MenuGroup>
      ))}
    </DropdownMenu>
  );
}
