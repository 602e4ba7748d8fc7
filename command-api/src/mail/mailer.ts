import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import MailComposer from 'nodemailer/lib/mail-composer/index.js';
import { createMailFiles, lineEnds, peopleHeader } from './mailFiles.ts';
import { rememberTakers } from './rememberTakers.ts';
import { isForNow, notTaken, type SmtpError } from './smtpFailures.ts';

export type Mail = {
  /** Stable: the same mail sent again carries the same one. Without angle brackets. */
  readonly messageId: string;
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly language: 'nl' | 'fr';
  readonly date: Date;
  /** Ids of the people whose words stand in it: a file of it goes with each of them. */
  readonly about: readonly string[];
};

/** Milliseconds that a mail server may be silent. */
const patience = 15_000;

/** How many addresses took a mail, and the SMTP codes with which others refused it for good. */
export type HandedOver = { readonly taken: number; readonly refusals: readonly number[] };

export type Mailer = {
  /**
   * Hands a mail over, at least once.
   * @returns undefined where nobody can refuse
   * @throws where none of its addresses took it, or one is for later (`MailDeferred`)
   */
  readonly send: (mail: Mail) => Promise<HandedOver | undefined>;
};

/** A relay takes a burst of confirmations over a few connections that stay open meanwhile, and say goodbye before it hangs up. */
const smtpPool = { pool: true, maxConnections: 10, idleTimeout: 10_000 } as const;

type ClosableMailer = Mailer & { readonly close: () => Promise<void> };

/**
 * Mail by SMTP where `smtpUrl` is set, else one `.eml` file per mail in `folder`, whole, and named after its Message-ID so
 * that sending again overwrites it.
 */
export function createMailer(options: {
  readonly smtpUrl: string | null;
  readonly folder: string;
  readonly from: string;
}): ClosableMailer {
  const { smtpUrl, folder, from } = options;
  return smtpUrl === null ? createFileMailer(folder, from) : createSmtpMailer(smtpUrl, from);
}

const message = (mail: Mail, from: string) => ({
  from,
  to: [...mail.to],
  subject: mail.subject,
  text: mail.text,
  html: mail.html,
  messageId: `<${mail.messageId}>`,
  date: mail.date,
  headers: { 'Content-Language': mail.language, 'Auto-Submitted': 'auto-generated' },
  // One for all parts, of the process's supply of random bytes: left out, each part asks the system for its own.
  baseBoundary: randomUUID(),
});

function createFileMailer(folder: string, from: string): ClosableMailer {
  const write = createMailFiles();
  return {
    send: async (mail) => {
      const { text, html } = mail;
      const { headers, ...whole } = message(mail, from);
      const people = { [peopleHeader]: mail.about.join(' ') };
      const withLineEnds = { ...whole, headers: { ...headers, ...people }, text: lineEnds(text), html: lineEnds(html) };
      const content = await new MailComposer(withLineEnds).compile().build();
      await write({ path: join(folder, `${mail.messageId.replaceAll(/[^\w.@-]/g, '_')}.eml`), content });
      return undefined;
    },
    close: () => Promise.resolve(),
  };
}

function createSmtpMailer(url: string, from: string): ClosableMailer {
  const smtp = createTransport({ url, ...smtpPool, connectionTimeout: patience, socketTimeout: patience });
  const takers = rememberTakers();
  const closing = new AbortController();
  let asking: Promise<boolean> | null = null;
  /** Whether the server greets and lets in who comes anew; asked once for all mails that wonder meanwhile. */
  const answers = async (): Promise<boolean> => {
    if (closing.signal.aborted) return false;
    const answer = smtp.verify().catch(() => false);
    const silence = pause(patience, false, { signal: closing.signal, ref: false }).catch(() => false);
    return Promise.race([answer, silence]);
  };
  const askOnce = (): Promise<boolean> => (asking ??= answers().finally(() => (asking = null)));

  return {
    send: async (mail) => {
      const { messageId } = mail;
      const before = takers.get(messageId) ?? [];
      const to = mail.to.filter((address) => !before.includes(address));
      // The address that was to get it still is no longer one of theirs.
      if (to.length === 0) return { taken: before.length, refusals: [] };
      const sending = smtp.sendMail({ ...message(mail, from), envelope: { from, to } });
      const { accepted, rejectedErrors = [] } = await sending.catch(async (error: RejectedByAll) => {
        // Others may have taken it before: it is for what follows to say what that makes of the mail.
        if (error.rejectedErrors?.length) return { accepted: [], rejectedErrors: error.rejectedErrors };
        throw await notTaken(messageId, error, askOnce);
      });
      const taken = [...before, ...accepted];
      const deferred = rejectedErrors.find(isForNow);
      if (deferred && accepted.length > 0) takers.set(messageId, taken);
      const why = deferred ?? (taken.length === 0 ? rejectedErrors.at(-1) : undefined);
      if (why) throw await notTaken(messageId, why, askOnce);
      takers.delete(messageId);
      return { taken: taken.length, refusals: rejectedErrors.map(({ responseCode = 0 }) => responseCode) };
    },
    close: async () => {
      closing.abort();
      smtp.close();
    },
  };
}

/** Nodemailer throws where no address took a mail, with what each of them said. */
type RejectedByAll = SmtpError & { readonly rejectedErrors?: readonly SmtpError[] | undefined };
