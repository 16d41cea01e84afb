import { expect, test } from 'vitest';
import { causes } from '#lib/tasks/task-states.ts';
import { eventWords } from './event-words.ts';

test.each(causes)('%s has a sentence', (cause) => {
  expect(eventWords({ id: '1', at: '', toState: 'queued', cause })).toMatch(/^[A-Z].* /);
});
