import type { BasketState } from '@talloor/events/basket/state.ts';
import { fillText } from '@talloor/messages/basket/fillText.ts';
import { approvalMailTexts } from '@talloor/messages/mail/approval.ts';
import { countedForLimit } from '@talloor/rules/account/approval.ts';
import { shownEarlierSeconds } from '@talloor/rules/delivery/closingWarning.ts';
import type { CustomerFacts } from '@talloor/rules/facts.ts';
import { day, instant, money, number } from './formats.ts';
import { htmlOf, textOf, type MailParts } from './layOut.ts';

/** Articles that the mail names; the rest is a click away. */
const namedArticles = 10;
const pages = {
  nl: { approvals: 'nl/mijn-account/goedkeuringen', basket: 'winkelwagen-bekijken' },
  fr: { approvals: 'fr/mon-compte/approbations', basket: 'voir-le-panier' },
};

type Reader = {
  readonly language: 'nl' | 'fr';
  readonly name: string | null;
  /** As the reader may see it. */
  readonly customer: Pick<CustomerFacts, 'name' | 'customerNumber' | 'showPrices'>;
  /** Where the shop is reached, without a slash at its end. */
  readonly publicUrl: string;
};
type Content = { readonly subject: string; readonly text: string; readonly html: string };

/** The mail that asks somebody to approve: who asked, what, until when, what it comes to, and a link that opens that basket. */
export function approvalAskedMail(
  basket: Extract<BasketState, { status: 'awaiting' }>,
  asker: string,
  reader: Reader,
): Content {
  const { language, customer, publicUrl } = reader;
  const words = approvalMailTexts[language];
  const { approval, delivery, lines, basketId } = basket;
  if (!delivery) throw new Error('a basket without a delivery moment was never sent for approval');
  const { totals } = approval;
  // As the warning in the shop, half an hour before the true one (spec shopping §9).
  const shown = new Date(Date.parse(approval.deadline) - shownEarlierSeconds * 1000).toISOString();
  const deadline = instant(shown, language);
  const amount = (cents: number) => money(cents, language);
  const moment = { day: day(delivery.day, language), start: delivery.windowStart, end: delivery.windowEnd, deadline };
  const more = lines.length - namedArticles;
  return laidOut(fillText(words.subject, { asker, deadline }, language), {
    ...nothing(language),
    paragraphs: [
      greeting(reader),
      fillText(
        customer.showPrices ? words.askedAbove : words.asked,
        { ...about(reader), asker, limit: amount(approval.limitCents) },
        language,
      ),
      fillText(delivery.service?.kind === 'pickup' ? words.pickup : words.delivery, moment, language),
    ],
    facts: [
      ...(approval.reference ? [[words.reference, approval.reference] as const] : []),
      ...(approval.message ? [[words.message, approval.message] as const] : []),
    ],
    head: [words.article, words.quantity],
    rows: lines
      .slice(0, namedArticles)
      .map((line) => [
        `${line.name[language]} (${line.articleNumber})`,
        `${number(line.quantity, language)} ${line.unit[language]}`,
      ]),
    totals: customer.showPrices
      ? [
          [words.counted, amount(countedForLimit(totals))],
          [words.total, `${totals.approximate ? '± ' : ''}${amount(totals.payableCents)}`],
        ]
      : [],
    link: {
      label: words.decide,
      url: `${publicUrl}/${pages[language].approvals}?id=${basketId}&customer=${customer.customerNumber}`,
    },
    notes: [
      ...(more > 0 ? [fillText(more === 1 ? words.more_one : words.more, { count: more }, language)] : []),
      words.others,
      words.closing,
    ],
  });
}

/** The mail that tells the asker who sent it back and why. @param by null where that person is gone */
export function sentBackMail(
  { basketId, by, reason }: { readonly basketId: string; readonly by: string | null; readonly reason: string | null },
  reader: Reader,
): Content {
  const { language, publicUrl } = reader;
  const words = approvalMailTexts[language];
  const said = by === null ? words.sentBackUnknown : words.sentBack;
  return laidOut(fillText(words.sentBackSubject, about(reader), language), {
    ...nothing(language),
    paragraphs: [greeting(reader), fillText(said, { ...about(reader), by: by ?? '' }, language), words.afterSentBack],
    facts: reason === null ? [] : [[words.reason, reason]],
    link: { label: words.open, url: `${publicUrl}/${pages[language].basket}?id=${basketId}` },
    notes: [words.closing],
  });
}

/** The mail that tells the asker that nobody approved it in time. */
export function approvalLapsedMail(
  { basketId, deadline }: { readonly basketId: string; readonly deadline: string },
  reader: Reader,
): Content {
  const { language, publicUrl } = reader;
  const words = approvalMailTexts[language];
  const values = { ...about(reader), deadline: instant(deadline, language) };
  return laidOut(fillText(words.lapsedSubject, values, language), {
    ...nothing(language),
    paragraphs: [greeting(reader), fillText(words.lapsed, values, language), words.afterLapsed],
    link: { label: words.open, url: `${publicUrl}/${pages[language].basket}?id=${basketId}` },
    notes: [words.closing],
  });
}

const about = ({ customer }: Reader) => ({ customerName: customer.name, customerNumber: customer.customerNumber });

const greeting = ({ name, language }: Reader): string => {
  const words = approvalMailTexts[language];
  return name ? fillText(words.greeting, { name }, language) : words.greetingWithoutName;
};

const nothing = (language: 'nl' | 'fr'): Omit<MailParts, 'heading' | 'paragraphs' | 'notes'> => ({
  language,
  facts: [],
  shortTitle: '',
  shortLines: [],
  shortAdvice: '',
  head: [],
  rows: [],
  totals: [],
});

const laidOut = (subject: string, parts: Omit<MailParts, 'heading'>): Content => {
  const whole = { ...parts, heading: subject };
  return { subject, text: textOf(whole), html: htmlOf(whole) };
};
