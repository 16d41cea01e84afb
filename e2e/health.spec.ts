import { paths } from '#lib/paths.ts';
import { expect, signedOut, test } from './test.ts';

test.use(signedOut);

test('says that every part is well, to anyone, and nothing more', async ({ request }) => {
  const answer = await request.get(paths.api.health());
  expect(answer.status()).toBe(200);
  expect(await answer.json()).toEqual({
    status: 'ok',
    database: 'ok',
    queue: 'ok',
    storage: 'ok',
    vendor: 'ok',
  });
});
