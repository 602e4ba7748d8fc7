import type { PriceFacts, ProductFacts } from '../facts.ts';
import { givesFreeArticles } from '../promo/freeArticles.ts';
import { promoPrice } from '../promo/promoPrice.ts';
import { promoApplies, type BasketQuantities } from '../promo/promoQuantity.ts';

/** Base price before box and promotion. */
export type BasePriceKind = 'list' | 'group' | 'day' | 'offer' | 'tender';
export type PriceKind = BasePriceKind | 'box' | 'promo';

/** Mills per price unit, excluding VAT. */
export type ChosenPrice = {
  readonly kind: PriceKind;
  /** Charged price at this quantity. */
  readonly priceMills: number;
  /** Price without agreement, box or promotion; shown struck through when it differs. */
  readonly normalMills: number;
  readonly baseKind: BasePriceKind;
  /** Price below the box quantity. */
  readonly withoutBoxMills: number;
  /** Set when lower than the price without it. */
  readonly boxMills: number | null;
  readonly boxReached: boolean;
  /** Set when the promotion applies and lowers the price. */
  readonly promoMills: number | null;
  /** The condition is met and gives a lower price or free articles. */
  readonly promoApplied: boolean;
};

const nothingElse: BasketQuantities = new Map();

/**
 * The price of an article at a quantity (ADR 0010). The normal price is the day price, else
 * the customer group's, else the list's. An agreed price (tender before offer) replaces it. A promo is computed on the
 * normal price, a box price holds from its quantity on, and reductions never add up: the lowest that applies is charged.
 *
 * @param quantity in ordered units; 0 asks what the first step would cost
 * @param basketQuantities for mixed promos
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
