import type { z } from 'zod';

type RawIssue = Parameters<z.core.$ZodErrorMap>[0];

/** The vendor's words for a value of the wrong kind, given to zod as its error map; our own rules bring theirs. */
export function wordsOfIssue(issue: RawIssue): string | undefined {
  if (issue.input === undefined) return 'is required';
  if (issue.code === 'invalid_type') return `must be ${withArticle(issue.expected)}`;
  if (issue.code === 'invalid_value') return `must be ${oneOf(issue.values)}`;
  if (issue.code === 'too_small') return `must be at least ${issue.minimum}${unitOf(issue.origin)}`;
  if (issue.code === 'too_big') return `must be at most ${issue.maximum}${unitOf(issue.origin)}`;
  if (issue.code === 'invalid_union') return 'must be text, image_url, video_url or audio_url';
  if (issue.code === 'invalid_format' && issue.format === 'url') return 'must be an http(s) URL';
  return undefined;
}

/** The first broken rule: `content[1].role: must be first_frame or ...`. */
export function firstProblem(error: z.ZodError): string {
  const [issue] = error.issues;
  if (!issue) return 'request body';
  const path = issue.path.reduce<string>((sofar, key) => {
    if (typeof key === 'number') return `${sofar}[${key}]`;
    return sofar === '' ? String(key) : `${sofar}.${String(key)}`;
  }, '');
  return path === '' ? issue.message : `${path}: ${issue.message}`;
}

function withArticle(type: string): string {
  if (type === 'int') return 'an integer';
  return /^[aeiou]/.test(type) ? `an ${type}` : `a ${type}`;
}

function oneOf(values: readonly unknown[]): string {
  const words = values.map(String);
  return words.length > 1 ? `one of ${words.join(', ')}` : words.join('');
}

function unitOf(origin: string): string {
  if (origin === 'array') return ' item(s)';
  return origin === 'string' ? ' character(s)' : '';
}
