'use client';

import { narrationTool } from '#lib/tools/narration.ts';
import { ToolForm } from './tool-form.tsx';
import { type FormProps, useToolForm } from './use-tool-form.ts';

/** Narration: a text of any length, spoken in one voice (spec 2, asynchronous speech). */
export function NarrationForm({ onMade }: FormProps) {
  const control = useToolForm({ tool: narrationTool, onMade });
  return <ToolForm label="Narration" verb="Narrate" control={control} />;
}
