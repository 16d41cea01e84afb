import type { OAuthConfig } from 'next-auth/providers/oauth';
import * as z from 'zod';
import { env } from '#lib/env.ts';
import type { Result } from '#lib/result.ts';

/** Somebody as the OpenID provider vouches for them. */
export interface ProvenIdentity {
  issuer: string;
  /** Theirs for good at this issuer; an e-mail may change hands. */
  subject: string;
  name: string | undefined;
  email: string | undefined;
  isEmailVerified: boolean;
}

/** Opens a session for somebody whom the provider vouches for, or says why not. */
export type TakeIdentity = (identity: ProvenIdentity) => Promise<Result<{ sessionId: string }>>;

/** The provider's name in our addresses: `/api/auth/callback/oidc`. */
export const oidcId = 'oidc';

/** What the provider is called on buttons; undefined where none is configured. */
export function oidcName(): string | undefined {
  const { OIDC_ISSUER, OIDC_NAME } = env();
  return OIDC_ISSUER ? OIDC_NAME : undefined;
}

// Some providers write the boolean as a word.
const isTrue = z.union([z.boolean(), z.literal('true').transform(() => true)]).catch(false);

const claims = z.object({
  iss: z.string().min(1),
  sub: z.string().min(1),
  name: z.string().optional().catch(undefined),
  preferred_username: z.string().optional().catch(undefined),
  email: z.string().optional().catch(undefined),
  email_verified: isTrue,
});

/** The code flow with PKCE, state and nonce; the addresses come from the issuer's own description. */
export function oidcProvider(): OAuthConfig<Record<string, unknown>> | undefined {
  const { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, OIDC_NAME } = env();
  if (!OIDC_ISSUER || !OIDC_CLIENT_ID || !OIDC_CLIENT_SECRET) return undefined;
  return {
    id: oidcId,
    name: OIDC_NAME,
    type: 'oauth',
    wellKnown: `${OIDC_ISSUER}/.well-known/openid-configuration`,
    clientId: OIDC_CLIENT_ID,
    clientSecret: OIDC_CLIENT_SECRET,
    authorization: { params: { scope: 'openid email profile' } },
    idToken: true,
    checks: ['pkce', 'state', 'nonce'],
    httpOptions: { timeout: 10_000 },
    userinfo: {
      // The signed token says who it is; many providers tell e-mail and name in their answer alone. Where both speak,
      // the token wins.
      async request({ client, tokens }) {
        const said = signedClaims(tokens.id_token);
        if (!tokens.access_token || !client.issuer.metadata.userinfo_endpoint) return said;
        const told = await client.userinfo(tokens.access_token);
        if (told.sub !== said.sub) throw new Error('The provider answers with somebody else.');
        return { ...told, ...said };
      },
    },
    profile: (profile) => ({ id: claims.parse(profile).sub, sessionId: '' }),
  };
}

/** What stands in a token whose signature, audience, time and nonce have been checked. */
function signedClaims(idToken: string | undefined) {
  const payload = Buffer.from(idToken?.split('.')[1] ?? '', 'base64url').toString();
  return z.looseObject({ sub: z.string() }).parse(JSON.parse(payload));
}

/** What the claims say, as far as we read them. */
export function identityOf(profile: unknown): ProvenIdentity {
  const { iss, sub, name, preferred_username, email, email_verified } = claims.parse(profile);
  return {
    issuer: iss,
    subject: sub,
    name: name ?? preferred_username,
    email,
    isEmailVerified: email_verified,
  };
}

/** Back to the way in, with a word of ours for why: words of others never stand on our pages. */
export function refusedPath(code: string, next?: string): string {
  return `/sign-in?${new URLSearchParams({ refused: code, ...(next ? { next } : {}) })}`;
}
