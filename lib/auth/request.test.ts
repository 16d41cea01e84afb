import { encode } from 'next-auth/jwt';
import { beforeAll, describe, expect, test } from 'vitest';
import { env } from '#lib/env.ts';
import { addressOf } from './peer-address.ts';
import { isSameOrigin, isSecureHost } from './request-host.ts';
import { readSessionId, sessionCookieName } from './session-cookie.ts';

beforeAll(() => {
  process.env.PUBLIC_URL = 'https://studio.example/';
});

const to = (host: string, more: Record<string, string> = {}) => new Headers({ host, ...more });

describe('the session cookie', () => {
  test('is kept to HTTPS and one host on the public address, and works over HTTP on others', () => {
    expect(sessionCookieName(to('studio.example'))).toBe('__Host-rushes-session');
    expect(sessionCookieName(to('127.0.0.1:3000', { 'x-forwarded-host': 'studio.example' }))).toBe(
      '__Host-rushes-session',
    );
    expect(isSecureHost(to('192.168.1.20:3000'))).toBe(false);
    expect(sessionCookieName(to('192.168.1.20:3000'))).toBe('rushes-session');
  });

  test('gives its session id, and nothing when it was forged, made under another secret, or has run out', async () => {
    const read = (value: string) =>
      readSessionId(to('localhost:3000'), {
        get: (name) => (name === 'rushes-session' ? { value } : undefined),
      });
    const token = { sessionId: 'one' };
    expect(await read(await encode({ token, secret: env().AUTH_SECRET }))).toBe('one');
    expect(await read(await encode({ token, secret: 'another secret' }))).toBeUndefined();
    expect(await read(await encode({ token, secret: env().AUTH_SECRET, maxAge: -60 }))).toBeUndefined();
    expect(await read('forged')).toBeUndefined();
    expect(await read('')).toBeUndefined();
  });
});

describe('a request that changes something', () => {
  test.each([
    ['http://localhost:3000', 'localhost:3000', true],
    ['https://studio.example', 'localhost:3000', true],
    ['http://studio.example', 'localhost:3000', false],
    ['https://elsewhere.example', 'localhost:3000', false],
    ['http://localhost:3001', 'localhost:3000', false],
    ['null', 'localhost:3000', false],
  ])('from %s to %s: %s', (origin, host, isAllowed) => {
    expect(isSameOrigin(to(host, { origin }))).toBe(isAllowed);
  });

  test('without an origin is not ours', () => {
    expect(isSameOrigin(to('localhost:3000'))).toBe(false);
  });
});

test("behind the public address's proxy the last forwarded address counts: those before it are anybody's claim", () => {
  const headers = to('studio.example', {
    'x-rushes-peer': '10.0.0.2',
    'x-forwarded-for': '1.1.1.1, 203.0.113.9',
  });
  expect(addressOf(headers)).toBe('203.0.113.9');
  expect(addressOf(to('studio.example', { 'x-rushes-peer': '10.0.0.2' }))).toBe('10.0.0.2');
});
