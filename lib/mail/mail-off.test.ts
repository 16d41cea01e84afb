import { expect, test } from 'vitest';
import { readSettings } from '#lib/env.ts';
import { canMail, sendMail } from './send-mail.ts';

test('without SMTP_URL there is no mail, and nothing breaks', async () => {
  expect(canMail()).toBe(false);
  expect(await sendMail({ to: 'ben@example.com', subject: 'x', text: 'x' })).toMatchObject({
    failure: { code: 'mail-off' },
  });
});

const needed = { DATABASE_URL: 'postgresql://localhost/x', AUTH_SECRET: 'x'.repeat(32) };
const mail = { SMTP_URL: 'smtp://localhost', MAIL_FROM: 'a@example.com', PUBLIC_URL: 'https://s.example' };

test('its settings come together', () => {
  expect(readSettings({ ...needed, ...mail })).toMatchObject({ SMTP_URL: 'smtp://localhost' });
  expect(() => readSettings({ ...needed, ...mail, MAIL_FROM: '' })).toThrow(
    'MAIL_FROM: is needed with SMTP_URL',
  );
  expect(() => readSettings({ ...needed, ...mail, PUBLIC_URL: '' })).toThrow(
    'PUBLIC_URL: is needed with SMTP_URL',
  );
  expect(() => readSettings({ ...needed, ...mail, SMTP_URL: 'localhost:25' })).toThrow(
    'SMTP_URL: must start with',
  );
  expect(() => readSettings({ ...needed, ...mail, MAIL_FROM: 'nobody' })).toThrow('MAIL_FROM: must be');
});
