import { z } from 'zod';
import { musselMoments } from '@talloor/rules/mussel/musselFacts.ts';
import { defineEndpoint } from '../endpoint.ts';
import { loginThen } from '../loginThen.ts';
import { digitsParam, epochSeconds, euro, noQuery, nothing, shownAddress, totalsView } from '../shapes.ts';
import { returnStatus } from './returns.ts';

/** `replacement` came in place of another line. */
export const deliveredLineState = z.enum(['delivered', 'partly', 'missing', 'replaced', 'replacement']);
export const deliveryStage = z.enum(['scheduled', 'picked', 'loaded', 'under_way', 'delivered']);

/** Spec after-ordering §3. Prices are null when hidden or not requested. */
export const deliveryNoteLine = z.object({
  line_id: z.string(),
  article_number: z.string(),
  erp_number: z.string().optional(),
  name: z.string(),
  brand: z.string(),
  board: z.string().optional(),
  icon: z.string().nullable().optional(),
  unit: z.string(),
  ordered: z.number(),
  delivered: z.number(),
  /** Replaced quantity, in units of the order. */
  replaced: z.number(),
  /** Neither delivered nor replaced. */
  manco: z.number(),
  /** Delivered share in whole per cent; by weight when weighed. */
  percentage: z.int(),
  state: deliveredLineState,
  reason: z.enum(['out_of_stock', 'supplier', 'quality', 'damaged', 'other']).nullable(),
  comment: z.string().optional(),
  replaces: z.object({ line_id: z.string(), article_number: z.string(), name: z.string() }).nullable(),
  is_weight_article: z.boolean(),
  /** Weight in units of the price. */
  expected_weight: z.number().nullable(),
  weight: z.number().nullable(),
  lots: z.array(z.object({ lot: z.string().nullable(), best_before: z.string().nullable(), quantity: z.number() })),
  price_per_unit: euro.nullable(),
  /** `kg`, `st`. */
  price_unit: z.string(),
  price_incl_vat: euro.nullable(),
  total_excl_vat: euro.nullable(),
  total_incl_vat: euro.nullable(),
  /** Without VAT. */
  ordered_total: euro.nullable(),
  tax_percentage: z.number(),
  vat_code: z.string(),
  is_free: z.boolean(),
  checked: z.boolean(),
  returns: z.array(z.object({ return_id: z.string(), status: returnStatus, quantity: z.number() })),
  returnable: z.number(),
  return_marked: z.boolean(),
  recall: z.object({ recall_id: z.string(), quantity: z.number() }).optional(),
});

/** `at` is null for future steps. */
export const deliveryStep = z.object({
  step: z.enum(['ordered', 'closed', 'picked', 'loaded', 'under_way', 'delivered']),
  at: epochSeconds.nullable(),
});

export const deliveryNote = z.object({
  number: z.string(),
  order_number: z.string(),
  customer_number: z.string(),
  customer_name: z.string(),
  /** The customer's own order number. */
  reference: z.string(),
  delivery_date: epochSeconds,
  /** Absent except for mussels. */
  delivery_moment: z.enum(musselMoments).optional(),
  stage: deliveryStage,
  steps: z.array(deliveryStep),
  route: z.string(),
  stop: z.int(),
  stops: z.int(),
  expected: z.object({ from: epochSeconds, until: epochSeconds }),
  delivered_at: epochSeconds.nullable(),
  /** Null when unknown or erased. */
  received_by: z.string().nullable(),
  /** SVG path in a box of 300 × 100. */
  signature: z.string().nullable(),
  delivery_address: shownAddress.nullable(),
  billing_address: z.object({ name: z.string(), address: z.string(), postal: z.string(), city: z.string() }),
  vat_number: z.string().nullable(),
  show_prices: z.boolean(),
  lines: z.array(deliveryNoteLine),
  /** Null when prices are hidden or not requested. */
  totals: totalsView.nullable(),
  checked_lines: z.int(),
  containers: z.array(z.object({ sscc: z.string(), kind: z.enum(['pallet', 'crate', 'roll']) })),
  empties: z.array(z.object({ kind: z.string(), count: z.int() })),
  /** Containers by kind; negative when more went back than came. */
  empties_balance: z.array(z.object({ kind: z.string(), count: z.int() })),
  invoice_number: z.string().nullable(),
});
export type DeliveryNoteView = z.output<typeof deliveryNote>;
export type DeliveryNoteLineView = z.output<typeof deliveryNoteLine>;

const numberParam = z.object({ number: digitsParam });
/** `0` omits prices, for goods receipt. */
const withPrices = z.object({ prices: z.enum(['0', '1']).default('1') });

export const getDeliveryNote = defineEndpoint({
  name: 'getDeliveryNote',
  names: { number: 'delivery_note' },
  summary: 'A delivery note of the customer, with or without prices.',
  method: 'GET',
  path: '/api/delivery-note/:number',
  side: 'query',
  permission: { kind: 'customer' },
  feature: 'pending_orders',
  params: numberParam,
  query: withPrices,
  body: nothing,
  response: deliveryNote,
  status: 200,
  problems: ['delivery_note.not_found'],
});

export const downloadDeliveryNote = defineEndpoint({
  name: 'downloadDeliveryNote',
  names: { number: 'delivery_note' },
  summary: 'The same as a PDF to keep.',
  method: 'GET',
  path: '/delivery-note/:number/pdf',
  side: 'query',
  permission: { kind: 'customer' },
  feature: 'pending_orders',
  params: numberParam,
  query: withPrices,
  body: nothing,
  response: nothing,
  status: 200,
  produces: 'file',
  loggedOut: (language, { number = '' }) =>
    loginThen(
      language,
      `${language === 'nl' ? '/nl/levernota' : '/fr/bon-de-livraison'}?number=${encodeURIComponent(number)}`,
    ),
  problems: ['delivery_note.not_found', 'paper.busy'],
});

export const toggleDeliveryNoteLine = defineEndpoint({
  name: 'toggleDeliveryNoteLine',
  names: { number: 'delivery_note', lineId: 'delivery_note' },
  summary:
    'Ticks a line of a delivery note off, or takes the tick away; `checked` says which, without it the other way round.',
  method: 'POST',
  path: '/api/delivery-note/toggle/:number/:lineId',
  side: 'command',
  permission: { kind: 'customer', right: 'receive' },
  feature: 'pending_orders',
  params: z.object({ number: digitsParam, lineId: digitsParam }),
  query: noQuery,
  body: z.strictObject({ checked: z.boolean().optional() }).optional(),
  response: z.object({ line_id: z.string(), checked: z.boolean(), checked_lines: z.int() }),
  status: 200,
  problems: ['delivery_note.not_found', 'delivery_note.line_not_found'],
});
