import type { CountedLine } from '../basket/assessment.ts';
import { unknownProduct } from '../basket/unknownProduct.ts';
import type { Bilingual, ProductFacts } from '../facts.ts';
import { amountCents } from '../money/rounding.ts';
import type { ChosenPrice, PriceKind } from '../price/choosePrice.ts';

/** The shape in the order's events. */
export type PromisedLine = {
  readonly lineId: string;
  readonly articleNumber: string;
  readonly name: Bilingual;
  readonly brand: string;
  readonly groupCode: string;
  readonly unit: Bilingual;
  readonly quantity: number;
  readonly priceMills: number;
  readonly normalPriceMills: number;
  readonly priceKind: PriceKind;
  readonly conversionFactor: number;
  readonly weightArticle: boolean;
  readonly vatRate: number;
  readonly depositMills: number;
  readonly promoId: string | null;
  readonly onDemandWorkdays?: number | undefined;
  readonly lineTotalCents: number;
  readonly free: boolean;
};

/** Promised amounts, whatever the catalogue says today. */
export function countPromisedLine(line: PromisedLine, catalogueProduct: ProductFacts | undefined): CountedLine {
  const product = {
    ...(catalogueProduct ?? departed(line)),
    vatRate: line.vatRate,
    depositMills: line.depositMills,
    weightArticle: line.weightArticle,
  };
  return {
    counted: true,
    product,
    quantity: line.quantity,
    chosen: promisedPrice(line),
    conversionFactor: line.conversionFactor,
    lineCents: line.lineTotalCents,
    depositCents: amountCents(line.depositMills, line.quantity),
    approximate: line.weightArticle,
  };
}

function promisedPrice({ priceKind, priceMills, normalPriceMills, promoId }: PromisedLine): ChosenPrice {
  const baseKind = priceKind === 'box' || priceKind === 'promo' ? 'list' : priceKind;
  return {
    kind: priceKind,
    priceMills,
    normalMills: normalPriceMills,
    baseKind,
    withoutBoxMills: priceMills,
    boxMills: priceKind === 'box' ? priceMills : null,
    boxReached: priceKind === 'box',
    promoMills: priceKind === 'promo' ? priceMills : null,
    promoApplied: promoId !== null,
  };
}

/** Outside the catalogue, from the order's facts. */
const departed = ({ articleNumber, name, brand, groupCode, unit, onDemandWorkdays }: PromisedLine): ProductFacts => ({
  ...unknownProduct(articleNumber),
  onDemandWorkdays: onDemandWorkdays ?? null,
  name,
  brand,
  groupCode,
  board: groupCode,
  salesUnit: unit,
  orderUnit: unit,
});
