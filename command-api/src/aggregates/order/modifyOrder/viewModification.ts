import type { z } from 'zod';
import type { modificationView } from '@talloor/contracts/endpoints/orderChanges.ts';
import type { ReplacementChoice } from '@talloor/events/replacementChoice.ts';
import { basketTexts } from '@talloor/messages/basket/basketTexts.ts';
import type { BasketAssessment, CountedLine, FaultyLine } from '@talloor/rules/basket/assessment.ts';
import { compareLines } from '@talloor/rules/basket/compareLines.ts';
import { viewBasketWithoutLines, viewLineWithoutProduct } from '@talloor/rules/basket/viewBasket.ts';
import { viewTotals } from '@talloor/rules/basket/viewTotals.ts';
import type { CustomerFacts } from '@talloor/rules/facts.ts';
import { eurosOfCents } from '@talloor/rules/money/rounding.ts';
import {
  assessModification,
  groundsOf,
  standingOrder,
  type ModificationFacts,
  type StandingOrder,
} from '@talloor/rules/order/assessModification.ts';
import { lineLimits, type LineLimits } from '@talloor/rules/order/lineLimits.ts';
import { paidLines } from '@talloor/rules/order/paidLines.ts';
import type { PromisedLine } from '@talloor/rules/order/promisedLine.ts';
import { conflictsOf, holdAt, type PlacedOrder } from './changeForbidden.ts';
import { changedLines } from '../submitChanges/decideSubmitChanges.ts';
import { modificationFactsOf, type WorldFacts } from './modificationFacts.ts';

type ModificationView = z.input<typeof modificationView>;
export type Reader = {
  readonly userId: string;
  readonly holderName: string;
  readonly names: ReadonlyMap<string, string>;
  readonly language: 'nl' | 'fr';
};

/** Answer and judged lines, for rendering (spec after-ordering §3). */
export type JudgedModification = {
  readonly lines: readonly JudgedLine[];
  readonly rest: Omit<ModificationView, 'lines'>;
  readonly assessment: BasketAssessment;
};

/** Future state; a removed line as ordered. */
export type JudgedLine = {
  readonly line: CountedLine | FaultyLine;
  /** Undefined for a new article. */
  readonly before: PromisedLine | undefined;
  readonly state: 'standing' | 'changed' | 'takenOut';
  readonly limits: LineLimits;
  /** Of the ordered quantity; null until known. */
  readonly allocated: number | null;
  /** Null: the customer's default. */
  readonly replacement: ReplacementChoice | null;
  readonly conflict: Conflict | null;
};

/** The order, now and with the user's draft. */
export function viewModification(order: PlacedOrder, world: WorldFacts, reader: Reader): JudgedModification {
  const { language, userId } = reader;
  const draft = order.drafts[userId];
  const facts = modificationFactsOf(order, draft, world);
  const assessment = assessModification(facts);
  const { promised } = standingOrder(facts);
  const { showPrices } = assessment.customer;
  const hold = world.isShared === true ? null : holdAt(order, world.now);
  return {
    lines: judgedLines(facts, assessment, promised, { order, conflicts: viewConflicts(order, reader) }),
    rest: {
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
      changes: changedLines(order, facts.wishes, world.products).length,
    },
    assessment,
  };
}

type TotalLines = ModificationView['original_total_lines'];
type Promised = StandingOrder['promised'];
type ToldOf = Pick<CustomerFacts, 'showPrices' | 'freeDeliveryFromCents'>;
type SaidTotals = ToldOf & { readonly language: 'nl' | 'fr'; readonly lines: TotalLines };

const saidTotals = new WeakMap<Promised, SaidTotals>();

/** Promised amounts stand, even under other terms. Cached until order or articles change. */
function viewPromisedTotals(
  { content: { totals } }: PlacedOrder,
  promised: Promised,
  customer: ToldOf,
  language: 'nl' | 'fr',
): TotalLines {
  const { showPrices, freeDeliveryFromCents } = customer;
  const before = saidTotals.get(promised);
  if (
    before?.language === language &&
    before.showPrices === showPrices &&
    before.freeDeliveryFromCents === freeDeliveryFromCents
  )
    return before.lines;
  const lines = viewTotals({ customer, countedLines: [...promised.values()], ...totals }, language, basketTexts);
  saidTotals.set(promised, { language, showPrices, freeDeliveryFromCents, lines });
  return lines;
}

/** Includes removed lines; by group and article number. */
function judgedLines(
  facts: ModificationFacts,
  assessment: BasketAssessment,
  promised: ReadonlyMap<string, CountedLine>,
  { order, conflicts }: { readonly order: PlacedOrder; readonly conflicts: ReadonlyMap<string, Conflict> },
): JudgedLine[] {
  const ordered = paidLines(facts.order.lines);
  const grounds = groundsOf(facts);
  const wanted = new Set(assessment.lines.map((line) => line.product.articleNumber));
  const taken = [...promised.values()].filter((line) => !wanted.has(line.product.articleNumber));
  const all = taken.length === 0 ? assessment.lines : [...assessment.lines, ...taken].toSorted(compareLines);
  return all.map((line) => {
    const { articleNumber } = line.product;
    const before = ordered.get(articleNumber);
    const given = before && order.allocations[before.lineId];
    return {
      line,
      before,
      state: !wanted.has(articleNumber) ? 'takenOut' : promised.get(articleNumber) === line ? 'standing' : 'changed',
      limits: before ? lineLimits(before, facts.products.get(articleNumber), grounds) : unlimited,
      allocated: given && given.status !== 'pending' ? given.quantity : null,
      replacement: order.replacements[articleNumber] ?? null,
      conflict: conflicts.get(articleNumber) ?? null,
    };
  });
}

/** Without article data. */
export function viewJudgedLine(
  { line, before, state, limits, allocated, replacement, conflict }: JudgedLine,
  assessment: BasketAssessment,
  language: 'nl' | 'fr',
): Omit<ModificationView['lines'][number], 'product'> {
  const { showPrices } = assessment.customer;
  const nothing = showPrices ? 0 : null;
  return {
    line_id: before?.lineId ?? null,
    original_quantity: before?.quantity ?? 0,
    original_total: before && showPrices ? eurosOfCents(before.lineTotalCents) : null,
    update_indicator: limits.fixedBecause === null,
    decrease_indicator: limits.mayDecrease,
    increase_indicator: limits.mayIncrease,
    allocated_quantity: allocated,
    replacement,
    conflict,
    ...viewLineWithoutProduct(line, assessment, language, basketTexts),
    ...(state === 'takenOut' && { quantity: 0, line_total: nothing, line_total_incl_vat: nothing }),
    ...(limits.fixedBecause !== null && { fixed_because: limits.fixedBecause }),
  };
}

const unlimited: LineLimits = { fixedBecause: null, mayDecrease: true, mayIncrease: true };
type Conflict = NonNullable<ModificationView['lines'][number]['conflict']>;

/** Author and version of conflicting changes, by article. */
const viewConflicts = (order: PlacedOrder, { userId, names }: Reader): ReadonlyMap<string, Conflict> =>
  new Map(
    conflictsOf(order, userId).map((article) => {
      const version = order.changedIn[article] ?? 1;
      const made = order.versions.find((one) => one.version === version);
      const isByOffice = made !== undefined && made.officeReason !== null;
      // Customers only see that the office acted (ADR 0127).
      const name = made === undefined || isByOffice ? null : names.get(made.by) || null;
      return [article, { changed_by: name, is_by_office: isByOffice, version }] as const;
    }),
  );

const seconds = (instant: string): number => Math.floor(Date.parse(instant) / 1000);
