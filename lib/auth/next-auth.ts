import type { NextAuthOptions } from 'next-auth';
import CredentialsProvider from 'next-auth/providers/credentials';
import { env } from '#lib/env.ts';
import { log } from '#lib/log.ts';
import { paths } from '#lib/paths.ts';
import { localPath } from './local-path.ts';
import { endSessionById } from './mutations.ts';
import { identityOf, oidcId, oidcProvider, refusedPath, type TakeIdentity } from './oidc.ts';
import { addressOf } from './peer-address.ts';
import { isSecureHost } from './request-host.ts';
import { sessionCookieName } from './session-cookie.ts';
import { signIn } from './sign-in.ts';

/** The cookie may live long: the row of the session in the database says when it ends. */
const cookieSeconds = 365 * 24 * 3600;

/** Keeps where a person wanted to go while they are at the OpenID provider. */
export const returnCookie = 'rushes-return';

/**
 * Made per request, because the cookie's name and `Secure` depend on the address it came to.
 * @param takeIdentity decides about somebody whom the OpenID provider knows.
 */
export function authOptions(headers: Headers, takeIdentity: TakeIdentity): NextAuthOptions {
  const secure = isSecureHost(headers);
  const provider = oidcProvider();
  return {
    secret: env().AUTH_SECRET,
    useSecureCookies: secure,
    session: { strategy: 'jwt', maxAge: cookieSeconds },
    pages: { signIn: paths.signIn(), error: paths.signIn() },
    cookies: {
      sessionToken: {
        name: sessionCookieName(headers),
        options: { httpOnly: true, sameSite: 'lax', path: '/', secure },
      },
      callbackUrl: { name: returnCookie, options: { httpOnly: true, sameSite: 'lax', path: '/', secure } },
    },
    providers: [
      ...(provider ? [provider] : []),
      CredentialsProvider({
        credentials: { email: {}, password: { type: 'password' } },
        async authorize(credentials) {
          const signedIn = await signIn({
            email: credentials?.email ?? '',
            password: credentials?.password ?? '',
            address: addressOf(headers),
            userAgent: headers.get('user-agent'),
            now: new Date(),
          });
          // next-auth hands the message of an error on to the page, and nothing else.
          if (!signedIn.ok) throw new Error(signedIn.failure.message);
          return { id: signedIn.value.userId, sessionId: signedIn.value.sessionId };
        },
      }),
    ],
    callbacks: {
      async signIn({ user, account, profile }) {
        if (account?.provider !== oidcId) return true;
        const taken = await takeIdentity(identityOf(profile));
        if (!taken.ok) return refusedPath(taken.failure.code);
        Object.assign(user, taken.value);
        return true;
      },
      // Where they wanted to go is a path of ours or nowhere.
      redirect: ({ url, baseUrl }) => localPath(url) ?? baseUrl,
      // The cookie carries the session's id alone; who that is, is read from the database at each request.
      jwt: ({ token, user }) => (user && 'sessionId' in user ? { sessionId: user.sessionId } : token),
      session: ({ session }) => ({ expires: session.expires }),
    },
    events: {
      signOut: async ({ token }) => {
        if (typeof token?.sessionId === 'string') await endSessionById(token.sessionId);
      },
    },
    logger: {
      error: (code, metadata) => log.error('sign-in failed', { code, metadata }),
      warn: (code) => log.debug('next-auth warns', { code }),
      debug: () => {},
    },
  };
}
