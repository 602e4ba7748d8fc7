import { fillText } from '@talloor/messages/basket/fillText.ts';
import { changedLinesTexts, changedOrderTexts } from '@talloor/messages/mail/changedOrder.ts';
import { correctedOrderTexts } from '@talloor/messages/mail/correctedOrder.ts';
import { fr } from '@talloor/messages/mail/fr.ts';
import { nl } from '@talloor/messages/mail/nl.ts';
import type { OwnTexts } from '@talloor/messages/company/ownTexts.ts';
import { orderReasonTexts } from '@talloor/messages/office/orderReasons.ts';
import type { OrderContent, OrderedLine } from '@talloor/events/basket/events.ts';
import type { ChangedLine } from '@talloor/events/order/orderChanges.ts';
import type { OrderHeld } from '@talloor/events/order/state.ts';
import type { MailedChange } from './changeSince.ts';
import { composeMail, greet, type MailContent } from './composeMail.ts';
import { day, instant, money, number, pieces, unitPrice } from './formats.ts';

const texts = { nl, fr };
const orderPages = { nl: 'bestelling-bekijken', fr: 'detail-de-la-commande' };

/** In the order's language. */
export function orderConfirmation(
  order: Pick<OrderHeld, 'content' | 'allocations'>,
  reader: {
    readonly name: string | null;
    readonly showPrices: boolean;
    /** Absent without approval or after erasure. */
    readonly approver?: string | null;
    /** Reason code of an office change. */
    readonly officeReason?: string | null;
    /** Absent for the first. */
    readonly version?: number;
    readonly change?: MailedChange;
    readonly publicUrl: string;
    readonly ownTexts: OwnTexts;
  },
): MailContent {
  const { content } = order;
  const { ownTexts } = reader;
  const changeWords = changedLinesTexts[content.language];
  const { language, delivery, address } = content;
  const words = ownTexts(texts)[language];
  const { orderNumber, customerName, customerNumber } = content;
  const site = delivery.service?.kind === 'pickup' ? delivery.service : null;
  const box = address.box ? ` / ${address.box}` : '';
  const { officeReason = null, version = 1 } = reader;
  const versionWords = version > 1 ? ownTexts(changedOrderTexts)[language] : words;
  const introTexts = officeReason === null ? versionWords : ownTexts(correctedOrderTexts)[language];
  const reason = officeReason === null ? '' : (orderReasonTexts[language][officeReason] ?? officeReason);
  return composeMail(fillText(introTexts.subject, { orderNumber }, language), {
    language,
    paragraphs: [
      greet(introTexts, { name: reader.name, language }),
      fillText(introTexts.intro, { orderNumber, customerName, customerNumber, reason, version }, language),
      fillText(
        momentWords(content, words),
        { day: day(delivery.day, language), start: delivery.windowStart, end: delivery.windowEnd },
        language,
      ),
      fillText(deadlineWords(content, words), { deadline: instant(content.changeDeadline, language) }, language),
    ],
    ...(reader.change
      ? { changes: { title: changeWords.title, rows: changesOf(content, reader.change, reader.showPrices) } }
      : {}),
    facts: [
      ...(site
        ? [[words.site, `${site.name}, ${site.street} ${site.streetNumber}, ${site.postal} ${site.city}`] as const]
        : []),
      ...(content.mainOrder === undefined ? [] : [[words.mainOrder, content.mainOrder] as const]),
      [
        words.address,
        [
          address.name ?? '',
          `${address.street ?? ''} ${address.streetNumber ?? ''}${box}`.trim(),
          `${address.postal} ${address.city}`,
        ]
          .filter((line) => line !== '')
          .join(', '),
      ],
      ...(content.reference ? [[words.reference, content.reference] as const] : []),
      ...(reader.approver ? [[words.approvedBy, reader.approver] as const] : []),
      ...(content.message ? [[words.message, content.message] as const] : []),
    ] as readonly (readonly [string, string])[],
    shortTitle: words.shortTitle,
    shortLines: shortLines(order, words.shortLine),
    shortAdvice: words.shortAdvice,
    head: reader.showPrices
      ? [words.article, words.quantity, words.price, words.lineTotal]
      : [words.article, words.quantity],
    rows: content.lines.map((line) => rowOf(line, language, reader.showPrices)),
    totals: reader.showPrices ? totalsOf(content) : [],
    link: { label: changeWords.open, url: `${reader.publicUrl}/${orderPages[language]}?order=${orderNumber}` },
    notes: [
      ...(reader.showPrices ? [] : [words.pricesHidden]),
      ...(reader.showPrices && content.totals.approximate ? [words.approximate] : []),
      words.closing,
    ],
  });
}

