import type {
  StandingBasketMade,
  StandingDateMissed,
  StandingDifference,
} from '@talloor/events/standingOrder/events.ts';
import { fillText } from '@talloor/messages/basket/fillText.ts';
import { standingOrderMailTexts } from '@talloor/messages/mail/standingOrder.ts';
import { standingOrderTexts } from '@talloor/messages/standingOrder/standingOrderTexts.ts';
import type { CustomerFacts } from '@talloor/rules/facts.ts';
import {
  composeMail,
  countMore,
  firstLines,
  greet,
  formatDeadline,
  type MailContent,
  type MailReader,
} from './composeMail.ts';
import { day, money, number, unitPrice } from './formats.ts';

const maxArticles = 10;
const maxDifferences = 30;
const pages = {
  nl: { basket: 'winkelwagen-bekijken', order: 'nl/mijn-account/lijstjes/vaste-bestelling' },
  fr: { basket: 'voir-le-panier', order: 'fr/mon-compte/listes/commande-permanente' },
};

type Reader = MailReader & {
  readonly customer: Pick<CustomerFacts, 'name' | 'customerNumber' | 'showPrices'>;
  readonly list: { readonly id: string; readonly name: string };
};

export function standingBasketMail(basketMade: StandingBasketMade, reader: Reader): MailContent {
  const { language, customer, list, publicUrl, ownTexts } = reader;
  const words = ownTexts(standingOrderMailTexts)[language];
  const { delivery, lines, previous, closure } = basketMade;
  const deadline = formatDeadline(delivery.deadline, language);
  const moment = { day: day(delivery.day, language), start: delivery.windowStart, end: delivery.windowEnd, deadline };
  const site = delivery.service?.kind === 'pickup' ? delivery.service.name : null;
  const subject = fillText(words.subject, { list: list.name, deadline }, language);
  const differences = differencesOf(basketMade.differences, reader);
  const { rows, more } = firstLines(lines, maxArticles, words, language);
  const movedNotice =
    closure === null
      ? []
      : [
          fillText(
            words.moved,
            {
              asked: day(basketMade.day, language),
              day: day(delivery.day, language),
              closure: standingOrderTexts.closure(closure, language),
            },
            language,
          ),
        ];
  return composeMail(subject, {
    ...commonParts(reader),
    paragraphs: [
      greet(words, reader),
      fillText(words.intro, about(reader), language),
      site === null
        ? fillText(words.delivery, moment, language)
        : fillText(words.pickup, { ...moment, site }, language),
      ...movedNotice,
      ...(differences.length === 0 ? [words.same] : []),
    ],
    shortLines: differences,
    head: [words.article, words.amount],
    rows,
    totals: customer.showPrices
      ? [
          [words.subtotal, `${basketMade.approximate ? '± ' : ''}${money(basketMade.subtotalCents, language)}`],
          ...(previous
            ? [
                [
                  fillText(words.before, { day: day(previous.day, language) }, language),
                  money(previous.subtotalCents, language),
                ] as const,
              ]
            : []),
        ]
      : [],
    link: { label: words.open, url: `${publicUrl}/${pages[language].basket}?id=${basketMade.basketId}` },
    notes: [...more, words.closing],
  });
}

export function standingDateMissedMail(missedDate: StandingDateMissed, reader: Reader): MailContent {
  const { language, list, publicUrl, ownTexts } = reader;
  const words = ownTexts(standingOrderMailTexts)[language];
  const plannedDay = day(missedDate.day, language);
  const subject = fillText(words.subjectMissed, { list: list.name, day: plannedDay }, language);
  const reason = standingOrderTexts.missed(missedDate.reason, missedDate.closure, language);
  return composeMail(subject, {
    ...commonParts(reader),
    paragraphs: [
      greet(words, reader),
      fillText(words.missed, { ...about(reader), day: plannedDay, reason }, language),
      ...(missedDate.reason === 'customer' ? [words.paused] : []),
    ],
    shortLines: differencesOf(missedDate.differences, reader),
    link: { label: words.openOrder, url: `${publicUrl}/${pages[language].order}?id=${list.id}` },
    notes: [words.closing],
  });
}

const about = ({ customer, list }: Reader) => ({
  customerName: customer.name,
  customerNumber: customer.customerNumber,
  list: list.name,
});

const commonParts = ({ language }: Reader) => ({
  language,
  shortTitle: standingOrderMailTexts[language].differs,
  shortAdvice: standingOrderMailTexts[language].differsAdvice,
});

function differencesOf(differences: readonly StandingDifference[], reader: Reader): readonly string[] {
  const lines = differences.flatMap((difference) => differenceLine(difference, reader));
  const { language } = reader;
  const more = countMore(lines.length - maxDifferences, standingOrderMailTexts[language], language);
  return [...lines.slice(0, maxDifferences), ...more];
}

function differenceLine(difference: StandingDifference, { language, customer }: Reader): readonly string[] {
  const words = standingOrderMailTexts[language];
  const { articleNumber, name } = difference;
  const article = name === null ? articleNumber : `${name[language]} (${articleNumber})`;
  const fillSentence = (text: string, values: Record<string, string>) => [
    fillText(text, { article, ...values }, language),
  ];
  const reasonOf = ({ code, parameters }: { code: string; parameters: Record<string, string | number> }) =>
    standingOrderTexts.reason(code, parameters, language);
  switch (difference.kind) {
    case 'left_out':
      return fillSentence(words.leftOut, { reason: reasonOf(difference.reason) });
    case 'replaced': {
      const by = `${difference.by.name[language]} (${difference.by.articleNumber})`;
      const quantity = number(difference.quantity, language);
      return fillSentence(words.replaced, { by, quantity, reason: reasonOf(difference.reason) });
    }
    case 'quantity':
      return fillSentence(words.quantity, {
        quantity: number(difference.quantity, language),
        wanted: number(difference.wanted, language),
        reason: reasonOf(difference.reason),
      });
    case 'price':
      return customer.showPrices
        ? fillSentence(words.price, {
            before: unitPrice(difference.beforeMills, language),
            after: unitPrice(difference.afterMills, language),
          })
        : [];
    default:
      return difference satisfies never;
  }
}
