import type { AddressChange } from '@talloor/events/customer/addressChanges.ts';
import { fillText } from '@talloor/messages/basket/fillText.ts';
import { customerChangeTexts } from '@talloor/messages/mail/customerChange.ts';
import { composeMail, greet, type MailContent, type MailReader } from './composeMail.ts';

type Reader = MailReader & { readonly customerName: string };

const pages = { nl: 'nl/mijn-account/klanten', fr: 'fr/mon-compte/clients' };

export function customerChangeMail(
  { kind, status, new: newAddress }: AddressChange,
  answer: string,
  reader: Reader,
): MailContent {
  const { language, customerName, publicUrl, ownTexts } = reader;
  const words = ownTexts(customerChangeTexts)[language];
  const verdict = words[status === 'accepted' ? 'accepted' : 'refused'];
  const values = { customer: customerName };
  const subject = fillText(verdict.subject, values, language);
  const street = [newAddress.street, newAddress.streetNumber, newAddress.box].filter(Boolean).join(' ');
  const address = [newAddress.addressee, street, `${newAddress.postal} ${newAddress.city}`].filter(Boolean).join('\n');
  return composeMail(subject, {
    language,
    paragraphs: [greet(words, reader), fillText(verdict[kind], values, language)],
    facts: [[words.wanted, address] as const, ...(answer === '' ? [] : [[words.answer, answer] as const])],
    link: { label: words.link, url: `${publicUrl}/${pages[language]}` },
    notes: [words.notes],
  });
}
