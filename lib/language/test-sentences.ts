import { globSync, readFileSync } from 'node:fs';
import { parseSync } from '@swc/core';

/** A sentence as the source has it, with `{}` for its places; and where it stands. */
export interface FoundSentence {
  sentence: string;
  shape: string;
  file: string;
}

/** The functions that say something to a person, and which of their arguments is the sentence. */
const speakers: Record<string, number> = { t: 0, failure: 1 };

/** Every sentence that the source hands to `t` or to `failure` as it stands. */
export function findSentences(): FoundSentence[] {
  const files = globSync(['{app,components}/**/*.{ts,tsx}', 'lib/**/*.ts']).filter(
    (file) => !/\.test\.ts$|\/test-[^/]*$|^lib\/(sandbox|launch|language)\//.test(file),
  );
  return files.flatMap((file) => {
    const found: FoundSentence[] = [];
    const tree = parseSync(readFileSync(file, 'utf8'), { syntax: 'typescript', tsx: file.endsWith('x') });
    visit(tree, (sentence) => found.push({ sentence, shape: shapeOf(sentence), file }));
    return found;
  });
}

/** Two sentences with the same words and places in the same order have one shape, whatever the places are called. */
export function shapeOf(sentence: string): string {
  return sentence.replace(/\{\w+\}/g, '{}');
}

function visit(node: unknown, found: (sentence: string) => void): void {
  if (Array.isArray(node)) for (const one of node) visit(one, found);
  if (typeof node !== 'object' || node === null || Array.isArray(node)) return;
  if (isCall(node)) {
    const position = speakers[node.callee.value ?? ''];
    const said = position === undefined ? undefined : textOf(node.arguments[position]?.expression);
    if (said !== undefined && /[A-Za-z]{2}/.test(said)) found(said);
  }
  for (const value of Object.values(node)) visit(value, found);
}

interface Call {
  callee: { value?: string };
  arguments: { expression: Literal }[];
}
interface Literal {
  type: string;
  value?: string;
  quasis?: { cooked?: string }[];
}

function isCall(node: object): node is Call {
  return 'type' in node && node.type === 'CallExpression';
}

/** A text, or a template with its places named by nothing. */
function textOf(node: Literal | undefined): string | undefined {
  if (node?.type === 'StringLiteral') return node.value;
  if (node?.type === 'TemplateLiteral') return node.quasis?.map((part) => part.cooked ?? '').join('{place}');
  return undefined;
}
