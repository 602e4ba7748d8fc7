import { assessBasket } from '../basket/assessBasket.ts';
import type { BasketAssessment, BasketFacts, BasketInput, CountedLine, FreeLine } from '../basket/assessment.ts';
import type { CalendarFacts, CustomerFacts, Language, ProductFacts } from '../facts.ts';
import { thousandths } from '../money/rounding.ts';
import { judgeChange, lineLimits, type ChangeGrounds } from './lineLimits.ts';
import { paidLines } from './paidLines.ts';
import { countPromisedLine, type PromisedLine } from './promisedLine.ts';
import { quantitiesWithDraft, type DraftQuantities } from './quantitiesWithDraft.ts';

export type DraftFacts = {
  readonly order: {
    readonly basketId: string;
    readonly lines: readonly PromisedLine[];
    readonly delivery: ChangeGrounds['delivery'];
    readonly address: BasketInput['address'];
    readonly reference: string;
    readonly mainOrder: string | null;
    readonly restrictions: ChangeGrounds['restrictions'];
    readonly granted: ReadonlyMap<string, number>;
  };
  readonly draftQuantities: DraftQuantities;
  readonly products: ReadonlyMap<string, ProductFacts>;
  readonly customer: CustomerFacts;
  readonly calendar: CalendarFacts;
  readonly now: Date;
};

type ProductsByNumber = DraftFacts['products'];

/**
 * Unchanged lines keep their promise, the others get today's conditions. All basket rules apply.
 * @param promisedOrder unchanged lines of the assessment are these same objects
 */
export function assessDraft(facts: DraftFacts, promisedOrder = promisedOrderOf(facts)): BasketAssessment {
  const { order, draftQuantities, customer, calendar, now } = facts;
  const orderedLines = paidLines(order.lines);
  const { products, promised } = promisedOrder;
  const grounds = groundsOf(facts);
  const judge = (product: ProductFacts, quantity: number) =>
    judgeChange(orderedLines.get(product.articleNumber), product, quantity, grounds);
  // A removal is judged like any other quantity: a refused one is a faulty line of 0.
  const refusedRemovals = [...promised.values()].filter(
    ({ product }) => draftQuantities[product.articleNumber] === 0 && judge(product, 0).length > 0,
  );
  const input: BasketFacts = {
    basket: {
      basketId: order.basketId,
      lines: [
        ...[...quantitiesWithDraft(order.lines, draftQuantities)].map(([articleNumber, quantity]) => ({
          articleNumber,
          quantity,
        })),
        ...refusedRemovals.map(({ product }) => ({ articleNumber: product.articleNumber, quantity: 0 })),
      ],
      delivery: order.delivery,
      address: order.address,
      reference: order.reference,
      mainOrder: order.mainOrder,
      freeSamples: [],
    },
    products,
    customer,
    calendar,
    now,
    offeredSamples: [],
    promised: {
      lines: promised,
      judge,
    },
  };
  const assessment = assessBasket(input);
  const { freeLines, unearned } = keepPromises(assessment, facts, promised);
  if (unearned.length === 0) return { ...assessment, freeLines };
  const namesIn = (language: Language) => unearned.map(({ name }) => name[language]).join(', ');
  const blocker = {
    code: 'order.gift_fixed',
    parameters: { articles_nl: namesIn('nl'), articles_fr: namesIn('fr') },
    blocking: true,
  } as const;
  return {
    ...assessment,
    freeLines,
    messages: [blocker, ...assessment.messages],
    blockers: [blocker, ...assessment.blockers],
  };
}

export const groundsOf = ({ order, calendar, now }: DraftFacts): ChangeGrounds => ({
  delivery: order.delivery,
  calendar,
  now,
  restrictions: order.restrictions,
});

export function productForOrder(
  { products, order }: Pick<DraftFacts, 'products' | 'order'>,
  articleNumber: string,
): ProductFacts | undefined {
  const line = order.lines.findLast((each) => each.articleNumber === articleNumber);
  return line ? promisedLineOf(line, products, order.granted).product : products.get(articleNumber);
}

export type PromisedOrder = {
  /** Includes the stock that the order holds. */
  readonly products: ReadonlyMap<string, ProductFacts>;
  /** Promised amounts by article number. */
  readonly promised: ReadonlyMap<string, CountedLine>;
};

