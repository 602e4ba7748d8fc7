import type { z } from 'zod';
import type { orderDraftView } from '@talloor/contracts/endpoints/orderChanges.ts';
import type { ReplacementChoice } from '@talloor/events/replacementChoice.ts';
import { basketTexts } from '@talloor/messages/basket/basketTexts.ts';
import type { BasketAssessment, CountedLine, FaultyLine } from '@talloor/rules/basket/assessment.ts';
import { compareLines } from '@talloor/rules/basket/compareLines.ts';
import { viewBasketWithoutLines, viewLineWithoutProduct } from '@talloor/rules/basket/viewBasket.ts';
import { viewTotals } from '@talloor/rules/basket/viewTotals.ts';
import { viewProduct } from '@talloor/rules/product/viewProduct.ts';
import type { CustomerFacts } from '@talloor/rules/facts.ts';
import { eurosOfCents } from '@talloor/rules/money/rounding.ts';
import {
  assessDraft,
  groundsOf,
  promisedOrderOf,
  type DraftFacts,
  type PromisedOrder,
} from '@talloor/rules/order/assessDraft.ts';
import { lineLimits, type LineLimits } from '@talloor/rules/order/lineLimits.ts';
import { paidLines } from '@talloor/rules/order/paidLines.ts';
import type { PromisedLine } from '@talloor/rules/order/promisedLine.ts';
import { conflictsOf, holdAt, type PlacedOrder } from './changeForbidden.ts';
import { changedLines } from '../submitChanges/decideSubmitChanges.ts';
import { draftFactsOf, type WorldFacts } from './draftFacts.ts';

type OrderDraftView = z.input<typeof orderDraftView>;
export type Reader = {
  readonly userId: string;
  readonly holderName: string;
  readonly names: ReadonlyMap<string, string>;
  readonly language: 'nl' | 'fr';
};

type JudgedLine = {
  readonly line: CountedLine | FaultyLine;
  /** Undefined for a new article. */
  readonly before: PromisedLine | undefined;
  readonly state: 'unchanged' | 'changed' | 'removed';
  readonly limits: LineLimits;
  /** Of the ordered quantity; null until known. */
  readonly allocated: number | null;
  readonly replacement: ReplacementChoice | null;
  readonly conflict: Conflict | null;
};

/** Spec after-ordering §3. */
export function viewOrderDraft(order: PlacedOrder, world: WorldFacts, reader: Reader): OrderDraftView {
  const { language, userId } = reader;
  const draft = order.drafts[userId];
  const facts = draftFactsOf(order, draft, world);
  const promisedOrder = promisedOrderOf(facts);
  const { promised } = promisedOrder;
  const assessment = assessDraft(facts, promisedOrder);
  const { showPrices } = assessment.customer;
  const hold = world.isShared === true ? null : holdAt(order, world.now);
  const lines = judgeLines(facts, assessment, promised, { order, conflicts: viewConflicts(order, reader) });
  return {
    order_number: order.content.orderNumber,
    version: order.version,
    modification_id: draft?.modificationId ?? null,
    changeable_until: seconds(order.content.changeDeadline),
    unsent: draft?.unsent ?? 'drop',
    mode: world.isShared === true ? 'shared' : 'exclusive',
    hold: hold && {
      name: reader.holderName,
      is_mine: hold.by === userId,
      since: seconds(hold.since),
      until: seconds(hold.until),
    },
    basket: viewBasketWithoutLines(assessment, language, basketTexts),
    original_total_lines: viewPromisedTotals(order, promised, assessment.customer, language),
    original_amount_to_pay: showPrices ? eurosOfCents(order.content.totals.payableCents) : null,
    is_original_approximate: order.content.totals.approximate,
    changes: changedLines(order, facts.draftQuantities, world.products).length,
    lines: lines.map((line) => viewJudgedLine(line, assessment, language)),
  };
}

type Promised = PromisedOrder['promised'];

