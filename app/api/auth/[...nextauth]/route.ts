import type { NextRequest } from 'next/server';
import { answerAuth } from '#lib/auth/answer-auth.ts';
import { localPath } from '#lib/auth/local-path.ts';
import { returnCookie } from '#lib/auth/next-auth.ts';
import { invitationOfPath } from '#lib/team/invitation-of-path.ts';
import { signInWithIdentity } from '#lib/team/sign-in-with-identity.ts';

interface Context {
  params: Promise<{ nextauth: string[] }>;
}

async function handle(request: NextRequest, context: Context): Promise<Response> {
  const { nextauth } = await context.params;
  const cameFrom = localPath(request.cookies.get(returnCookie)?.value);
  return answerAuth(request, nextauth, (identity) =>
    signInWithIdentity(identity, {
      invitation: invitationOfPath(cameFrom),
      userAgent: request.headers.get('user-agent'),
      now: new Date(),
    }),
  );
}

export { handle as GET, handle as POST };
