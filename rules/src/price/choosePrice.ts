import type { PriceFacts, ProductFacts } from '../facts.ts';
import { givesFreeArticles } from '../promo/freeArticles.ts';
import { promoPrice } from '../promo/promoPrice.ts';
import { promoApplies, type BasketQuantities } from '../promo/promoQuantity.ts';

/** Before box and promotion. */
export type BasePriceKind = 'list' | 'group' | 'day' | 'offer' | 'tender';
export type PriceKind = BasePriceKind | 'box' | 'promo';

/** Mills per price unit, excluding VAT. */
export type ChosenPrice = {
  readonly kind: PriceKind;
  readonly priceMills: number;
  /** Without agreement, box or promotion; shown struck through when it differs. */
  readonly normalMills: number;
  readonly baseKind: BasePriceKind;
  /** Price below the box quantity. */
  readonly withoutBoxMills: number;
  /** Set when lower than the price without it. */
  readonly boxMills: number | null;
  readonly boxReached: boolean;
  /** Set when the promotion lowers the price. */
  readonly promoMills: number | null;
  /** The promotion gives a lower price or free articles. */
  readonly promoApplied: boolean;
};

const nothingElse: BasketQuantities = new Map();

/**
 * The lowest applicable price (ADR 0010): normal is day, else group, else list; agreements replace it (tender before
 * offer). Reductions never add up.
 * @param quantity ordered units; 0: the first step
 * @param basketQuantities for mixed promotions
 */
export function choosePrice(
  product: Pick<ProductFacts, 'articleNumber' | 'soldPer' | 'prices' | 'promo'>,
  quantity: number,
  basketQuantities: BasketQuantities = nothingElse,
): ChosenPrice {
  const { prices, promo } = product;
  const normalMills = prices.dayMills ?? prices.groupMills ?? prices.listMills;
  const base = basePrice(prices);
  const applies = promo !== null && promoApplies(product, promo, quantity, basketQuantities);
  const reduced = applies ? promoPrice(promo, normalMills) : null;
  const promoMills = reduced !== null && reduced < base.mills ? reduced : null;
  const withoutBoxMills = promoMills ?? base.mills;
  const box = prices.box;
  const boxMills = box !== null && box.priceMills < withoutBoxMills ? box.priceMills : null;
  const boxReached = box !== null && boxMills !== null && quantity >= box.fromQuantity;
  const boxCharged = boxReached ? boxMills : null;
  return {
    kind: boxCharged !== null ? 'box' : promoMills !== null ? 'promo' : base.kind,
    priceMills: boxCharged ?? withoutBoxMills,
    normalMills,
    baseKind: base.kind,
    withoutBoxMills,
    boxMills,
    boxReached,
    promoMills,
    promoApplied: applies && ((promoMills !== null && boxCharged === null) || givesFreeArticles(promo)),
  };
}

function basePrice(prices: PriceFacts): { readonly kind: BasePriceKind; readonly mills: number } {
  if (prices.tenderMills !== null) return { kind: 'tender', mills: prices.tenderMills };
  if (prices.offerMills !== null) return { kind: 'offer', mills: prices.offerMills };
  if (prices.dayMills !== null) return { kind: 'day', mills: prices.dayMills };
  if (prices.groupMills !== null) return { kind: 'group', mills: prices.groupMills };
  return { kind: 'list', mills: prices.listMills };
}
