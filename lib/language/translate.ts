import { fill, type Sentences, type Text, type Values } from './text.ts';

/** The text of a language that has a table. */
export function translate(sentences: Sentences): Text {
  let shapes: Shape[] | undefined;

  function say(english: string, values: Values | undefined): string {
    const known = sentences[english];
    if (known !== undefined) return fill(known, values);
    // What has been said in the language already is passed on as it is.
    if (values || /\p{Script=Han}/u.test(english)) return fill(english, values);
    shapes ??= shapesOf(sentences);
    return recognise(shapes, sentences, english) ?? english;
  }

  function text(english: string, values?: Values): string;
  function text(english: string | undefined): string | undefined;
  function text(english: string | undefined, values?: Values): string | undefined {
    return english === undefined ? undefined : say(english, values);
  }
  return text;
}

/** A sentence with places, as something that a finished sentence can be held against. */
interface Shape {
  pattern: RegExp;
  names: string[];
  translation: string;
}

const leastFixed = 5;

/** The longest first: what says more of itself is the better guess. */
function shapesOf(sentences: Sentences): Shape[] {
  return Object.entries(sentences)
    .filter(([english]) => /\{\w+\}/.test(english))
    .sort(([a], [b]) => b.length - a.length)
    .map(([english, translation]) => {
      const [first = '', ...rest] = english.split(/\{(\w+)\}/);
      // A sentence with few words of its own, such as "{browser} on {system}", fits too much: its places hold one word,
      // or an amount of money.
      const fixed = english.replace(/\{\w+\}|\s/g, '').length;
      const place = fixed < leastFixed ? '((?:[A-Z]{3}\\s)?\\S+?)' : '(.+?)';
      let source = literal(first);
      const names: string[] = [];
      for (let index = 0; index < rest.length; index += 2) {
        names.push(rest[index] ?? '');
        source += `${place}${literal(rest[index + 1] ?? '')}`;
      }
      return { pattern: new RegExp(`^${source}$`, 's'), names, translation };
    });
}

/** What stands in its places may be words of ours too, such as the name of a tool. */
function recognise(shapes: readonly Shape[], sentences: Sentences, english: string): string | undefined {
  for (const { pattern, names, translation } of shapes) {
    const found = pattern.exec(english);
    if (!found) continue;
    const values = names.map((name, index) => {
      const part = found[index + 1] ?? '';
      return [name, sentences[part] ?? part] as const;
    });
    return fill(translation, Object.fromEntries(values));
  }
  return undefined;
}

function literal(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
