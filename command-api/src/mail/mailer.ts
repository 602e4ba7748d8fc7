import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { gathering } from '@talloor/platform/gathering.ts';
import { createTransport } from 'nodemailer';
import MailComposer from 'nodemailer/lib/mail-composer/index.js';

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

/** The server asks to come back later (SMTP 4xx: greylisting, a full mailbox, a rate limit); waiting helps, for a while. */
export class MailDeferred extends Error {
  override readonly name = 'MailDeferred';
  readonly code = 'ETIMEDOUT';
}

/** A relay takes a burst of confirmations over a few connections that stay open meanwhile, and say goodbye before it hangs up. */
const smtpPool = { pool: true, maxConnections: 10, idleTimeout: 10_000 } as const;

/** Files at a time: one of the four threads stays free for what people wait for. */
const fileLimits = { together: 1, underWay: 3 };

/**
 * Mail by SMTP where `smtpUrl` is set, else one `.eml` file per mail in `folder`, named after its Message-ID so that
 * sending again overwrites it, whole or half written.
 */
export function createMailer(options: {
  readonly smtpUrl: string | null;
  readonly folder: string;
  readonly from: string;
}): Mailer & { readonly close: () => Promise<void> } {
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
    const smtp = createTransport({ url: smtpUrl, ...smtpPool, connectionTimeout: patience, socketTimeout: patience });
    return {
      send: async (mail) => {
        await smtp.sendMail(message(mail)).catch((error: SmtpError) => {
          throw notTaken(mail, error);
        });
      },
      close: async () => smtp.close(),
    };
  }
  const writeFiles = gathering(fileLimits, (files: readonly MailFile[]) => Promise.all(files.map(write)));
  return {
    send: async (mail) => {
      const { text, html } = mail;
      const withLineEnds = { ...message(mail), text: lineEnds(text), html: lineEnds(html) };
      const written = await new MailComposer(withLineEnds).compile().build();
      const path = join(folder, `${mail.messageId.replaceAll(/[^\w.@-]/g, '_')}.eml`);
      await writeFiles({ path, content: written });
    },
    close: () => Promise.resolve(),
  };
}

/** RFC 5322 ends lines with both characters. */
const lineEnds = (text: string): string => text.replaceAll(/\r?\n/g, '\r\n');

type MailFile = { readonly path: string; readonly content: Uint8Array };

/** Makes the folder where it is missing, which it is once. */
async function write({ path, content }: MailFile): Promise<void> {
  const options = { mode: 0o600 };
  await writeFile(path, content, options).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content, options);
  });
}

type SmtpError = Error & { readonly code?: string; readonly responseCode?: number };

/**
 * What the server answered may quote addresses, and this error is logged: it keeps codes only. Where no server answered it
 * carries a socket's code, by which whoever sends again knows that waiting helps.
 */
function notTaken({ messageId }: Mail, { code, responseCode }: SmtpError): Error {
  const why = responseCode === undefined ? `no answer (${code ?? 'unknown'})` : String(responseCode);
  const message = `mail ${messageId} was not taken: ${why}`;
  if (responseCode !== undefined && responseCode >= 400 && responseCode < 500) return new MailDeferred(message);
  const error = new Error(message);
  return responseCode === undefined ? Object.assign(error, { code: 'ETIMEDOUT' }) : error;
}
