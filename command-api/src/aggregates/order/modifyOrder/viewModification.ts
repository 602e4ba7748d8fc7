import type { z } from 'zod';
import type { modificationView } from '@talloor/contracts/endpoints/orderChanges.ts';
import { basketTexts } from '@talloor/messages/basket/basketTexts.ts';
import type { BasketAssessment } from '@talloor/rules/basket/assessment.ts';
import { compareLines } from '@talloor/rules/basket/compareLines.ts';
import { viewBasketWithoutLines, viewLine } from '@talloor/rules/basket/viewBasket.ts';
import { viewTotals } from '@talloor/rules/basket/viewTotals.ts';
import { eurosOfCents } from '@talloor/rules/money/rounding.ts';
import { assessModification, groundsOf, type ModificationFacts } from '@talloor/rules/order/assessModification.ts';
import { lineLimits } from '@talloor/rules/order/lineLimits.ts';
import { countedAsPromised, type PromisedLine } from '@talloor/rules/order/promisedLine.ts';
import { viewProduct } from '@talloor/rules/product/viewProduct.ts';
import { conflictsOf, holdAt, type PlacedOrder } from './changeForbidden.ts';
import { changedLines } from './decideSubmitChanges.ts';
import { modificationFactsOf, type WorldFacts } from './modificationFacts.ts';

type ModificationView = z.input<typeof modificationView>;
type Reader = {
  readonly userId: string;
  readonly holderName: string;
  readonly names: ReadonlyMap<string, string>;
  readonly language: 'nl' | 'fr';
};

/** An order as it is and as it would be with what a user has not sent (spec after-ordering §3). */
export function viewModification(order: PlacedOrder, world: WorldFacts, reader: Reader): ModificationView {
  const { language, userId } = reader;
  const draft = order.drafts[userId];
  const facts = modificationFactsOf(order, draft, world);
  const assessment = assessModification(facts);
  const original = assessModification({ ...facts, wishes: {} });
  const { showPrices } = assessment.customer;
  const hold = world.isShared === true ? null : holdAt(order, world.now);
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
    lines: viewLines(facts, assessment, original, { language, conflicts: viewConflicts(order, reader) }),
    basket: viewBasketWithoutLines(assessment, language, basketTexts),
    original_total_lines: viewTotals({ ...original, ...promisedTotals(order) }, language, basketTexts),
    original_amount_to_pay: showPrices ? eurosOfCents(order.content.totals.payableCents) : null,
    is_original_approximate: order.content.totals.approximate,
    changes: changedLines(order, facts.wishes, world.products).length,
  };
}

/** What was promised counts, also where other rules or terms promised it. */
function promisedTotals({ content: { totals } }: PlacedOrder) {
  const vat = totals.vat.map((line) => ({ ...line, goodsCents: line.baseCents, deliveryCents: 0 }));
  return { ...totals, vat, vatCents: vat.reduce((sum, line) => sum + line.vatCents, 0) };
}

/** The lines as they would be, and those that are taken out, by group and article number. */
function viewLines(
  facts: ModificationFacts,
  assessment: BasketAssessment,
  original: BasketAssessment,
  { language, conflicts }: { readonly language: 'nl' | 'fr'; readonly conflicts: ReadonlyMap<string, Conflict> },
): ModificationView['lines'] {
  const ordered = new Map(facts.order.lines.filter((line) => !line.free).map((line) => [line.articleNumber, line]));
  const grounds = groundsOf(facts);
  const { showPrices } = assessment.customer;
  const ofOrder = (
    article: string,
    line: PromisedLine | undefined,
  ): Omit<ModificationView['lines'][number], keyof LineView> => {
    const limits = line
      ? lineLimits(line, facts.products.get(line.articleNumber), grounds)
      : { mayChange: true, mayDecrease: true, mayIncrease: true };
    return {
      line_id: line?.lineId ?? null,
      original_quantity: line?.quantity ?? 0,
      original_total: line && showPrices ? eurosOfCents(line.lineTotalCents) : null,
      update_indicator: limits.mayChange,
      decrease_indicator: limits.mayDecrease,
      increase_indicator: limits.mayIncrease,
      conflict: conflicts.get(article) ?? null,
    };
  };
  const wanted = new Set(assessment.lines.map((line) => line.product.articleNumber));
  const taken = original.countedLines.filter((line) => !wanted.has(line.product.articleNumber));
  return [...assessment.lines, ...taken].toSorted(compareLines).map((line) => {
    const { articleNumber } = line.product;
    const promised = ordered.get(articleNumber);
    if (wanted.has(articleNumber))
      return { ...viewLine(line, assessment, language, basketTexts), ...ofOrder(articleNumber, promised) };
    const product = promised ? countedAsPromised(promised, line.product).product : line.product;
    const question = { customer: assessment.customer, quantity: 0, moment: assessment.basket.delivery, language };
    return {
      ...viewLine(line, assessment, language, basketTexts),
      product: viewProduct(product, question),
      quantity: 0,
      line_total: showPrices ? 0 : null,
      line_total_incl_vat: showPrices ? 0 : null,
      ...ofOrder(articleNumber, promised),
    };
  });
}
type Conflict = NonNullable<ModificationView['lines'][number]['conflict']>;

/** Who changed what this user wants otherwise, and with which version, by article. */
const viewConflicts = (order: PlacedOrder, { userId, names }: Reader): ReadonlyMap<string, Conflict> =>
  new Map(
    conflictsOf(order, userId).map((article) => {
      const version = order.changedIn[article] ?? 1;
      const by = order.versions.find((made) => made.version === version)?.by;
      return [article, { changed_by: (by === undefined ? '' : names.get(by)) || null, version }] as const;
    }),
  );

type LineView = ReturnType<typeof viewLine>;

const seconds = (instant: string): number => Math.floor(Date.parse(instant) / 1000);
