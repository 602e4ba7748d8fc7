import type { BasketLine } from '@talloor/events/basket/state.ts';
import type { KnownDelivery } from '@talloor/events/delivery/state.ts';
import type { InvoiceDocument } from '@talloor/events/invoice/values.ts';
import type { LineFacts } from '@talloor/events/values.ts';
import { amountCents, thousandths } from '@talloor/rules/money/rounding.ts';
import type { HistoryState } from '../historyState.ts';
import { isOfReturn, linesOfOrder } from './invoicedPart.ts';
import type { LineIdentity, LineNumber, NumberedLine, NumberName } from './trackedLine.ts';

type Source = Pick<HistoryState, 'basket' | 'order' | 'content' | 'deliveries' | 'invoices'>;

export function lineNumbers(state: Source): ReadonlyMap<string, NumberedLine> {
  const lines = new Map<string, { identity: LineIdentity; numbers: Partial<Record<NumberName, LineNumber>> }>();
  const keys = new Map<string, string>();
  const add = (identity: LineIdentity, name: NumberName, { quantity, cents, weight }: LineNumber): void => {
    const line = lines.get(identity.key) ?? { identity, numbers: {} };
    const before = line.numbers[name];
    line.numbers[name] = {
      quantity: (thousandths(quantity) + thousandths(before?.quantity ?? 0)) / 1000,
      cents: cents + (before?.cents ?? 0),
      weight:
        weight === null ? (before?.weight ?? null) : (thousandths(weight) + thousandths(before?.weight ?? 0)) / 1000,
    };
    lines.set(identity.key, line);
  };
  const identityAt = (delivery: string, lineId: string): LineIdentity | undefined => {
    const key = keys.get(`${delivery} ${lineId}`) ?? keys.get(lineId);
    return key === undefined ? undefined : lines.get(key)?.identity;
  };
  for (const line of orderedLines(state)) {
    add(line.identity, 'ordered', line.ordered);
    if (line.allocated) add(line.identity, 'allocated', line.allocated);
    if (line.identity.lineId !== null) keys.set(line.identity.lineId, line.identity.key);
  }
  const deliveries = knownDeliveries(state);
  for (const { plan, picked, stage } of deliveries)
    for (const line of picked?.lines ?? []) {
      const identity =
        (line.replaces === undefined ? identityAt(plan.deliveryNumber, line.lineId) : undefined) ??
        identityOf(line, `${plan.deliveryNumber} ${line.lineId}`, line.lineId, line.free);
      keys.set(`${plan.deliveryNumber} ${line.lineId}`, identity.key);
      const number = { quantity: line.delivered, cents: line.lineTotalCents, weight: line.weight };
      add(identity, 'picked', number);
      if (stage === 'delivered') add(identity, 'delivered', number);
    }
  for (const { plan, returns } of deliveries)
    for (const { lineId, quantity, baseCents: cents } of returns.credits.flatMap((credit) => credit.lines)) {
      const identity = identityAt(plan.deliveryNumber, lineId);
      if (identity) add(identity, 'credited', { quantity, cents, weight: null });
    }
  for (const document of issuedDocuments(state))
    for (const line of linesOf(state, document).counted) {
      if (line.kind !== 'goods') continue;
      const key = `${line.deliveryNumber} ${line.noteLineId}`;
      const identity = identityAt(line.deliveryNumber, line.noteLineId) ?? {
        ...line,
        key,
        lineId: line.noteLineId,
        groupCode: '',
        approximate: false,
        free: false,
      };
      const number = { quantity: line.quantity, cents: line.totalCents, weight: line.weight };
      add(identity, document.kind === 'invoice' ? 'invoiced' : 'credited', number);
    }
  return new Map([...lines].map(([key, { identity, numbers }]) => [key, { ...identity, numbers }]));
}

export const knownDeliveries = ({ deliveries }: Pick<HistoryState, 'deliveries'>): readonly KnownDelivery[] =>
  [...deliveries.values()].filter((delivery) => delivery.status === 'known');

export const issuedDocuments = ({ invoices }: Pick<HistoryState, 'invoices'>): readonly InvoiceDocument[] =>
  [...invoices.values()].flatMap((invoice) => (invoice.status === 'issued' ? [invoice.document] : []));

/** Lines of the order, and those among them that no return has credited. */
export function linesOf(state: Pick<HistoryState, 'deliveries'>, document: InvoiceDocument) {
  const deliveries = knownDeliveries(state);
  const all = linesOfOrder(document, new Set(deliveries.map(({ plan }) => plan.deliveryNumber)));
  const returns = new Set(deliveries.flatMap(({ returns: { credits } }) => credits.map(({ returnId }) => returnId)));
  return { all, counted: all.filter((line) => !isOfReturn(line, returns)) };
}

type Ordered = { readonly identity: LineIdentity; readonly ordered: LineNumber; readonly allocated?: LineNumber };

function orderedLines({ basket, order, content }: Source): readonly Ordered[] {
  const lines = order.status === 'none' ? content?.lines : order.content.lines;
  if (!lines) return basket.status === 'none' ? [] : basket.lines.map(basketLine);
  const freeLines = new Map<string, number>();
  return lines.map((line) => {
    const nth = freeLines.get(line.articleNumber) ?? 0;
    if (line.free) freeLines.set(line.articleNumber, nth + 1);
    const key = line.free ? `${line.articleNumber} free ${nth}` : line.articleNumber;
    const identity = identityOf(line, key, line.lineId, line.free);
    const ordered = { quantity: line.quantity, cents: line.lineTotalCents, weight: null };
    const allocation = order.status === 'none' ? undefined : order.allocations[line.lineId];
    if (allocation?.status !== 'short') return { identity, ordered };
    const { quantity } = allocation;
    const cents = amountCents(line.priceMills, quantity, line.conversionFactor);
    return { identity, ordered, allocated: { ...ordered, quantity, cents } };
  });
}

function basketLine(line: BasketLine): Ordered {
  const cents = amountCents(line.priceMills, line.quantity, line.conversionFactor);
  const identity = identityOf(line, line.articleNumber, null, false);
  return { identity, ordered: { quantity: line.quantity, cents, weight: null } };
}

const identityOf = (
  { articleNumber, name, unit, groupCode, priceMills, weightArticle }: LineFacts,
  key: string,
  lineId: string | null,
  free: boolean,
): LineIdentity => ({
  key,
  lineId,
  articleNumber,
  name,
  unit,
  groupCode,
  priceMills,
  approximate: weightArticle,
  free,
});
