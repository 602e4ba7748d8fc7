import { TryLater } from '@talloor/platform/subscription/tryLater.ts';

/** After so many milliseconds a full mailbox or a busy server is for a person to look at. */
export const deferralMs = 60 * 60 * 1000;

/** This one mail is for later: the server said so (SMTP 4xx), or ends the connection over it while it answers others. */
export class MailDeferred extends TryLater {
  override readonly name = 'MailDeferred';
  constructor(message: string) {
    super(message, deferralMs);
  }
}

/** The part of nodemailer's errors that is read. */
export type SmtpError = Error & { readonly code?: string | undefined; readonly responseCode?: number | undefined };

/** Nodemailer's codes for what is about one mail: its envelope, its content. All else is the server's own condition. */
const aboutTheMail = ['EENVELOPE', 'EMESSAGE'];

/** Whether the server asks to come back later. */
export const isForNow = ({ responseCode }: SmtpError): boolean =>
  responseCode !== undefined && responseCode >= 400 && responseCode < 500;

/**
 * What the server answered may quote addresses, and this error is logged: it keeps codes only. Where no server answered, or
 * one that takes no mail at all now, it carries a socket's code, by which whoever sends again knows that waiting helps.
 * @param answers whether the server answers to anybody else; asked where the error does not tell it
 */
export async function notTaken(
  messageId: string,
  error: SmtpError,
  answers: () => Promise<boolean>,
): Promise<Error | MailDeferred> {
  const { code = 'unknown', responseCode } = error;
  const message = `mail ${messageId} was not taken: ${responseCode ?? `no answer (${code})`}`;
  if (aboutTheMail.includes(code)) return isForNow(error) ? new MailDeferred(message) : new Error(message);
  // A login that is refused for good is for the operator to mend, once for all mails.
  if (responseCode !== undefined && !isForNow(error) && code !== 'EAUTH') return new Error(message);
  // A server that hangs up on one mail would hold up every other one for ever if that were an outage.
  return (await answers()) ? new MailDeferred(message) : Object.assign(new Error(message), { code: 'ETIMEDOUT' });
}
