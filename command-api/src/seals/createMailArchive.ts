import { createHash } from 'node:crypto';
import { sealMailTexts } from '@talloor/messages/mail/seal.ts';
import { fillText } from '@talloor/messages/basket/fillText.ts';
import type { SealArchive } from '@talloor/platform/seals/archives/archive.ts';
import { composeMail } from '../mail/composeMail.ts';
import type { Mailer } from '../mail/mailer.ts';

export const createMailArchive = (mailer: Mailer, to: readonly string[]): SealArchive => ({
  name: 'mail',
  startsWithNext: true,
  write: async (fileName, lines) => {
    const header = await firstLine(lines);
    const { number, at } = JSON.parse(header) as { readonly number: number; readonly at: string };
    const { nl, fr } = sealMailTexts;
    const values = { number: String(number) };
    await mailer.send({
      ...composeMail(fillText(nl.subject, values, 'nl'), {
        language: 'nl',
        paragraphs: [nl.text, fr.text],
        notes: [],
      }),
      messageId: `${createHash('sha256').update(header).digest('hex').slice(0, 32)}@talloor`,
      to,
      language: 'nl',
      date: new Date(at),
      about: [],
      attachment: { fileName, content: header },
    });
  },
  read: () => Promise.resolve(null),
});

async function firstLine(lines: AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const part of lines) {
    text += part;
    if (text.includes('\n')) break;
  }
  return text.slice(0, text.indexOf('\n') + 1);
}
