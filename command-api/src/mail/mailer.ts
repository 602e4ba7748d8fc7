import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';

export type Mail = {
  /** Stable: the same mail sent again carries the same one. Without angle brackets. */
  readonly messageId: string;
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly language: 'nl' | 'fr';
  readonly date: Date;
};

/** Milliseconds that a mail server may be silent. */
const patience = 15_000;

/** Hands a mail over, at least once. @throws where it could not be handed over */
export type Mailer = { readonly send: (mail: Mail) => Promise<void> };

/**
 * Mail by SMTP where `smtpUrl` is set, else one `.eml` file per mail in `folder`, named after its Message-ID so that
 * sending again overwrites it.
 */
export function createMailer(options: {
  readonly smtpUrl: string | null;
  readonly folder: string;
  readonly from: string;
}): Mailer {
  const { smtpUrl, folder, from } = options;
  const message = (mail: Mail) => ({
    from,
    to: [...mail.to],
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    messageId: `<${mail.messageId}>`,
    date: mail.date,
    headers: { 'Content-Language': mail.language, 'Auto-Submitted': 'auto-generated' },
  });
  if (smtpUrl !== null) {
    const smtp = createTransport({ url: smtpUrl, connectionTimeout: patience, socketTimeout: patience });
    return {
      send: async (mail) => {
        await smtp.sendMail(message(mail)).catch((error: SmtpError) => {
          throw notTaken(mail, error);
        });
      },
    };
  }
  const file = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    send: async (mail) => {
      const written = await file.sendMail(message(mail));
      await mkdir(folder, { recursive: true });
      const path = join(folder, `${mail.messageId.replaceAll(/[^\w.@-]/g, '_')}.eml`);
      await writeFile(`${path}.part`, written.message as Buffer, { mode: 0o600 });
      await rename(`${path}.part`, path);
    },
  };
}

type SmtpError = Error & { readonly code?: string; readonly responseCode?: number };

/**
 * What the server answered may quote addresses, and this error is logged: it keeps codes only. Where no server answered it
 * carries a socket's code, by which whoever sends again knows that waiting helps.
 */
function notTaken({ messageId }: Mail, { code, responseCode }: SmtpError): Error {
  const why = responseCode === undefined ? `no answer (${code ?? 'unknown'})` : String(responseCode);
  const error = new Error(`mail ${messageId} was not taken: ${why}`);
  return responseCode === undefined ? Object.assign(error, { code: 'ETIMEDOUT' }) : error;
}
