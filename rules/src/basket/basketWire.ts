import { z } from 'zod';
import { addressLengths } from './addressLengths.ts';
import { fieldShape, optionalFieldShape } from '../account/fields/fieldShape.ts';
import { musselMoments } from '../mussel/musselFacts.ts';
import { articleNumber, epochSeconds, euro, productView } from '../product/productWire.ts';

/** Texts are in messages/ (spec shopping §8). */
export const lineErrorCode = z.enum([
  'item.not_orderable',
  'item.out_of_assortment',
  'item.not_available',
  'item.no_stock',
  'item.order_time_expired',
  'item.on_demand_days',
  'item.already_ordered',
  'item.quantity_fixed',
  'basket.error.max_available_stock',
  'basket.error.indivisible_unit_entered',
  'basket.error.minimum_order',
  'basket.error.maximum_exceeded',
]);
export type LineErrorCode = z.output<typeof lineErrorCode>;

export const basketMessageCode = z.enum([
  'basket.empty',
  'basket.faulty_lines',
  'basket.stock_issues',
  'basket.below_minimum',
  'basket.too_many_lines',
  'basket.too_many_extra_lines',
  'basket.delivery_not_confirmed',
  'basket.delivery_moment_invalid',
  'basket.delivery_moment_expired',
  'basket.closing_soon',
  'basket.last_minutes',
  'basket.already_ordered',
  'basket.awaiting_approval',
  'basket.customer_blocked',
  'basket.no_delivery_moments',
  'order.gift_fixed',
]);
export type BasketMessageCode = z.output<typeof basketMessageCode>;

/** In page units: epoch seconds, euros. */
const parameters = z.record(z.string(), z.union([z.string(), z.number()]));

export const lineError = z.object({ code: lineErrorCode, parameters });
export const basketMessage = z.object({
  code: basketMessageCode,
  message: z.string(),
  is_blocking: z.boolean(),
  parameters,
});

export const basketLineView = z.object({
  product: productView,
  quantity: z.number(),
  /** In the language of the request (spec shopping §3). */
  errors: z.array(z.string()),
  error_codes: z.array(lineError),
  /** Excluding VAT; null for hidden prices and uncounted lines. */
  line_total: euro.nullable(),
  line_total_incl_vat: euro.nullable(),
  is_counted: z.boolean(),
  is_approximate: z.boolean(),
});

export const totalLineType = z.enum([
  'subtotal',
  'vat',
  'subtotal_incl_vat',
  'delivery',
  'express',
  'discount',
  'empty_goods',
  'grand_total',
]);

export const totalLine = z.object({
  type: totalLineType,
  label: z.string(),
  amount: euro.nullable(),
  tooltip_content: z.string().nullable(),
  /** Set for type vat. */
  tax_percentage: z.number().nullable(),
  is_approximate: z.boolean(),
});

export const addressView = z.object({
  name: z.string(),
  address: z.string(),
  postal: z.string(),
  city: z.string(),
});

export const alternativeAddress = z.object({
  name: fieldShape('addressee', addressLengths.name),
  postal: fieldShape('postal'),
  /** Cities of the catalogue may be longer than typed ones (spec shopping §5). */
  city: fieldShape('city', 64),
  street: fieldShape('street', addressLengths.street),
  street_number: fieldShape('street_number', addressLengths.number),
  po_box: optionalFieldShape('po_box', addressLengths.box).default(''),
});
/** Stored addresses may be older than the rules of the fields. */
export const storedAddress = z.object({
  name: z.string(),
  postal: z.string(),
  city: z.string(),
  street: z.string(),
  street_number: z.string(),
  po_box: z.string(),
});
export type AlternativeAddress = z.output<typeof alternativeAddress>;

/** The fee is null when prices are hidden. */
export const deliveryServiceView = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('express'), fee: euro.nullable() }),
  z.object({
    kind: z.literal('pickup'),
    site_id: z.string(),
    name: z.string(),
    address: z.string(),
    postal: z.string(),
    city: z.string(),
  }),
  z.object({ kind: z.literal('mussels'), moment: z.enum(musselMoments) }),
]);
export type DeliveryServiceView = z.output<typeof deliveryServiceView>;

/** Spec shopping §3. */
export const basketView = z.object({
  basket_id: z.uuid().nullable(),
  is_valid: z.boolean(),
  is_active: z.boolean(),
  max_lines: z.int(),
  lines: z.array(basketLineView),
  free_lines: z.array(
    z.object({
      article_number: articleNumber,
      erp_number: z.string().optional(),
      name: z.string(),
      quantity: z.number(),
      because: z.string(),
      group_code: z.string(),
      board: z.string(),
      icon: z.string().nullable(),
    }),
  ),
  total_lines: z.array(totalLine),
  messages: z.array(basketMessage),
  customer: z.object({
    customer_number: z.string(),
    name: z.string(),
    delivery_address: addressView,
    show_prices: z.boolean(),
    order_reference_required: z.boolean(),
    payment_term_days: z.int(),
  }),
  delivery_date: z.object({
    /** Midnight in Brussels. */
    date: epochSeconds.nullable(),
    selected_window: z.object({ start: z.string(), end: z.string() }).nullable(),
    deadline: epochSeconds.nullable(),
    is_confirmed: z.boolean(),
    /** Null for ordinary delivery. */
    service: deliveryServiceView.nullable(),
  }),
  kind: z.enum(['new', 'extra']),
  main_order: z.string().nullable(),
  /** ISO weekdays. */
  delivery_workdays: z.array(z.int()),
  /** Amount missing to the minimum order (`below`) or to free delivery (`between`); null when prices are hidden. */
  threshold: z.object({
    state: z.enum(['below', 'between', 'free']),
    minimum: euro.nullable(),
    free_from: euro.nullable(),
    fee: euro.nullable(),
    current: euro.nullable(),
  }),
  po_number: z.string(),
  allowed_addresses: z.boolean(),
  alternative_address: storedAddress.nullable(),
  /** Checkout returns it; null when prices are hidden. */
  amount_to_pay: euro.nullable(),
  is_approximate: z.boolean(),
});
export type BasketView = z.output<typeof basketView>;
export type BasketLineView = z.output<typeof basketLineView>;
