'use client';

import { useText } from '#components/ui/use-text.tsx';
import { VoiceField } from '#components/voices/voice-field.tsx';
import { type SpeechInput, speechTool } from '#lib/tools/speech.ts';
import { FieldControl } from '../fields/field-control.tsx';
import { ProblemList } from '../problem-list.tsx';
import { type OwnControls, ToolForm } from '../tool-form.tsx';
import { type FormProps, useToolForm } from '../use-tool-form.ts';
import { Continuity } from './continuity.tsx';
import { formatNote } from './format-note.ts';
import { listenTo } from './live-speech.ts';

/** Speech: a line or a short text, spoken at once (spec 2, the two synchronous endpoints). */
export function SpeechForm({ onMade }: FormProps) {
  const t = useText();
  const control = useToolForm({ tool: speechTool, onMade, follow: hear });
  const { input, set, problemsOf } = control;
  const own: OwnControls = {
    outputFormat: (props) => (
      <FieldControl {...props} field={{ ...props.field, hint: formatNote(input.outputFormat) }} />
    ),
    voiceId: ({ name }) => (
      <div className="grid gap-1.5">
        <VoiceField
          family="short"
          label={t('Voice')}
          value={input.voiceId}
          onChange={(voiceId) => set({ voiceId })}
          settings={{ speed: input.speed }}
          onPreset={({ speed = speechTool.initial.speed }) => set({ speed })}
        />
        <ProblemList id={`${name}-problems`} problems={problemsOf(name)} />
      </div>
    ),
  };
  return (
    <ToolForm
      label={t('Speech')}
      verb={t('Speak')}
      control={control}
      own={own}
      promptNote={<Continuity input={input} set={set} />}
    />
  );
}

/** A streamed take waits for this page to have it spoken. */
async function hear({ model, isStreamed }: SpeechInput, [taskId]: string[]) {
  return model === 'flash' && isStreamed && taskId ? listenTo(taskId) : undefined;
}
