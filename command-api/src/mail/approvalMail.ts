import type { BasketState } from '@talloor/events/basket/state.ts';
import { fillText } from '@talloor/messages/basket/fillText.ts';
import { approvalMailTexts } from '@talloor/messages/mail/approval.ts';
import { amountForLimit } from '@talloor/rules/account/approval.ts';
import type { CustomerFacts } from '@talloor/rules/facts.ts';
import { composeMail, firstLines, greet, formatDeadline, type MailContent, type MailReader } from './composeMail.ts';
import { day, instant, money } from './formats.ts';

const maxArticles = 10;
const pages = {
  nl: { approvals: 'nl/mijn-account/goedkeuringen', basket: 'winkelwagen-bekijken' },
  fr: { approvals: 'fr/mon-compte/approbations', basket: 'voir-le-panier' },
};

type Reader = MailReader & {
  readonly customer: Pick<CustomerFacts, 'name' | 'customerNumber' | 'showPrices'>;
};

export function approvalAskedMail(
  basket: Extract<BasketState, { status: 'awaiting' }>,
  asker: string,
  reader: Reader,
): MailContent {
  const { language, customer, publicUrl, ownTexts } = reader;
  const words = ownTexts(approvalMailTexts)[language];
  const { approval, delivery, lines, basketId } = basket;
  if (!delivery) throw new Error('a basket without a delivery moment was never sent for approval');
  const { totals } = approval;
  const deadline = formatDeadline(approval.deadline, language);
  const amount = (cents: number) => money(cents, language);
  const moment = { day: day(delivery.day, language), start: delivery.windowStart, end: delivery.windowEnd, deadline };
  const { rows, more } = firstLines(lines, maxArticles, words, language);
  return composeMail(fillText(words.subject, { asker, deadline }, language), {
    language,
    paragraphs: [
      greet(words, reader),
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
    rows,
    totals: customer.showPrices
      ? [
          [words.counted, amount(amountForLimit(totals))],
          [words.total, `${totals.approximate ? '± ' : ''}${amount(totals.payableCents)}`],
        ]
      : [],
    link: {
      label: words.decide,
      url: `${publicUrl}/${pages[language].approvals}?id=${basketId}&customer=${customer.customerNumber}`,
    },
    notes: [...more, words.others, words.closing],
  });
}

/** @param by null after erasure */
export function sentBackMail(
  { basketId, by, reason }: { readonly basketId: string; readonly by: string | null; readonly reason: string | null },
  reader: Reader,
): MailContent {
  const { language, publicUrl, ownTexts } = reader;
  const words = ownTexts(approvalMailTexts)[language];
  const intro = by === null ? words.sentBackUnknown : words.sentBack;
  return composeMail(fillText(words.sentBackSubject, about(reader), language), {
    language,
    paragraphs: [
      greet(words, reader),
      fillText(intro, { ...about(reader), by: by ?? '' }, language),
      words.afterSentBack,
    ],
    facts: reason === null ? [] : [[words.reason, reason]],
    link: { label: words.open, url: `${publicUrl}/${pages[language].basket}?id=${basketId}` },
    notes: [words.closing],
  });
}

export function approvalLapsedMail(
  { basketId, deadline }: { readonly basketId: string; readonly deadline: string },
  reader: Reader,
): MailContent {
  const { language, publicUrl, ownTexts } = reader;
  const words = ownTexts(approvalMailTexts)[language];
  const values = { ...about(reader), deadline: instant(deadline, language) };
  return composeMail(fillText(words.lapsedSubject, values, language), {
    language,
    paragraphs: [greet(words, reader), fillText(words.lapsed, values, language), words.afterLapsed],
    link: { label: words.open, url: `${publicUrl}/${pages[language].basket}?id=${basketId}` },
    notes: [words.closing],
  });
}

const about = ({ customer }: Reader) => ({ customerName: customer.name, customerNumber: customer.customerNumber });
