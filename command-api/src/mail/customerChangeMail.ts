import type { AddressChange } from '@talloor/events/customer/addressChanges.ts';
import { fillText } from '@talloor/messages/basket/fillText.ts';
import { customerChangeTexts } from '@talloor/messages/mail/customerChange.ts';
import { htmlOf, textOf } from './layOut.ts';

type Reader = {
  readonly language: 'nl' | 'fr';
  readonly name: string | null;
  readonly customerName: string;
  /** Where the shop is reached, without a slash at its end. */
  readonly publicUrl: string;
};

const pages = { nl: 'nl/mijn-account/klanten', fr: 'fr/mon-compte/clients' };

/** The mail that tells how a change of address was judged. @param answer what the provider says to it; may be empty */
export function customerChangeMail(
  { kind, status, new: wanted }: AddressChange,
  answer: string,
  { language, name, customerName, publicUrl }: Reader,
): { readonly subject: string; readonly text: string; readonly html: string } {
  const words = customerChangeTexts[language];
  const verdict = words[status === 'accepted' ? 'accepted' : 'refused'];
  const values = { customer: customerName };
  const subject = fillText(verdict.subject, values, language);
  const street = [wanted.street, wanted.streetNumber, wanted.box].filter(Boolean).join(' ');
  const address = [wanted.addressee, street, `${wanted.postal} ${wanted.city}`].filter(Boolean).join('\n');
  const parts = {
    language,
    heading: subject,
    paragraphs: [
      name ? fillText(words.greeting, { name }, language) : words.greetingWithoutName,
      fillText(verdict[kind], values, language),
    ],
    facts: [[words.wanted, address] as const, ...(answer === '' ? [] : [[words.answer, answer] as const])],
    shortTitle: '',
    shortLines: [],
    shortAdvice: '',
    head: [],
    rows: [],
    totals: [],
    link: { label: words.link, url: `${publicUrl}/${pages[language]}` },
    notes: [words.notes],
  };
  return { subject, text: textOf(parts), html: htmlOf(parts) };
}
