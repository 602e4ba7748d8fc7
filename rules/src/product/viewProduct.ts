import { dayAt, epochOfDay } from '../delivery/brusselsTime.ts';
import { articleDeadline } from '../delivery/deadlineOf.ts';
import type { Bilingual, CustomerFacts, Language, ProductFacts, PromoFacts } from '../facts.ts';
import { eurosOfMills } from '../money/rounding.ts';
import { choosePrice, type ChosenPrice } from '../price/choosePrice.ts';
import { countsTogether } from '../promo/promoQuantity.ts';
import type { PriceView, ProductView, PromoView } from './productWire.ts';
import { usableReplacement } from './usableReplacement.ts';

export type ProductQuestion = {
  /** Null is a visitor without prices. */
  readonly customer: Pick<CustomerFacts, 'showPrices'> | null;
  readonly quantity: number;
  /** Chosen or first possible moment. */
  readonly moment: { readonly deadline: string | null } | null;
  readonly language: Language;
};

/**
 * Spec shopping §3, Product.
 * @param chosenPrice for this quantity
 */
export function viewProduct(product: ProductFacts, question: ProductQuestion, chosenPrice?: ChosenPrice): ProductView {
  const { customer, language } = question;
  const hidesAmounts = customer !== null && !customer.showPrices;
  const replacement = usableReplacement(product);
  const price = seesPrice(product, question) ? (chosenPrice ?? choosePrice(product, question.quantity)) : null;
  return {
    id: product.articleNumber,
    article_number: product.articleNumber,
    name: product.name[language],
    brand: product.brand,
    pack: product.pack[language],
    image: product.image,
    ean: product.ean,
    erp_number: product.erpNumber,
    categories: product.trail.map(({ alias, name }) => ({ name: name[language], alias })),
    labels: product.labels.map((label) => ({
      type: label.type,
      key: label.key,
      name: label.name[language],
      description: label.description[language],
      icon: label.icon,
      color: label.color,
      is_show_on_product: label.showOnProduct,
    })),
    group_code: product.groupCode,
    group: product.groupName[language],
    group_sorting: product.groupSorting,
    subgroup_code: product.subgroupCode,
    board: product.board,
    icon: product.icon,
    status: product.status,
    is_orderable: product.status === 'active',
    is_allow_preorder: product.allowPreorder,
    is_on_demand: product.onDemandWorkdays !== null,
    stock: product.stock,
    stock_available_date: product.stockAvailableDay === null ? null : epochOfDay(product.stockAvailableDay),
    days_to_replenish: product.onDemandWorkdays ?? product.daysToReplenish,
    order_before: orderBefore(product, question.moment),
    last_order_date: product.lastOrder === null ? null : Math.floor(Date.parse(product.lastOrder.at) / 1000),
    last_order_quantity: product.lastOrder?.quantity ?? null,
    sold_per: product.soldPer,
    wrapped_per: product.wrappedPer,
    minimum_order: product.minimumOrder,
    maximum_order: product.maximumOrder,
    order_unit_description: product.orderUnit[language],
    sales_unit_description: product.salesUnit[language],
    wrap_unit_description: product.wrapUnit[language],
    price_unit_description: product.priceUnit[language],
    unit_of_measure: product.unitOfMeasure,
    unit_of_measure_conversion_factor: product.unitOfMeasureConversionFactor,
    orderable_by_order_unit: product.orderableByOrderUnit,
    order_unit_conversion_factor: product.orderUnitConversionFactor,
    is_weight_article: product.weightArticle,
    tax_percentage: product.vatRate,
    comparison_price: price && viewComparison(product, price.priceMills),
    empty_goods_price: product.depositMills === 0 || hidesAmounts ? null : eurosOfMills(product.depositMills),
    promo: product.promo === null ? null : viewPromo(product.promo, language, hidesAmounts),
    price: price && viewPrice(product, price),
    replaces: product.replaces,
    replacement:
      replacement === null ? null : { article_number: replacement.articleNumber, name: replacement.name[language] },
  };
}

