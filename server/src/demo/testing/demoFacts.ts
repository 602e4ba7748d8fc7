import type { CustomerFacts, PriceFacts, ProductFacts, PromoFacts } from '@talloor/rules/facts.ts';
import { exampleProduct, examplePromo } from '@talloor/rules/testing/exampleFacts.ts';
import { importedCustomers, importedPrices, importedProducts, importedPromotions } from './demoCatalogue.ts';

const mills = (euros: number) => Math.round(euros * 1000);
const cents = (euros: number) => Math.round(euros * 100);
const windows = [{ start: '08:30', end: '17:00' }];

export const demoCustomerFacts = (): ReadonlyMap<string, CustomerFacts> =>
  new Map(
    importedCustomers().map((customer) => [
      customer.customer_number,
      {
        customerNumber: customer.customer_number,
        name: customer.name,
        segment: customer.segment,
        language: customer.language,
        showPrices: customer.show_prices,
        priceGroup: customer.price_group,
        address: customer.address,
        billingAddress: customer.address,
        vatNumber: customer.vat_number,
        accountNumber: customer.account_number,
        addressBook: [],
        alternativeAddressAllowed: true,
        orderReferenceRequired: customer.order_reference_required,
        minimumOrderCents: cents(customer.minimum_order),
        freeDeliveryFromCents: cents(customer.free_delivery_from),
        deliveryFeeCents: cents(customer.delivery_fee),
        maxLines: customer.max_lines,
        paymentTermDays: 14,
        deliveryWeekdays: customer.delivery_weekdays,
        windows,
      },
    ]),
  );

type Facts = ReadonlyMap<string, ProductFacts>;
type Buyer = Pick<CustomerFacts, 'customerNumber' | 'priceGroup'>;
const factsByBuyer = new Map<string, Facts>();

export function demoFactsOf(buyer: Buyer): Facts {
  const key = `${buyer.priceGroup} ${importedPrices().some((price) => isOwn(price, buyer)) ? buyer.customerNumber : ''}`;
  const cachedFacts = factsByBuyer.get(key);
  if (cachedFacts) return cachedFacts;
  const facts = gatherFacts(buyer);
  factsByBuyer.set(key, facts);
  return facts;
}

type Price = ReturnType<typeof importedPrices>[number];
const isOwn = ({ customer_number: number }: Price, { customerNumber }: Buyer): boolean => number === customerNumber;

const anyDay = '2026-03-11';

function gatherFacts(buyer: Buyer): Facts {
  const prices = new Map<string, Partial<PriceFacts>>();
  for (const price of importedPrices())
    prices.set(price.article_number, { ...prices.get(price.article_number), ...priceFactsOf(price, buyer) });
  const promos = new Map(importedPromotions().flatMap(reductionsOf));
  return new Map(
    importedProducts().map((product) => [
      product.article_number,
      exampleProduct({
        articleNumber: product.article_number,
        status: product.status ?? 'active',
        stock: product.stock ?? null,
        allowPreorder: product.allow_preorder ?? false,
        daysToReplenish: product.days_to_replenish ?? 1,
        stockAvailableDay: product.stock_available_day ?? null,
        onDemandWorkdays: product.on_demand_workdays ?? null,
        orderBefore: product.order_before ?? null,
        soldPer: product.sold_per ?? 1,
        wrappedPer: product.wrapped_per ?? 1,
        minimumOrder: product.minimum_order ?? 1,
        maximumOrder: product.maximum_order ?? 9_999_999,
        unitOfMeasure: product.unit_of_measure ?? 'PCE',
        unitOfMeasureConversionFactor: product.unit_of_measure_conversion_factor ?? 1,
        weightArticle: product.weight_article ?? false,
        depositMills: product.deposit ?? 0,
        prices: { listMills: product.price ?? 0, ...prices.get(product.article_number) },
        promo: promos.get(product.article_number) ?? null,
      }),
    ]),
  );
}

function priceFactsOf(price: Price, buyer: Buyer): Partial<PriceFacts> {
  const priceMills = mills(price.price);
  switch (price.kind) {
    case 'day':
      return price.from_day === anyDay ? { dayMills: priceMills } : {};
    case 'group':
      return price.price_group === buyer.priceGroup ? { groupMills: priceMills } : {};
    case 'box':
      return { box: { priceMills, fromQuantity: price.from_quantity ?? 1 } };
    case 'offer':
      return isOwn(price, buyer) ? { offerMills: priceMills } : {};
    case 'tender':
      return isOwn(price, buyer) ? { tenderMills: priceMills } : {};
    default:
      return price.kind satisfies never;
  }
}

function reductionsOf(
  promotion: ReturnType<typeof importedPromotions>[number],
): readonly (readonly [string, PromoFacts])[] {
  if (promotion.free_article_number !== undefined) return [];
  const facts = examplePromo({
    promoId: promotion.promo_id,
    type: promotion.type,
    percentage: promotion.percentage,
    amountMills: promotion.amount === null ? null : mills(promotion.amount),
    netPriceMills: promotion.net_price === null ? null : mills(promotion.net_price),
    minQuantity: promotion.min_quantity,
    articleNumbers: promotion.article_numbers,
  });
  return promotion.article_numbers.map((article) => [article, facts] as const);
}
