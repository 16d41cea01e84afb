import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** For tests: a real mail server on this machine, which keeps what it is sent. It asks for `user` and `secret`. */
export async function startMailServer({
  refuses,
}: {
  refuses?: (address: string) => number | undefined;
} = {}) {
  const mails: (Email & { recipients: string[] })[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    authOptional: false,
    onAuth: ({ username, password }, _session, answer) =>
      username === 'user' && password === 'secret'
        ? answer(null, { user: username })
        : answer(Object.assign(new Error('Wrong password'), { responseCode: 535 })),
    onRcptTo: ({ address }, _session, answer) => {
      const responseCode = refuses?.(address);
      answer(responseCode ? Object.assign(new Error('Not taken'), { responseCode }) : null);
    },
    onData: (stream, session, answer) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        const mail = await PostalMime.parse(Buffer.concat(chunks));
        mails.push({ ...mail, recipients: session.envelope.rcptTo.map(({ address }) => address) });
        answer(null);
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://user:secret@127.0.0.1:${port}`,
    mails,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
