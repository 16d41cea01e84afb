import type { MediaRole } from '#lib/vendor/media-roles.ts';
import { countCharacters } from '#lib/vendor/video-limits.ts';
import { type MediaInput, readId, readMediaInput } from './media-input.ts';

/**
 * The fields that tools are made of. A field says in one place how it is called, what it starts with, how it is read
 * from outside (a form's post, a stored draft, an older take), which rule it keeps, and what a form needs to show it.
 * No schema library: the browser runs the same code.
 */
interface FieldBase<Value> {
  label: string;
  /** A sentence for the person, shown with the field. */
  hint?: string | undefined;
  /** Shown under Advanced. */
  isRare?: boolean | undefined;
  initial: Value;
  /** The value, when what came from outside is one. */
  read(value: unknown): { value: Value } | undefined;
  /** The rule that a value breaks, in words. */
  rule(value: Value): string | undefined;
}

/** What a field may say beside its values. */
type Words = Pick<FieldBase<unknown>, 'label' | 'hint' | 'isRare'>;

export interface TextField extends FieldBase<string> {
  control: 'prompt' | 'text' | 'line';
  placeholder?: string | undefined;
  /** The vendor refuses more. */
  maxCharacters?: number | undefined;
  /** The vendor cuts what is longer: the form says so and does not hinder. */
  cutsAt?: number | undefined;
}

export interface ChoiceField<Value extends string | number | undefined> extends FieldBase<Value> {
  control: 'segments' | 'select' | 'frames' | 'voice';
  options: readonly Exclude<Value, undefined>[];
  words(value: Exclude<Value, undefined>): string;
  /** What leaving it open means; only where it may be left open. */
  openWords?: string | undefined;
}

export interface NumberField<Value extends number | undefined = number> extends FieldBase<Value> {
  control: 'slider' | 'number' | 'seed';
  min: number;
  max: number;
  step: number;
  unit?: string | undefined;
  openWords?: string | undefined;
}

export interface ToggleField extends FieldBase<boolean> {
  control: 'toggle';
}

/** A voice id of one family of endpoints (spec: voices). */
export interface VoiceField extends FieldBase<string> {
  control: 'voice-picker';
  family: 'long' | 'short';
}

export interface TrayField extends FieldBase<MediaInput[]> {
  control: 'tray';
  roles: readonly MediaRole[];
}

/** A take of ours by its id; set by what the person does, never typed. */
export interface TakeField extends FieldBase<string | undefined> {
  control: 'take';
}

export interface LinesField extends FieldBase<string[]> {
  control: 'lines';
  most: number;
}

export type Field =
  | TextField
  | ChoiceField<string | number | undefined>
  | NumberField<number | undefined>
  | ToggleField
  | VoiceField
  | TrayField
  | TakeField
  | LinesField;
export type Fields = Record<string, Field>;

/** What a set of fields holds. */
export type ValuesOf<Set extends Fields> = {
  [Key in keyof Set]: Set[Key] extends FieldBase<infer Value> ? Value : never;
};

const noRule = () => undefined;

/** Beyond this nobody counts: a field far over its limit is refused before its characters are looked at. */
const roomBeyondLimit = 100_000;

export function text(
  about: Words & Pick<TextField, 'control' | 'placeholder' | 'maxCharacters' | 'cutsAt'>,
): TextField {
  const { maxCharacters } = about;
  const longest = 2 * (maxCharacters ?? about.cutsAt ?? 0) + roomBeyondLimit;
  return {
    ...about,
    initial: '',
    read: (value) => (typeof value === 'string' && value.length <= longest ? { value } : undefined),
    rule: (value) => {
      if (maxCharacters === undefined) return undefined;
      const length = countCharacters(value);
      if (length <= maxCharacters) return undefined;
      const most = maxCharacters.toLocaleString('en');
      return `${about.label} may have ${most} characters at most; this has ${length.toLocaleString('en')}.`;
    },
  };
}

export function choice<const Value extends string | number>(
  about: Words & {
    control: ChoiceField<Value>['control'];
    options: readonly Value[];
    initial: NoInfer<Value>;
    words?: (value: Value) => string;
  },
): ChoiceField<Value> {
  const { options, words = String } = about;
  return {
    ...about,
    words,
    read: (value) => {
      const found = options.find((option) => option === value);
      return found === undefined ? undefined : { value: found };
    },
    rule: noRule,
  };
}