/** False for visitors, hidden prices and articles that cannot be ordered (readings.md). */
export const seesPrice = (
  product: Pick<ProductFacts, 'status'>,
  question: Pick<ProductQuestion, 'customer'>,
): boolean => question.customer !== null && question.customer.showPrices && product.status === 'active';

function orderBefore(product: ProductFacts, moment: ProductQuestion['moment']): number | null {
  if (moment === null || moment.deadline === null) return null;
  const deadline = Date.parse(moment.deadline);
  const closes = articleDeadline(product, dayAt(deadline), deadline);
  return closes === null ? null : Math.floor(closes / 1000);
}

/** Whole mills, half up. */
function viewComparison({ netContent }: ProductFacts, priceMills: number): ProductView['comparison_price'] {
  if (netContent === null) return null;
  return { price: eurosOfMills(Math.round(priceMills / netContent.quantity)), unit: netContent.unit };
}

export function viewPrice(product: Pick<ProductFacts, 'prices'>, chosenPrice: ChosenPrice): PriceView {
  const agreed = chosenPrice.promoMills === null;
  return {
    price: eurosOfMills(chosenPrice.withoutBoxMills),
    box_price: chosenPrice.boxMills === null ? null : eurosOfMills(chosenPrice.boxMills),
    box_quantity: chosenPrice.boxMills === null ? null : (product.prices.box?.fromQuantity ?? null),
    is_tender_price: agreed && chosenPrice.baseKind === 'tender',
    is_offer_price: agreed && chosenPrice.baseKind === 'offer',
    is_day_price: chosenPrice.baseKind === 'day' || (!agreed && product.prices.dayMills !== null),
    normal_price: eurosOfMills(chosenPrice.normalMills),
    active_price: eurosOfMills(chosenPrice.priceMills),
    promo_price: chosenPrice.promoMills === null ? null : eurosOfMills(chosenPrice.promoMills),
    is_box_price_reached: chosenPrice.boxReached,
  };
}

/** Percentages are visible to all. */
export const viewPromo = (promo: PromoFacts, language: Language, hidesAmounts: boolean): PromoView => ({
  promo_id: promo.promoId,
  type: promo.type,
  label: promoText(promo.label, language, hidesAmounts),
  description: promoText(promo.description, language, hidesAmounts),
  parameters: {
    ...amountKind(promo),
    amount: promo.percentage ?? (promo.amountMills === null || hidesAmounts ? null : eurosOfMills(promo.amountMills)),
    net_price: promo.netPriceMills === null || hidesAmounts ? null : eurosOfMills(promo.netPriceMills),
    min_quantity: promo.minQuantity,
    free_article_qty: promo.freeArticleQuantity,
    max_free_articles: promo.maxFreeArticles,
  },
  free_item:
    promo.freeItem === null
      ? null
      : {
          article_number: promo.freeItem.articleNumber,
          name: promo.freeItem.name[language],
          price: hidesAmounts ? null : eurosOfMills(promo.freeItem.priceMills),
        },
  ...(countsTogether(promo) && promo.articleNumbers.length > 1 && { is_together: true as const }),
  ...(promo.lastDay === undefined ? {} : { valid_until: epochOfDay(promo.lastDay) }),
});

function amountKind({ type, percentage, amountMills }: PromoFacts): Pick<PromoView['parameters'], 'amount_kind'> {
  if (type !== 'promotion_mixed_article' || (percentage === null && amountMills === null)) return {};
  return { amount_kind: percentage === null ? 'euros' : 'percentage' };
}

/** Empty when prices are hidden and the text may name an amount. */
export const promoText = (texts: Bilingual, language: Language, hidesAmounts: boolean): string =>
  hidesAmounts && amountsInText.some((amount) => amount.test(texts[language])) ? '' : texts[language];
const amountsInText: readonly RegExp[] = [/\u20ac|\d[.,]\d{2}(?!\d)|\bEUR|EUR\b/, /euros?\b/i];
