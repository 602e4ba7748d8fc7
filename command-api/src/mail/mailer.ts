import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { createTransport } from 'nodemailer';
import MailComposer from 'nodemailer/lib/mail-composer/index.js';
import { usualCompany, type Company } from '@talloor/platform/companySettings.ts';
import { mailOfCompany } from './mailOfCompany.ts';
import { createMailFiles, lineEnds, peopleHeader } from './mailFiles.ts';
import { rememberTakers } from './rememberTakers.ts';
import { isForNow, notTaken, type SmtpError } from './smtpFailures.ts';

export type Mail = {
  /** Constant over repeats; without angle brackets. */
  readonly messageId: string;
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly language: 'nl' | 'fr';
  readonly date: Date;
  /** People with data in the mail; erasure deletes its file. */
  readonly about: readonly string[];
  readonly attachment?: { readonly fileName: string; readonly content: string };
};

/** Milliseconds of server silence. */
const patienceMs = 15_000;

export type HandedOver = { readonly taken: number; readonly refusals: readonly number[] };

export type Mailer = {
  /**
   * At least once; a repeat in the same process returns the first result.
   * @returns undefined for files
   * @throws when nobody received it, or `MailDeferred`
   */
  readonly send: (mail: Mail) => Promise<HandedOver | undefined>;
};

/** Few connections for many mails; closed before the server's timeout. */
const smtpPool = { pool: true, maxConnections: 10, idleTimeout: 10_000 } as const;

type ClosableMailer = Mailer & { readonly close: () => Promise<void> };

/** SMTP with `smtpUrl`, else atomic `.eml` files, named by Message-ID so that repeats overwrite. */
export function createMailer(options: {
  readonly smtpUrl: string | null;
  readonly folder: string;
  readonly from: string;
  readonly company?: Pick<Company, 'name' | 'colour'>;
}): ClosableMailer {
  const { smtpUrl, folder, from, company = usualCompany } = options;
  const mailer = smtpUrl === null ? createFileMailer(folder, from) : createSmtpMailer(smtpUrl, from);
  return { ...mailer, send: (mail) => mailer.send(mailOfCompany(mail, company)) };
}

const message = (mail: Mail, from: string) => ({
  from,
  to: [...mail.to],
  subject: mail.subject,
  text: mail.text,
  html: mail.html,
  messageId: `<${mail.messageId}>`,
  date: mail.date,
  ...(mail.attachment && {
    attachments: [{ filename: mail.attachment.fileName, content: mail.attachment.content }],
  }),
  headers: { 'Content-Language': mail.language, 'Auto-Submitted': 'auto-generated' },
  // Otherwise each part reads system randomness.
  baseBoundary: randomUUID(),
  // Otherwise nodemailer counts the letters of each part to choose an encoding.
  textEncoding: 'quoted-printable' as const,
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

const deliveredMax = 10_000;

function createSmtpMailer(url: string, from: string): ClosableMailer {
  const smtp = createTransport({ url, ...smtpPool, connectionTimeout: patienceMs, socketTimeout: patienceMs });
  const takers = rememberTakers();
  // Without expiry, because an outage may last; results name no address.
  const delivered = new LRUCache<string, HandedOver>({ max: deliveredMax });
  const closing = new AbortController();
  let asking: Promise<boolean> | null = null;
  const answers = async (): Promise<boolean> => {
    if (closing.signal.aborted) return false;
    const answer = smtp.verify().catch(() => false);
    const silence = pause(patienceMs, false, { signal: closing.signal, ref: false }).catch(() => false);
    return Promise.race([answer, silence]);
  };
  const askOnce = (): Promise<boolean> => (asking ??= answers().finally(() => (asking = null)));

  return {
    send: async (mail) => {
      const { messageId } = mail;
      const earlier = delivered.get(messageId);
      if (earlier) return earlier;
      const before = takers.get(messageId) ?? [];
      const to = mail.to.filter((address) => !before.includes(address));
      const finish = (result: HandedOver): HandedOver => {
        // A repeat must know the result.
        delivered.set(messageId, result);
        takers.delete(messageId);
        return result;
      };
      // The remaining address was removed.
      if (to.length === 0) return finish({ taken: before.length, refusals: [] });
      const sending = smtp.sendMail({ ...message(mail, from), envelope: { from, to } });
      const { accepted, rejectedErrors = [] } = await sending.catch(async (error: RejectedByAll) => {
        // Earlier recipients may exist; the caller decides.
        if (error.rejectedErrors?.length) return { accepted: [], rejectedErrors: error.rejectedErrors };
        throw await notTaken(messageId, error, askOnce);
      });
      const recipients = [...before, ...accepted];
      const deferred = rejectedErrors.find(isForNow);
      if (deferred && accepted.length > 0) takers.set(messageId, recipients);
      const failure = deferred ?? (recipients.length === 0 ? rejectedErrors.at(-1) : undefined);
      if (failure) throw await notTaken(messageId, failure, askOnce);
      const refusals = rejectedErrors.map(({ responseCode = 0 }) => responseCode);
      return finish({ taken: recipients.length, refusals });
    },
    close: async () => {
      closing.abort();
      smtp.close();
    },
  };
}

type RejectedByAll = SmtpError & { readonly rejectedErrors?: readonly SmtpError[] | undefined };
