import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { gathering } from '@talloor/platform/gathering.ts';
import { TryLater } from '@talloor/platform/subscription/tryLater.ts';
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

/** After so long a full mailbox or a busy server is for a person to look at. */
const deferralMs = 60 * 60 * 1000;

/** The server asks to come back later with this mail (SMTP 4xx: greylisting, a full mailbox, a rate limit). */
export class MailDeferred extends TryLater {
  override readonly name = 'MailDeferred';
  constructor(message: string) {
    super(message, deferralMs);
  }
}

/** A relay takes a burst of confirmations over a few connections that stay open meanwhile, and say goodbye before it hangs up. */
const smtpPool = { pool: true, maxConnections: 10, idleTimeout: 10_000 } as const;

/** Files at a time: one of the four threads stays free for what people wait for. */
const fileLimits = { together: 1, underWay: 3 };

/**
 * Mail by SMTP where `smtpUrl` is set, else one `.eml` file per mail in `folder`, whole, and named after its Message-ID so
 * that sending again overwrites it.
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
    /** Who took a mail that another address is still to get, by Message-ID: nobody gets it twice while this process lives. */
    const tookIt = new Map<string, readonly string[]>();
    return {
      send: async (mail) => {
        const before = tookIt.get(mail.messageId) ?? [];
        const to = mail.to.filter((address) => !before.includes(address));
        // The address that was to get it still is no longer one of theirs.
        if (to.length === 0) return;
        const sending = smtp.sendMail({ ...message(mail), envelope: { from, to } });
        const { accepted, rejectedErrors = [] } = await sending.catch((error: SmtpError) => {
          throw notTaken(mail, error);
        });
        const deferred = rejectedErrors
          .map((error) => notTaken(mail, error))
          .find((why) => why instanceof MailDeferred);
        if (deferred) tookIt.set(mail.messageId, [...before, ...accepted]);
        else tookIt.delete(mail.messageId);
        if (deferred) throw deferred;
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
async function write(file: MailFile): Promise<void> {
  await writeWhole(file).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    await mkdir(dirname(file.path), { recursive: true });
    await writeWhole(file);
  });
}

/** Whoever reads the folder sees a mail whole or not at all. */
async function writeWhole({ path, content }: MailFile): Promise<void> {
  await writeFile(`${path}.part`, content, { mode: 0o600 });
  await rename(`${path}.part`, path);
}

type SmtpError = Error & { readonly code?: string | undefined; readonly responseCode?: number | undefined };

/** Nodemailer's codes for what is about one mail: its envelope, its content. All else is the server's own condition. */
const aboutTheMail = ['EENVELOPE', 'EMESSAGE'];

/**
 * What the server answered may quote addresses, and this error is logged: it keeps codes only. Where no server answered, or
 * one that takes no mail at all now, it carries a socket's code, by which whoever sends again knows that waiting helps.
 */
function notTaken({ messageId }: Mail, { code, responseCode }: SmtpError): Error {
  const why = responseCode === undefined ? `no answer (${code ?? 'unknown'})` : String(responseCode);
  const message = `mail ${messageId} was not taken: ${why}`;
  const isForNow = responseCode !== undefined && responseCode >= 400 && responseCode < 500;
  if (aboutTheMail.includes(code ?? '')) return isForNow ? new MailDeferred(message) : new Error(message);
  const isOutage = responseCode === undefined || isForNow;
  return isOutage ? Object.assign(new Error(message), { code: 'ETIMEDOUT' }) : new Error(message);
}
