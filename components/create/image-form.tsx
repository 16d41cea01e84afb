'use client';

import { useText } from '#components/ui/use-text.tsx';
import { imageTool } from '#lib/tools/image.ts';
import { FieldControl } from './fields/field-control.tsx';
import { SizeControl } from './fields/size-control.tsx';
import { type OwnControls, ToolForm } from './tool-form.tsx';
import { type FormProps, useToolForm } from './use-tool-form.ts';

/** Image: a picture from words, or the edit of one to four pictures (spec 3, the image endpoints). */
export function ImageForm({ onMade }: FormProps) {
  const t = useText();
  const control = useToolForm({ tool: imageTool, onMade });
  const { input, set, problemsOf } = control;
  const isEdit = input.media.length > 0;
  const own: OwnControls = {
    // Each model takes the shape in its own way: one of the two is shown, and says what the other is for.
    aspectRatio: (props) =>
      input.model === 'kontext' ? (
        <FieldControl {...props} field={{ ...props.field, hint: 'Exact pixels are for Flex and Pro.' }} />
      ) : (
        <SizeControl
          name="size"
          label={t('Size')}
          value={input.size}
          onChange={(size) => set({ size })}
          problems={problemsOf('size')}
        />
      ),
    size: () => null,
  };
  return (
    <ToolForm
      label={t('Image')}
      verb={isEdit ? t('Edit') : t('Generate')}
      control={control}
      own={own}
      hasTakeCount
      trayNote={
        <p className="text-muted text-xs" aria-live="polite">
          {t(noteOf(input.model, input.media.length))}
        </p>
      }
    />
  );
}

function noteOf(model: string, count: number): string {
  if (count === 0) {
    return model === 'kontext'
      ? 'Made from the words alone, or add up to four pictures to edit.'
      : 'Flex and Pro edit one to three pictures. Kontext makes new ones from words.';
  }
  return count === 1
    ? 'The picture is edited; it stays as it is in the library.'
    : 'The pictures are edited together; the prompt can call them by their numbers.';
}
