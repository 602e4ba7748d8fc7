import { z } from 'zod';
import { productRecord } from '@talloor/catalogue/import/subjects/productRecord.ts';
import { records } from '../content/readRecords.ts';

/** Product amounts are mills, others euros. */
export const importedProducts = records('import/products', productRecord);

export const importedNavigation = records(
  'import/navigation',
  z.looseObject({
    level: z.enum(['group', 'subgroup', 'item']),
    code: z.string(),
    name_nl: z.string(),
    name_fr: z.string(),
    alias: z.string(),
  }),
);

export const importedRelations = records(
  'import/related-articles',
  z.looseObject({ article_number: z.string(), other_article: z.string() }),
);

const address = z.strictObject({
  name: z.string(),
  street: z.string(),
  streetNumber: z.string(),
  box: z.string(),
  postal: z.string(),
  city: z.string(),
});

export const importedCustomers = records(
  'import/customers',
  z.looseObject({
    customer_number: z.string(),
    name: z.string(),
    segment: z.string(),
    language: z.enum(['nl', 'fr']),
    price_group: z.string(),
    address,
    vat_number: z.string(),
    account_number: z.string(),
    order_reference_required: z.boolean().default(false),
    show_prices: z.boolean().default(true),
    minimum_order: z.number().default(150),
    free_delivery_from: z.number().default(300),
    delivery_fee: z.number().default(15),
    max_lines: z.number().default(200),
    delivery_weekdays: z.array(z.number()),
  }),
);

export const importedPrices = records(
  'import/prices',
  z.looseObject({
    article_number: z.string(),
    kind: z.enum(['group', 'offer', 'tender', 'day', 'box']),
    price_group: z.string().optional(),
    customer_number: z.string().optional(),
    from_quantity: z.number().optional(),
    price: z.number(),
    from_day: z.iso.date().optional(),
  }),
);

export const importedPromotions = records(
  'import/promotions',
  z.looseObject({
    promo_id: z.string(),
    type: z.enum([
      'promotion_reduction_percentage',
      'promotion_reduction_amount',
      'promotion_net_price',
      'promotion_free_article',
      'promotion_mixed_article',
    ]),
    percentage: z.number().nullable().default(null),
    amount: z.number().nullable().default(null),
    net_price: z.number().nullable().default(null),
    min_quantity: z.number().default(1),
    free_article_number: z.string().optional(),
    article_numbers: z.array(z.string()),
  }),
);
