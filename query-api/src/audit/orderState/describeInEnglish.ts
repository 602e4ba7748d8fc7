import { eventChangesEn, eventTitlesEn } from '@talloor/messages/history/eventsEn.ts';
import type { Description, ShownChange } from '../description.ts';
import { lineOf, type Surroundings } from '../historyNames.ts';
import type { HistoryDomainEvent } from '../orderHistory.ts';
import { stateTexts } from './stateTexts.ts';

const titles: Readonly<Record<HistoryDomainEvent['type'], string>> = eventTitlesEn;
const { format, reason, fill } = stateTexts.en;

type Bilingual = { readonly nl: string };
type Fields = {
  readonly [key in 'articleNumber' | 'lineId' | 'reference' | 'text' | 'outcome']?: string | null;
} & { readonly reason?: string | Bilingual | null } & {
  readonly [key in 'day' | 'until' | 'heldUntil' | 'answerUntil' | 'changeDeadline']?: string | null;
} & {
  readonly [key in 'quantity' | 'previousQuantity' | 'ordered' | 'allocated' | 'version']?: number;
} & { readonly [key in 'cents' | 'moneyCents' | 'creditsCents' | 'amountCents' | 'totalCents']?: number } & {
  readonly [key in 'orderNumber' | 'deliveryNumber' | 'invoiceNumber' | 'returnId' | 'recallId']?: string | null;
} & {
  readonly number?: string | number;
  readonly name?: Bilingual;
  readonly unit?: Bilingual;
  readonly totals?: { readonly payableCents: number; readonly approximate: boolean };
  readonly changed?: readonly (Pick<Fields, 'quantity' | 'previousQuantity'> & { readonly articleNumber: string })[];
};

/** A title and the plain facts of an event; the state beside it shows what the event changed. */
export function describeInEnglish(event: HistoryDomainEvent, around: Surroundings): Description {
  const data = event.data as Fields;
  const line = data.lineId ? lineOf(data.lineId, around) : undefined;
  const article = [data.articleNumber ?? line?.articleNumber ?? data.lineId, (data.name ?? line?.name)?.nl];
  const cents = data.cents ?? data.amountCents ?? data.totalCents ?? (data.moneyCents ?? 0) + (data.creditsCents ?? 0);
  const title = fill(titles[event.type], {
    article: article.filter(Boolean).join(' '),
    number: numberOf(event.type, data),
    day: data.day ? format.day(data.day) : '',
    reference: data.reference || '–',
    version: String(data.version ?? data.number ?? ''),
    amount: format.amount(cents),
  });
  return { title, changes: changesOf(data, data.unit?.nl ?? line?.unit.nl ?? '') };
}

function numberOf(type: HistoryDomainEvent['type'], data: Fields): string {
  const { number, returnId, recallId, invoiceNumber, deliveryNumber, orderNumber } = data;
  const own = type.startsWith('Delivery') && type !== 'DeliveryScheduled' ? (returnId ?? invoiceNumber) : undefined;
  return String(own ?? number ?? returnId ?? recallId ?? deliveryNumber ?? invoiceNumber ?? orderNumber ?? '');
}

const reasonOf = (value: Fields['reason']): string | null =>
  !value ? null : typeof value === 'string' ? reason(value) : value.nl;

function changesOf(data: Fields, unit: string): ShownChange[] {
  const { quantity, previousQuantity, ordered, allocated, totals, changed = [] } = data;
  const until = data.until ?? data.heldUntil ?? data.answerUntil ?? data.changeDeadline;
  const amountOf = (value: number | undefined) =>
    value === undefined || value === 0 ? null : format.quantity(value, unit);
  const change = (what: string, before: string | null, after: string | null): ShownChange[] =>
    before === null && after === null ? [] : [{ what, before, after }];
  return [
    ...change(eventChangesEn.quantity, amountOf(previousQuantity ?? ordered), amountOf(quantity ?? allocated)),
    ...changed.flatMap((each) => change(each.articleNumber, amountOf(each.previousQuantity), amountOf(each.quantity))),
    ...change(eventChangesEn.total, null, totals ? format.amount(totals.payableCents, totals.approximate) : null),
    ...change(eventChangesEn.reason, null, reasonOf(data.reason)),
    ...change(eventChangesEn.outcome, null, data.outcome ? reason(data.outcome) : null),
    ...change(eventChangesEn.until, null, until ? format.instant(until) : null),
    ...change(eventChangesEn.text, null, data.text ?? null),
  ];
}
