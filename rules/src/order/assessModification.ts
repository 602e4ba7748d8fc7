import { assessBasket } from '../basket/assessBasket.ts';
import type { BasketAssessment, BasketFacts, BasketInput, CountedLine, FreeLine } from '../basket/assessment.ts';
import type { CalendarFacts, CustomerFacts, ProductFacts } from '../facts.ts';
import { judgeChange, type ChangeGrounds } from './lineLimits.ts';
import { paidLines } from './paidLines.ts';
import { countedAsPromised, type PromisedLine } from './promisedLine.ts';
import { wishedQuantities, type Wishes } from './wishedQuantities.ts';

export type ModificationFacts = {
  readonly order: {
    readonly basketId: string;
    readonly lines: readonly PromisedLine[];
    readonly delivery: ChangeGrounds['delivery'];
    readonly address: BasketInput['address'];
    readonly reference: string;
    readonly mainOrder: string | null;
    readonly restrictions: ChangeGrounds['restrictions'];
    /** Reserved stock by article number. */
    readonly granted: ReadonlyMap<string, number>;
  };
  readonly wishes: Wishes;
  readonly products: ReadonlyMap<string, ProductFacts>;
  readonly customer: CustomerFacts;
  readonly calendar: CalendarFacts;
  readonly now: Date;
};

type ProductsByNumber = ModificationFacts['products'];

/**
 * Judges an order with changes: unchanged lines keep their promise, the others get today's conditions. All basket
 * rules apply.
 */
export function assessModification(facts: ModificationFacts): BasketAssessment {
  const { order, wishes, customer, calendar, now } = facts;
  const ordered = paidLines(order.lines);
  const { products, promised } = standingOrder(facts);
  const grounds = groundsOf(facts);
  const input: BasketFacts = {
    basket: {
      basketId: order.basketId,
      lines: [...wishedQuantities(order.lines, wishes)].map(([articleNumber, quantity]) => ({
        articleNumber,
        quantity,
      })),
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
      judge: (product, quantity) => judgeChange(ordered.get(product.articleNumber), product, quantity, grounds),
    },
  };
  const assessment = assessBasket(input);
  return { ...assessment, freeLines: keepPromises(assessment, facts, promised) };
}

export const groundsOf = ({ order, calendar, now }: ModificationFacts): ChangeGrounds => ({
  delivery: order.delivery,
  calendar,
  now,
  restrictions: order.restrictions,
});

/** Article with the stock available to this order; undefined when unknown. */
export function productForOrder(
  { products, order }: Pick<ModificationFacts, 'products' | 'order'>,
  articleNumber: string,
): ProductFacts | undefined {
  const line = order.lines.findLast((ordered) => ordered.articleNumber === articleNumber);
  return line ? standingOf(line, products, order.granted).product : products.get(articleNumber);
}

/** The order before the changes. */
export type StandingOrder = {
  /** Includes the stock that the order holds. */
  readonly products: ReadonlyMap<string, ProductFacts>;
  /** Paid lines with promised amounts, by article number. */
  readonly promised: ReadonlyMap<string, CountedLine>;
};

const standingOrders = new WeakMap<ModificationFacts['order'], StandingOrder & { readonly of: ProductsByNumber }>();

/** Cached while order and articles stay the same objects. */
export function standingOrder({ products, order }: Pick<ModificationFacts, 'products' | 'order'>): StandingOrder {
  const before = standingOrders.get(order);
  if (before?.of === products) return before;
  const stocked = new Map(products);
  for (const line of order.lines) {
    const { product } = standingOf(line, products, order.granted);
    if (product) stocked.set(line.articleNumber, product);
  }
  const promised = new Map<string, CountedLine>();
  for (const [articleNumber, line] of paidLines(order.lines)) {
    const { counted } = standingOf(line, products, order.granted);
    promised.set(articleNumber, counted);
    // An article outside the catalogue can still be lowered.
    if (!stocked.has(articleNumber)) stocked.set(articleNumber, counted.product);
  }
  const standing = { products: stocked, promised, of: products };
  standingOrders.set(order, standing);
  return standing;
}

/** A promised line and its article with the order's stock. */
type Standing = {
  readonly known: ProductFacts | undefined;
  readonly own: number;
  readonly product: ProductFacts | undefined;
  readonly counted: CountedLine;
};

/** Unchanged lines are calculated and rendered once. */
const standings = new WeakMap<PromisedLine, Standing>();

function standingOf(line: PromisedLine, products: ProductsByNumber, granted: ReadonlyMap<string, number>): Standing {
  const known = products.get(line.articleNumber);
  const own = granted.get(line.articleNumber) ?? 0;
  const before = standings.get(line);
  if (before && before.known === known && before.own === own) return before;
  const product = known && known.stock !== null && own !== 0 ? { ...known, stock: known.stock + own } : known;
  const standing = { known, own, product, counted: countedAsPromised(line, product) };
  standings.set(line, standing);
  return standing;
}

/** Samples stay; promotion articles stay while their lines are unchanged. */
function keepPromises(
  { freeLines, countedLines }: BasketAssessment,
  { order: { lines, granted }, products }: ModificationFacts,
  promised: ReadonlyMap<string, CountedLine>,
): FreeLine[] {
  const standing = new Set(
    countedLines
      .filter((line) => promised.get(line.product.articleNumber) === line)
      .map((line) => line.product.articleNumber),
  );
  const given = new Set(freeLines.map((line) => (line.kind === 'promo' ? line.promoId : '')));
  const kept = lines
    .filter((line) => line.free)
    .flatMap((line): FreeLine[] => {
      const { counted } = standingOf(line, products, granted);
      const { articleNumber, name, quantity, groupCode } = line;
      const shown = {
        articleNumber,
        name,
        quantity,
        groupCode,
        board: counted.product.board,
        icon: counted.product.icon,
      };
      if (line.promoId === null) return [{ ...shown, kind: 'sample', product: counted.product }];
      const { promoId } = line;
      const earning = lines.filter((other) => !other.free && other.promoId === promoId);
      const [first] = earning;
      if (given.has(promoId) || !first || !earning.every((other) => standing.has(other.articleNumber))) return [];
      const because = promised.get(first.articleNumber) ?? counted;
      return [{ ...shown, kind: 'promo', promoId, because: { product: because.product, quantity: because.quantity } }];
    });
  return [...freeLines, ...kept];
}
