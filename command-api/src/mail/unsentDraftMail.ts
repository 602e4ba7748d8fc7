import type { ChangedLine, UnsentChoice } from '@talloor/events/order/orderChanges.ts';
import { fillText } from '@talloor/messages/basket/fillText.ts';
import { unsentDraftTexts } from '@talloor/messages/mail/unsentDraft.ts';
import { problemTitle } from '@talloor/messages/problems/problemTitle.ts';
import type { CustomerFacts } from '@talloor/rules/facts.ts';
import { composeMail, greet, type MailContent, type MailReader } from './composeMail.ts';
import { instant, number, pieces } from './formats.ts';

const pages = {
  nl: { modify: 'bestelling-wijzigen', order: 'bestelling-bekijken' },
  fr: { modify: 'modifier-commande', order: 'detail-de-la-commande' },
};

type Reader = MailReader & {
  readonly customer: Pick<CustomerFacts, 'name' | 'customerNumber'>;
  readonly orderNumber: string;
  /** ISO 8601. */
  readonly deadline: string;
};

export function unsentDraftMail(
  { changed, choice }: { readonly changed: readonly ChangedLine[]; readonly choice: UnsentChoice },
  reader: Reader,
): MailContent {
  const { language, orderNumber, publicUrl, ownTexts } = reader;
  const words = ownTexts(unsentDraftTexts)[language];
  return composeMail(fillText(words.subject, about(reader), language), {
    language,
    paragraphs: [greet(words, reader), fillText(words.announced, about(reader), language), words[choice]],
    ...tableOf(changed, language),
    link: { label: words.open, url: `${publicUrl}/${pages[language].modify}?order=${orderNumber}` },
    notes: [words.closing],
  });
}

export function refusedDraftMail(
  { wished, refused: rejectionCode }: { readonly wished: readonly ChangedLine[]; readonly refused: string },
  reader: Reader,
): MailContent {
  const { language, orderNumber, publicUrl, ownTexts } = reader;
  const words = ownTexts(unsentDraftTexts)[language];
  const reason = problemTitle(rejectionCode, language);
  return composeMail(fillText(words.refusedSubject, about(reader), language), {
    language,
    paragraphs: [greet(words, reader), fillText(words.refused, { ...about(reader), reason }, language), words.stays],
    ...tableOf(wished, language),
    link: { label: words.openOrder, url: `${publicUrl}/${pages[language].order}?order=${orderNumber}` },
    notes: [words.closing],
  });
}

const about = ({ customer, orderNumber, deadline, language }: Reader) => ({
  customerName: customer.name,
  customerNumber: customer.customerNumber,
  order: orderNumber,
  deadline: instant(deadline, language),
});

function tableOf(lines: readonly ChangedLine[], language: 'nl' | 'fr') {
  const words = unsentDraftTexts[language];
  const amount = (quantity: number, unit: ChangedLine['unit']) =>
    quantity === 0 ? number(0, language) : pieces(quantity, unit, language);
  return {
    head: [words.article, words.was, words.wished],
    rows: lines.map((line) => [
      `${line.name[language]} (${line.articleNumber})`,
      amount(line.previousQuantity, line.unit),
      `→ ${amount(line.quantity, line.unit)}`,
    ]),
  };
}
