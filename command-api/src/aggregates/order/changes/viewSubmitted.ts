import type { z } from 'zod';
import type { submittedChangesView } from '@talloor/contracts/endpoints/orderChanges.ts';
import type { OrderEvent } from '@talloor/events/order/events.ts';
import { namedChanges } from '@talloor/events/order/orderChanges.ts';
import { versionsOf } from '@talloor/events/order/orderVersions.ts';
import { eurosOfCents } from '@talloor/rules/money/rounding.ts';
import type { PlacedOrder } from './changeForbidden.ts';

type Reader = { readonly language: 'nl' | 'fr'; readonly showPrices: boolean };
type View = z.input<typeof submittedChangesView>;
type Submitted = Extract<OrderEvent, { type: 'OrderModificationSubmitted' }>['data'];

export function viewSubmitted(submitted: Submitted, order: PlacedOrder, { language, showPrices }: Reader): View {
  const amount = (cents: number) => (showPrices ? eurosOfCents(cents) : null);
  return {
    order_number: order.content.orderNumber,
    version: submitted.version,
    submitted_at: seconds(submitted.submittedAt),
    lines: namedChanges(submitted).map((line) => ({
      article_number: line.articleNumber,
      name: line.name[language],
      unit: line.unit[language],
      original_quantity: line.previousQuantity,
      quantity: line.quantity,
    })),
    original_amount_to_pay: amount(submitted.previousPayableCents),
    amount_to_pay: amount(submitted.totals.payableCents),
    is_approximate: submitted.totals.approximate,
    allocation: allocationOf(order),
  };
}

export function viewRepeated(order: PlacedOrder, { language, showPrices }: Reader): View {
  const amount = (cents: number | undefined) => (showPrices && cents !== undefined ? eurosOfCents(cents) : null);
  const [last, before] = versionsOf(order).toReversed();
  const lineOf = (article: string) => order.content.lines.find((line) => line.articleNumber === article);
  const quantities = (version: typeof last) =>
    new Map((version?.lines ?? []).map((line) => [line.articleNumber, line.quantity]));
  const [currentQuantities, previousQuantities] = [quantities(last), quantities(before)];
  return {
    order_number: order.content.orderNumber,
    version: order.version,
    submitted_at: seconds(last?.at ?? order.content.placedAt),
    lines: [...new Set([...currentQuantities.keys(), ...previousQuantities.keys()])]
      .map((article) => ({
        article_number: article,
        name: lineOf(article)?.name[language] ?? article,
        unit: lineOf(article)?.unit[language] ?? '',
        original_quantity: previousQuantities.get(article) ?? 0,
        quantity: currentQuantities.get(article) ?? 0,
      }))
      .filter((line) => line.original_quantity !== line.quantity),
    original_amount_to_pay: amount(before?.payableCents),
    amount_to_pay: amount(order.content.totals.payableCents),
    is_approximate: order.content.totals.approximate,
    allocation: allocationOf(order),
  };
}

function allocationOf(order: PlacedOrder): View['allocation'] {
  const isShort = Object.values(order.allocations).some((allocation) => allocation.status === 'short');
  return !order.allocated ? 'pending' : isShort ? 'short' : 'allocated';
}

const seconds = (instant: string): number => Math.floor(Date.parse(instant) / 1000);
