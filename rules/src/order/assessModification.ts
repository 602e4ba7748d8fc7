import { assessBasket } from '../basket/assessBasket.ts';
import type { BasketAssessment, BasketFacts, BasketInput, CountedLine, FreeLine } from '../basket/assessment.ts';
import type { CalendarFacts, CustomerFacts, ProductFacts } from '../facts.ts';
import { judgeChange, type ChangeGrounds } from './lineLimits.ts';
import { paidLines } from './paidLines.ts';
import { countedAsPromised, type PromisedLine } from './promisedLine.ts';
import { wishedQuantities, type Wishes } from './wishedQuantities.ts';

export type ModificationFacts = {
  /** The order as it stands. */
  readonly order: {
    readonly basketId: string;
    readonly lines: readonly PromisedLine[];
    readonly delivery: ChangeGrounds['delivery'];
    readonly address: BasketInput['address'];
    readonly reference: string;
    readonly mainOrder: string | null;
    readonly restrictions: ChangeGrounds['restrictions'];
    /** What the stock holds for it, by article number. */
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
 * Judges and counts an order as it would be with somebody's wishes: lines that stay stand as they were promised, the others at
 * what they are worth today; minimum, lines, delivery cost, promos and deposit as of a basket. Pure.
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

/** What an order's lines are judged by. */
export const groundsOf = ({ order, calendar, now }: ModificationFacts): ChangeGrounds => ({
  delivery: order.delivery,
  calendar,
  now,
  restrictions: order.restrictions,
});

/** An article with the stock that is there for this order; undefined where the catalogue does not know it. */
export function productForOrder(
  { products, order }: Pick<ModificationFacts, 'products' | 'order'>,
  articleNumber: string,
): ProductFacts | undefined {
  const line = order.lines.findLast((ordered) => ordered.articleNumber === articleNumber);
  return line ? standingOf(line, products, order.granted).product : products.get(articleNumber);
}

/** An order as it stands, beside what somebody wishes of it. */
export type StandingOrder = {
  /** With the stock that is there for this order: what others can have, beside what it holds already. */
  readonly products: ReadonlyMap<string, ProductFacts>;
  /** The lines that are paid for, counted as they were promised, by article number. */
  readonly promised: ReadonlyMap<string, CountedLine>;
};

const standingOrders = new WeakMap<ModificationFacts['order'], StandingOrder & { readonly of: ProductsByNumber }>();

/** An order and its articles as they stand together: the same object as long as neither moved. */
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
    // What has left the catalogue can still be lowered: it is known as it was ordered.
    if (!stocked.has(articleNumber)) stocked.set(articleNumber, counted.product);
  }
  const standing = { products: stocked, promised, of: products };
  standingOrders.set(order, standing);
  return standing;
}

/** A promised line, and its article with the stock that the order holds of it. */
type Standing = {
  readonly known: ProductFacts | undefined;
  readonly own: number;
  readonly product: ProductFacts | undefined;
  readonly counted: CountedLine;
};

/**
 * A line stands as it stood as long as neither its order nor its article moved: of an order that is changed line by line, only
 * what changed is counted, and rendered, again.
 */
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

/** Samples stay, and what a promo gave stays as long as no line that earned it was changed. */
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
