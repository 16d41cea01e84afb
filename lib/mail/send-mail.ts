import { createTransport, type Transporter } from 'nodemailer';
import { env } from '#lib/env.ts';
import { log } from '#lib/log.ts';
import { failure, type Result, success } from '#lib/result.ts';

export interface Mail {
  /** One plain address. */
  to: string;
  subject: string;
  text: string;
  html?: string | undefined;
  /** The same at each try, so that mail readers show a letter that came twice once. */
  messageId?: string | undefined;
  /** Where its reader ends letters like this one with one click (RFC 8058). */
  unsubscribeUrl?: string | undefined;
}

/** Whether the operator has set up a way to send mail. */
export function canMail(): boolean {
  return env().SMTP_URL !== undefined;
}

let cached: { url: string; transport: Transporter } | undefined;

function transport(url: string): Transporter {
  if (cached?.url === url) return cached.transport;
  const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };
  // A letter is made of texts alone: nothing in it may make this machine read a file or fetch a link.
  const closed = { disableFileAccess: true, disableUrlAccess: true };
  cached = { url, transport: createTransport({ url, ...patience, ...closed }) };
  return cached.transport;
}

/**
 * Sends one letter and waits until the mail server has taken it. `mail-off` without SMTP_URL, `mail-refused` when the
 * server will never take it, `mail-failed` when it may take it later. The cause is in the log.
 */
export async function sendMail({
  to,
  subject,
  text,
  html,
  messageId,
  unsubscribeUrl,
}: Mail): Promise<Result<null>> {
  const { SMTP_URL, MAIL_FROM } = env();
  if (!SMTP_URL)
    return failure('mail-off', 'This studio sends no e-mail: its operator has set no mail server.');
  try {
    await transport(SMTP_URL).sendMail({
      from: MAIL_FROM,
      // As an object it is one recipient, whatever commas stand in it.
      to: { name: '', address: to },
      subject,
      text,
      ...(html ? { html } : {}),
      ...(messageId ? { messageId } : {}),
      headers: {
        'Auto-Submitted': 'auto-generated',
        ...(unsubscribeUrl
          ? {
              'List-Unsubscribe': `<${unsubscribeUrl}>`,
              'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
            }
          : {}),
      },
    });
    return success(null);
  } catch (error) {
    log.warn('mail could not be sent', { error });
    return isForGood(error)
      ? failure('mail-refused', 'The mail server does not take this e-mail.')
      : failure('mail-failed', 'The e-mail could not be sent. Try again later.');
  }
}

/** SMTP: an answer of 500 or more about the letter or its recipient will be the same tomorrow. */
function isForGood(error: unknown): boolean {
  const answer = error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : 0;
  const isAboutUs = error instanceof Error && 'code' in error && error.code === 'EAUTH';
  return answer >= 500 && !isAboutUs;
}