/** Promised amounts stand, even under other terms. */
const viewPromisedTotals = (
  { content: { totals } }: PlacedOrder,
  promised: Promised,
  customer: Pick<CustomerFacts, 'showPrices' | 'freeDeliveryFromCents'>,
  language: 'nl' | 'fr',
): OrderDraftView['original_total_lines'] =>
  viewTotals({ customer, countedLines: [...promised.values()], ...totals }, language, basketTexts);

function judgeLines(
  facts: DraftFacts,
  assessment: BasketAssessment,
  promised: ReadonlyMap<string, CountedLine>,
  { order, conflicts }: { readonly order: PlacedOrder; readonly conflicts: ReadonlyMap<string, Conflict> },
): JudgedLine[] {
  const orderedLines = paidLines(facts.order.lines);
  const grounds = groundsOf(facts);
  const assessedArticles = new Set(assessment.lines.map((line) => line.product.articleNumber));
  const removedLines = [...promised.values()].filter((line) => !assessedArticles.has(line.product.articleNumber));
  const all =
    removedLines.length === 0 ? assessment.lines : [...assessment.lines, ...removedLines].toSorted(compareLines);
  return all.map((line) => {
    const { articleNumber } = line.product;
    const before = orderedLines.get(articleNumber);
    const allocation = before && order.allocations[before.lineId];
    return {
      line,
      before,
      state: !assessedArticles.has(articleNumber)
        ? 'removed'
        : promised.get(articleNumber) === line
          ? 'unchanged'
          : 'changed',
      limits: before ? lineLimits(before, facts.products.get(articleNumber), grounds) : unlimited,
      allocated: allocation && allocation.status !== 'pending' ? allocation.quantity : null,
      replacement: order.replacements[articleNumber] ?? null,
      conflict: conflicts.get(articleNumber) ?? null,
    };
  });
}

function viewJudgedLine(
  judged: JudgedLine,
  assessment: BasketAssessment,
  language: 'nl' | 'fr',
): OrderDraftView['lines'][number] {
  const { line, before, state, limits, allocated, replacement, conflict } = judged;
  const { customer, basket } = assessment;
  const nothing = customer.showPrices ? 0 : null;
  const quantity = state === 'removed' ? 0 : line.quantity;
  const question = { customer, quantity, moment: basket.delivery, language };
  return {
    product: viewProduct(line.product, question, line.counted && quantity > 0 ? line.chosen : undefined),
    line_id: before?.lineId ?? null,
    original_quantity: before?.quantity ?? 0,
    original_total: before && customer.showPrices ? eurosOfCents(before.lineTotalCents) : null,
    update_indicator: limits.fixedBecause === null,
    decrease_indicator: limits.mayDecrease,
    increase_indicator: limits.mayIncrease,
    allocated_quantity: allocated,
    replacement,
    conflict,
    ...viewLineWithoutProduct(line, assessment, language, basketTexts),
    ...(state === 'removed' && { quantity: 0, line_total: nothing, line_total_incl_vat: nothing }),
    ...(limits.fixedBecause !== null && { fixed_because: limits.fixedBecause }),
  };
}

const unlimited: LineLimits = { fixedBecause: null, mayDecrease: true, mayIncrease: true };
type Conflict = NonNullable<OrderDraftView['lines'][number]['conflict']>;

const viewConflicts = (order: PlacedOrder, { userId, names }: Reader): ReadonlyMap<string, Conflict> =>
  new Map(
    conflictsOf(order, userId).map((article) => {
      const version = order.changedIn[article] ?? 1;
      const orderVersion = order.versions.find((candidate) => candidate.version === version);
      const isByOffice = orderVersion !== undefined && orderVersion.officeReason !== null;
      // Customers only see that the office acted (ADR 0127).
      const name = orderVersion === undefined || isByOffice ? null : names.get(orderVersion.by) || null;
      return [article, { changed_by: name, is_by_office: isByOffice, version }] as const;
    }),
  );

const seconds = (instant: string): number => Math.floor(Date.parse(instant) / 1000);
