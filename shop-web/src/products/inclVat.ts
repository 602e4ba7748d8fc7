import type { ProductView, PromoView } from '@talloor/rules/product/productWire.ts';
import { eurosOfMills, percentageOf, thousandths } from '@talloor/rules/money/rounding.ts';

/** Three decimals; deposits are untaxed. */
export function inclVat(product: ProductView): ProductView {
  const { price, tax_percentage } = product;
  if (price === null) return product;
  const taxed = (euros: number) => eurosOfMills(percentageOf(thousandths(euros), 100 + tax_percentage));
  return {
    ...product,
    price: {
      ...price,
      price: taxed(price.price),
      normal_price: taxed(price.normal_price),
      active_price: taxed(price.active_price),
      box_price: price.box_price === null ? null : taxed(price.box_price),
      promo_price: price.promo_price === null ? null : taxed(price.promo_price),
    },
    promo: product.promo && { ...product.promo, parameters: taxedTerms(product.promo, taxed) },
    comparison_price: product.comparison_price && {
      ...product.comparison_price,
      price: taxed(product.comparison_price.price),
    },
  };
}

function taxedTerms({ type, parameters }: PromoView, taxed: (euros: number) => number): PromoView['parameters'] {
  const { amount, amount_kind: kind, net_price: netPrice } = parameters;
  const isEuros = type === 'promotion_reduction_amount' || kind === 'euros';
  return {
    ...parameters,
    amount: amount !== null && isEuros ? taxed(amount) : amount,
    net_price: netPrice === null ? null : taxed(netPrice),
  };
}
