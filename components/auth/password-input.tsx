'use client';

import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { Input } from '#components/ui/input.tsx';
import { useText } from '#components/ui/use-text.tsx';

/** A password field whose text can be shown; it hides again when the form is sent. */
export function PasswordInput(props: Omit<ComponentProps<'input'>, 'type'>) {
  const t = useText();
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <div className="relative">
      <Input {...props} type={isShown ? 'text' : 'password'} className="pr-11" spellCheck={false} />
      <button
        type="button"
        aria-label={t('Show password')}
        aria-pressed={isShown}
        onClick={() => setShown(!isShown)}
        className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-sm text-muted hover:text-text"
      >
        <Icon className="size-4" strokeWidth={1.5} aria-hidden />
      </button>
    </div>
  );
}
