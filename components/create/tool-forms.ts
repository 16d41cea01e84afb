'use client';

import type { ComponentType } from 'react';
import { lazyPart } from '#components/ui/lazy-part.tsx';
import type { ToolName } from '#lib/tools/tool-names.ts';
import type { FormProps } from './use-tool-form.ts';
import { VideoForm } from './video-form.tsx';

/** What a tool brings to Create: a form beside the stage, or a screen of its own in place of both. */
type ToolForm = { Form: ComponentType<FormProps> } | { Screen: ComponentType<FormProps> };

/** Most visits are for Video: the others come, with their declarations, when they are asked for. */
export const toolForms: Record<ToolName, ToolForm> = {
  video: { Form: VideoForm },
  master: { Form: lazyPart(() => import('./master-form.tsx').then((found) => found.MasterForm)) },
  enhance: { Form: lazyPart(() => import('./enhance-form.tsx').then((found) => found.EnhanceForm)) },
  'reference-video': {
    Form: lazyPart(() => import('./reference-video-form.tsx').then((found) => found.ReferenceVideoForm)),
  },
  image: { Form: lazyPart(() => import('./image-form.tsx').then((found) => found.ImageForm)) },
  speech: { Form: lazyPart(() => import('./speech/speech-form.tsx').then((found) => found.SpeechForm)) },
  narration: {
    Screen: lazyPart(() =>
      import('#components/narration/narration-desk.tsx').then((found) => found.NarrationDesk),
    ),
  },
};