/** A choice that may be left open; `openWords` says what happens then. */
export function openChoice<const Value extends string | number>(
  about: Words & {
    control: ChoiceField<Value>['control'];
    options: readonly Value[];
    openWords: string;
    words?: (value: Value) => string;
  },
): ChoiceField<Value | undefined> {
  const closed = choice({ ...about, initial: about.options[0] as Value });
  return {
    ...about,
    words: (value) => closed.words(value as Value),
    initial: undefined,
    read: (value) => (value === undefined || value === null ? { value: undefined } : closed.read(value)),
    rule: noRule,
  };
}

type Range = Words &
  Pick<NumberField, 'control' | 'min' | 'max' | 'step' | 'unit'> & {
    /** `min` itself is out of range. */
    isAboveMin?: boolean;
    /** Whole numbers alone; so by default when the step is one. */
    isWhole?: boolean;
  };

function rangeRule({ label, min, max, unit, step, isAboveMin, isWhole = step % 1 === 0 }: Range) {
  const suffix = unit ? ` ${unit}` : '';
  const lowest = isAboveMin ? `above ${min}` : String(min);
  return (value: number | undefined) => {
    if (value === undefined) return undefined;
    if (isWhole && !Number.isInteger(value)) return `${label} must be a whole number; this is ${value}.`;
    if (value <= max && (isAboveMin ? value > min : value >= min)) return undefined;
    return `${label} must be ${lowest} to ${max}${suffix}; this is ${value}.`;
  };
}

export function number(about: Range & { initial: number }): NumberField {
  return {
    ...about,
    read: (value) => (typeof value === 'number' && Number.isFinite(value) ? { value } : undefined),
    rule: rangeRule(about),
  };
}

/** A number that may be left open; `openWords` says what happens then. */
export function openNumber(about: Range & { openWords: string }): NumberField<number | undefined> {
  const closed = number({ ...about, initial: about.min });
  return {
    ...about,
    initial: undefined,
    read: (value) => (value === undefined || value === null ? { value: undefined } : closed.read(value)),
    rule: rangeRule(about),
  };
}

export function toggle(about: Words & { initial: boolean }): ToggleField {
  return {
    ...about,
    control: 'toggle',
    read: (value) => (typeof value === 'boolean' ? { value } : undefined),
    rule: noRule,
  };
}

/** Longer than any vendor's id. */
const longestVoiceId = 200;

export function voice(about: Words & Pick<VoiceField, 'family'> & { initial: string }): VoiceField {
  return {
    ...about,
    control: 'voice-picker',
    read: (value) =>
      typeof value === 'string' && value.length <= longestVoiceId ? { value: value.trim() } : undefined,
    rule: noRule,
  };
}

/** More inputs than any request takes; a longer list is refused before it is looked at. */
const mostInputs = 50;

export function tray(about: Words & Pick<TrayField, 'roles'>): TrayField {
  return {
    ...about,
    control: 'tray',
    initial: [],
    read: (value) => {
      if (!Array.isArray(value) || value.length > mostInputs) return undefined;
      const read = value.flatMap((item) => readMediaInput(item) ?? []);
      return read.length === value.length ? { value: read } : undefined;
    },
    // Its items have places of their own: define-tool looks at each.
    rule: noRule,
  };
}

export function take(about: Words): TakeField {
  return {
    ...about,
    control: 'take',
    initial: undefined,
    read: (value) => {
      const id = readId(value);
      return id === null ? undefined : { value: id };
    },
    rule: noRule,
  };
}

/** Longer than any id or dictionary entry. */
const longestLine = 1000;

export function lines(
  about: Words & Pick<LinesField, 'most'> & { ruleOf?: (line: string) => string | undefined },
): LinesField {
  const { label, most, ruleOf = noRule } = about;
  return {
    ...about,
    control: 'lines',
    initial: [],
    read: (value) => {
      if (!Array.isArray(value) || value.length > 2 * most + 100) return undefined;
      const read = value.filter((line) => typeof line === 'string' && line.length <= longestLine);
      return read.length === value.length ? { value: read } : undefined;
    },
    rule: (value) => {
      if (value.length > most) return `${label}: at most ${most}; there are ${value.length}.`;
      const broken = value.find((line) => ruleOf(line) !== undefined);
      return broken === undefined ? undefined : `${label}: "${broken}": ${ruleOf(broken)}.`;
    },
  };
}