export function promisedOrderOf({ products, order }: Pick<DraftFacts, 'products' | 'order'>): PromisedOrder {
  const stocked = new Map(products);
  for (const line of order.lines) {
    const { product } = promisedLineOf(line, products, order.granted);
    if (product) stocked.set(line.articleNumber, product);
  }
  const promised = new Map<string, CountedLine>();
  for (const [articleNumber, line] of paidLines(order.lines)) {
    const { counted } = promisedLineOf(line, products, order.granted);
    promised.set(articleNumber, counted);
    // An article outside the catalogue can still be lowered.
    if (!stocked.has(articleNumber)) stocked.set(articleNumber, counted.product);
  }
  return { products: stocked, promised };
}

function promisedLineOf(
  line: PromisedLine,
  products: ProductsByNumber,
  granted: ReadonlyMap<string, number>,
): { readonly product: ProductFacts | undefined; readonly counted: CountedLine } {
  const facts = products.get(line.articleNumber);
  const reserved = granted.get(line.articleNumber) ?? 0;
  const product = facts && facts.stock !== null ? { ...facts, stock: facts.stock + reserved } : facts;
  return { product, counted: countPromisedLine(line, product) };
}

/**
 * Samples stay; promotion articles stay while their lines are unchanged, and fixed ones always (ADR 0141).
 * @returns `unearned`: fixed free lines that the changed lines no longer earn
 */
function keepPromises(
  { freeLines, countedLines }: BasketAssessment,
  facts: DraftFacts,
  promised: ReadonlyMap<string, CountedLine>,
): { readonly freeLines: readonly FreeLine[]; readonly unearned: readonly PromisedLine[] } {
  const {
    order: { lines, granted },
    products,
  } = facts;
  const grounds = groundsOf(facts);
  const orderBefore = new Set(
    countedLines
      .filter((line) => promised.get(line.product.articleNumber) === line)
      .map((line) => line.product.articleNumber),
  );
  const grantedPromos = new Set(freeLines.map((line) => (line.kind === 'promo' ? line.promoId : '')));
  const unearned: PromisedLine[] = [];
  const keptLines = lines
    .filter((line) => line.free)
    .flatMap((line): FreeLine[] => {
      const { counted } = promisedLineOf(line, products, granted);
      const { articleNumber, name, quantity, groupCode } = line;
      const freeLine = {
        articleNumber,
        name,
        erpNumber: products.get(articleNumber)?.erpNumber ?? null,
        quantity,
        groupCode,
        board: counted.product.board,
        icon: counted.product.icon,
      };
      if (line.promoId === null) return [{ ...freeLine, kind: 'sample', product: counted.product }];
      const { promoId } = line;
      const earning = lines.filter((other) => !other.free && other.promoId === promoId);
      const [first] = earning;
      const isChanged = earning.some((other) => !orderBefore.has(other.articleNumber));
      const given = freeLines.find((each) => isSameGift(each, line))?.quantity ?? 0;
      const { fixedBecause, mayDecrease } = lineLimits(line, products.get(articleNumber), grounds);
      const isFixed = fixedBecause !== null || (!mayDecrease && given < quantity);
      if (isFixed && given < quantity && isChanged) unearned.push(line);
      if (!isFixed && (grantedPromos.has(promoId) || !first || isChanged)) return [];
      const { product } = (first && promised.get(first.articleNumber)) ?? counted;
      const earned = earning.reduce((sum, other) => sum + thousandths(other.quantity), 0) / 1000;
      const promotion = earning.length > 1 && product.promo?.promoId === promoId ? product.promo.label : null;
      return [{ ...freeLine, kind: 'promo', promoId, because: { product, quantity: earned, promotion } }];
    });
  const newLines = freeLines.filter((each) => !keptLines.some((kept) => isSameGift(each, kept)));
  return { freeLines: [...newLines, ...keptLines], unearned };
}

type Gift = { readonly articleNumber: string; readonly promoId?: string | null };

const isSameGift = (a: Gift, b: Gift): boolean => a.articleNumber === b.articleNumber && a.promoId === b.promoId;