function momentWords({ delivery: { service } }: OrderContent, words: typeof nl): string {
  if (service?.kind === 'mussels') return words.mussels[service.moment];
  return service?.kind === 'pickup' ? words.pickup : words.delivery;
}

/** Mussels are only cancelled, and not at all when ordered late (ADR 0148). */
function deadlineWords({ delivery: { service }, changeDeadline, placedAt }: OrderContent, words: typeof nl): string {
  if (service?.kind !== 'mussels') return words.changeDeadline;
  return changeDeadline > placedAt ? words.cancelDeadline : words.notChangeable;
}

function changesOf(
  { language, totals }: OrderContent,
  { previousCents, lines }: MailedChange,
  showPrices: boolean,
): string[][] {
  const words = changedLinesTexts[language];
  const difference = ({ previousQuantity: was, quantity: is, unit }: ChangedLine): string => {
    if (was === 0) return fillText(words.added, { quantity: pieces(is, unit, language) }, language);
    if (is === 0) return fillText(words.removed, { quantity: pieces(was, unit, language) }, language);
    return `${number(was, language)} → ${pieces(is, unit, language)}`;
  };
  const amount = (cents: number) => `${totals.approximate ? '± ' : ''}${money(cents, language)}`;
  return [
    ...lines.map((line) => {
      const article = `${line.name[language]} (${line.articleNumber})`;
      return [line.isFree ? `${article}, ${texts[language].free}` : article, difference(line)];
    }),
    ...(showPrices && previousCents !== totals.payableCents
      ? [[texts[language].total, `${amount(previousCents)} → ${amount(totals.payableCents)}`]]
      : []),
  ];
}

function shortLines({ content, allocations }: Pick<OrderHeld, 'content' | 'allocations'>, text: string): string[] {
  const { language } = content;
  return content.lines.flatMap((line) => {
    const allocation = allocations[line.lineId];
    if (allocation?.status !== 'short') return [];
    const allocated = number(allocation.quantity, language);
    const orderedQuantity = number(line.quantity, language);
    return [
      fillText(
        text,
        { article: line.name[language], allocated, ordered: orderedQuantity, unit: line.unit[language] },
        language,
      ),
    ];
  });
}

function rowOf(line: OrderedLine, language: 'nl' | 'fr', showPrices: boolean): string[] {
  const article = `${line.name[language]} (${line.articleNumber})`;
  const quantity = pieces(line.quantity, line.unit, language);
  if (line.free) return showPrices ? [article, quantity, texts[language].free, ''] : [article, quantity];
  if (!showPrices) return [article, quantity];
  const total = `${line.weightArticle ? '± ' : ''}${money(line.lineTotalCents, language)}`;
  return [article, quantity, unitPrice(line.priceMills, language), total];
}

function totalsOf({ lines, totals, language }: OrderContent): (readonly [string, string])[] {
  const words = texts[language];
  const amount = (cents: number, isWeighed = false) => `${isWeighed ? '± ' : ''}${money(cents, language)}`;
  const weighedRates = new Set(lines.filter((line) => line.weightArticle && !line.free).map((line) => line.vatRate));
  const amountRow = (cents: number, label: string) => (cents === 0 ? [] : [[label, amount(cents)] as const]);
  return [
    [words.subtotal, amount(totals.subtotalCents, totals.approximate)] as const,
    ...amountRow(totals.deliveryCents, words.deliveryCost),
    ...amountRow(totals.expressCents, words.expressFee),
    ...amountRow(totals.discountCents, words.discounts),
    ...totals.vat.map(
      ({ rate, baseCents, vatCents }) =>
        [
          fillText(
            words.vat,
            { rate: number(rate, language), base: amount(baseCents, weighedRates.has(rate)) },
            language,
          ),
          amount(vatCents, weighedRates.has(rate)),
        ] as const,
    ),
    ...amountRow(totals.depositCents, words.deposit),
    [words.total, amount(totals.payableCents, totals.approximate)] as const,
  ];
}
