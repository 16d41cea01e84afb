'use client';

import { speechTool } from '#lib/tools/speech.ts';
import { ToolForm } from './tool-form.tsx';
import { type FormProps, useToolForm } from './use-tool-form.ts';

/** Speech: a line or a short text, spoken at once (spec 2, the two synchronous endpoints). */
export function SpeechForm({ onMade }: FormProps) {
  const control = useToolForm({ tool: speechTool, onMade });
  return <ToolForm label="Speech" verb="Speak" control={control} />;
}
