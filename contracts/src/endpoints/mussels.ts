import { z } from 'zod';
import { maxMusselPackages, mostOfMusselOrder, musselMoments } from '@talloor/rules/mussel/musselFacts.ts';
import { articleNumber } from '@talloor/rules/product/productWire.ts';
import { defineEndpoint } from '../endpoint.ts';
import { epochSeconds, euro, inputDay, line, noParams, noQuery, nothing, text } from '../shapes.ts';

const musselMoment = z.enum(musselMoments);
/** yyyy-mm-dd, inclusive. */
const day = z.iso.date();

/** Spec shopping §3, mussel order inputs. */
export const musselSaleView = z.object({
  deliveryAddress: z.object({ name: z.string(), address: z.string(), postal: z.string(), city: z.string() }),
  /** Midnights in Brussels. */
  holidays: z.array(epochSeconds),
  /** Days without any delivery. */
  closingDays: z.array(day),
  /** Null with `saleEnd` and `vatPercentage`: no season is planned. */
  saleStart: day.nullable(),
  saleEnd: day.nullable(),
  priorityStart: day.nullable(),
  priorityEnd: day.nullable(),
  vatPercentage: z.number().nullable(),
  isPriorityCustomer: z.boolean(),
  isAfternoonOnlyCustomer: z.boolean(),
  isReferenceRequired: z.boolean(),
  /** Of the user, excluding VAT; null without a limit or when prices are hidden. */
  orderLimit: euro.nullable(),
  /** The price excludes VAT; null when prices are hidden. */
  packagingOptions: z.array(z.object({ articleNumber, weightKg: z.number(), pricePerKg: euro.nullable() })),
  /** Of the requested day; empty without one. */
  deliveryMoments: z.array(musselMoment),
});
export type MusselSaleView = z.output<typeof musselSaleView>;

export const getMussels = defineEndpoint({
  name: 'getMussels',
  summary: 'What the customer can order of fresh mussels: season, days, packages; for a day, the moments offered.',
  method: 'GET',
  path: '/api/mussel',
  side: 'query',
  permission: { kind: 'customer' },
  params: noParams,
  query: z.object({ deliveryDate: inputDay.optional() }),
  body: nothing,
  response: musselSaleView,
  status: 200,
  problems: [],
});

export const orderMussels = defineEndpoint({
  name: 'orderMussels',
  summary: 'Order fresh mussels, apart from the basket.',
  method: 'POST',
  path: '/api/mussel/order',
  side: 'command',
  permission: { kind: 'customer', right: 'order' },
  params: noParams,
  query: noQuery,
  body: z.strictObject({
    deliveryDate: inputDay.nullable(),
    deliveryMoment: musselMoment.nullable(),
    orderedQuantities: z
      .array(
        z.strictObject({
          /** Of one package, in kg. */
          weight: z.number().positive().max(999),
          /** Packages; fractions are rounded. */
          quantity: z.number().min(0).max(maxMusselPackages),
        }),
      )
      .max(100),
    /** Including VAT; another total answers `mussels.changed`. */
    shownTotal: euro.optional(),
    reference: line(mostOfMusselOrder.reference).optional(),
    message: text(mostOfMusselOrder.message).optional(),
  }),
  response: z.object({ success: z.literal(true), redirect: z.string() }),
  status: 201,
  problems: [
    'mussels.out_of_season',
    'mussels.delivery_date_not_selected',
    'mussels.day_not_offered',
    'mussels.moment_not_offered',
    'mussels.unknown_package',
    'mussels.minimum_weight_not_reached',
    'mussels.above_limit',
    'terms.not_accepted',
    'mussels.changed',
    'basket.error.indivisible_unit_entered',
    'basket.error.max_available_stock',
    'basket.error.minimum_order',
    'basket.error.maximum_exceeded',
    'basket.postal_not_delivered',
    'basket.reference_required',
    'basket.concurrent_change',
    'item.not_available',
    'customer.suspended',
    'customer.cancelled',
    'account.suspended',
    'account.cancelled',
    'portal.may_not_order',
  ],
});
