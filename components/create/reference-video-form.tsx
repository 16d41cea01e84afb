'use client';

import { referenceVideoTool } from '#lib/tools/reference-video.ts';
import { ToolForm } from './tool-form.tsx';
import { type FormProps, useToolForm } from './use-tool-form.ts';

/** Reference video: the subjects of one to three clips in a new video (spec 3). */
export function ReferenceVideoForm({ onMade }: FormProps) {
  const control = useToolForm({ tool: referenceVideoTool, onMade });
  return <ToolForm label="Reference video" verb="Generate" control={control} hasTakeCount />;
}
