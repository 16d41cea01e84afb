'use client';

import { imageTool } from '#lib/tools/image.ts';
import { ToolForm } from './tool-form.tsx';
import { type FormProps, useToolForm } from './use-tool-form.ts';

/** Image: a picture from words, or the edit of one to four pictures (spec 3). */
export function ImageForm({ onMade }: FormProps) {
  const control = useToolForm({ tool: imageTool, onMade });
  const isEdit = control.input.media.length > 0;
  return <ToolForm label="Image" verb={isEdit ? 'Edit' : 'Generate'} control={control} hasTakeCount />;
}
