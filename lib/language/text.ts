/** What goes into the places of a sentence: `{name}`. */
export type Values = Record<string, string | number>;

/**
 * Says an English sentence in the language of whoever reads it. The sentence is its own key, so that English needs no
 * table: `t('Copied {count} prompts', { count })`. One that was put together elsewhere (a rule of a tool, an answer of
 * the server) is recognised by its shape: `t(failure.message)`.
 */
export interface Text {
  (english: string, values?: Values): string;
  (english: string | undefined): string | undefined;
}

/** English sentences and what they are in another language, with the same places. */
export type Sentences = Readonly<Record<string, string>>;

/** English, which needs no table. */
export const english: Text = say;

function say(sentence: string, values?: Values): string;
function say(sentence: string | undefined): string | undefined;
function say(sentence: string | undefined, values?: Values): string | undefined {
  return sentence === undefined ? undefined : fill(sentence, values);
}

/** The sentence with its places filled. */
export function fill(sentence: string, values?: Values): string {
  if (!values) return sentence;
  return sentence.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}
