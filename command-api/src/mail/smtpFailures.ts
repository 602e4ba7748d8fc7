import { TryLater } from '@talloor/platform/subscription/tryLater.ts';

/** Then a full mailbox or busy server needs a person. */
export const deferralMs = 60 * 60 * 1000;

/** Only this mail waits: SMTP 4xx, or a connection that closes on it alone. */
export class MailDeferred extends TryLater {
  override readonly name = 'MailDeferred';
  constructor(message: string) {
    super(message, deferralMs);
  }
}

export type SmtpError = Error & { readonly code?: string | undefined; readonly responseCode?: number | undefined };

/** Nodemailer codes about one mail; others concern the server. */
const aboutTheMail = ['EENVELOPE', 'EMESSAGE'];

export const isForNow = ({ responseCode }: SmtpError): boolean =>
  responseCode !== undefined && responseCode >= 400 && responseCode < 500;

/** Codes only: server answers may quote addresses, and errors are logged. Socket codes mean that waiting helps. */
export async function notTaken(
  messageId: string,
  error: SmtpError,
  answers: () => Promise<boolean>,
): Promise<Error | MailDeferred> {
  const { code = 'unknown', responseCode } = error;
  const message = `mail ${messageId} was not taken: ${responseCode ?? `no answer (${code})`}`;
  if (aboutTheMail.includes(code)) return isForNow(error) ? new MailDeferred(message) : new Error(message);
  // Rejected SMTP logins need the operator.
  if (responseCode !== undefined && !isForNow(error) && code !== 'EAUTH') return new Error(message);
  // Otherwise one mail that closes connections would block all others.
  return (await answers()) ? new MailDeferred(message) : Object.assign(new Error(message), { code: 'ETIMEDOUT' });
}
