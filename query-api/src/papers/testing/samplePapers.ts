import type { DeliveryNoteLineView, DeliveryNoteView } from '@talloor/contracts/endpoints/deliveryNotes.ts';
import type { OrderDetail, OrderLineView, TotalsView } from '@talloor/contracts/shapes.ts';

const day = Date.parse('2026-03-13T00:00:00+01:00') / 1000;
const names = [
  'Volle room 35 % UHT 1 l',
  'Kabeljauwhaasje zonder vel MSC 2 kg',
  'Rundsstoofvlees van de schouder, in blokjes van 3 cm, vacuüm per 2,5 kg',
  'Frites fraîches 10 mm',
  'Œufs de poules élevées au sol L',
];
const totals: TotalsView = {
  subtotal: 1214.7,
  delivery_cost: 0,
  express_fee: 0,
  discounts: 12.5,
  vat: [
    { tax_percentage: 6, base: 1102.2, amount: 66.13 },
    { tax_percentage: 21, base: 100, amount: 21 },
  ],
  total_excl_vat: 1202.2,
  total_vat: 87.13,
  deposit: 14.4,
  amount_to_pay: 1303.73,
  is_approximate: true,
};
const address = {
  kind: 'default' as const,
  name: 'Bistro Lindegaard',
  street: 'Vrijdagmarkt',
  street_number: '14',
  po_box: null,
  postal: '9000',
  city: 'Gent',
};

const orderLine = (index: number): OrderLineView => ({
  line_id: String(index + 1),
  article_number: String(200100 + index),
  name: names[index % names.length] ?? '',
  brand: index % 2 === 0 ? 'Zuivelhof' : '',
  group_code: 'dairy',
  quantity: 2 + (index % 7),
  unit: index % 3 === 0 ? 'ds' : 'st',
  price_per_unit: 4.185,
  normal_price: index % 4 === 0 ? 4.5 : 4.185,
  is_day_price: index % 5 === 1,
  is_offer_price: false,
  is_promo_price: index % 4 === 0,
  is_box_price: false,
  is_weight_article: index % 5 === 1,
  is_free: false,
  tax_percentage: 6,
  line_total: 8.37,
  status: index % 6 === 2 ? 'short' : 'allocated',
  allocated_quantity: index % 6 === 2 ? 1 : 2 + (index % 7),
});

export const sampleOrder = (lines: number): OrderDetail => ({
  order_number: '4402131',
  customer_number: '204118',
  reference: 'WK 11 keuken',
  status: 'open',
  allocation: 'short',
  origin: 'web',
  order_date: day - 2 * 86_400,
  delivery_date: day,
  delivery_window: { start: '08:30', end: '12:00' },
  changeable_until: day - 31 * 3600,
  number_of_products: lines,
  subtotal: totals.subtotal,
  amount_to_pay: totals.amount_to_pay,
  is_approximate: true,
  version: 3,
  customer_name: 'Bistro Lindegaard',
  placed_by: 'Lotte Vermeersch',
  comment: 'Leveren langs de zijdeur',
  extra_emails: [],
  address,
  lines: Array.from({ length: lines }, (_, index) => orderLine(index)),
  totals,
  confirmation_sent: true,
});

function noteLine(index: number): DeliveryNoteLineView {
  const line = orderLine(index);
  const state = (['delivered', 'partly', 'missing', 'replaced', 'replacement'] as const)[index % 9] ?? 'delivered';
  const ordered = line.quantity;
  const delivered = state === 'missing' || state === 'replaced' ? 0 : state === 'partly' ? 1 : ordered;
  return {
    line_id: line.line_id,
    article_number: line.article_number,
    name: line.name,
    brand: line.brand,
    unit: line.unit,
    ordered,
    delivered,
    replaced: state === 'replaced' ? ordered : 0,
    manco: state === 'missing' ? ordered : state === 'partly' ? ordered - 1 : 0,
    percentage: Math.round((delivered / ordered) * 100),
    state,
    reason: state === 'delivered' || state === 'replacement' ? null : 'out_of_stock',
    replaces:
      state === 'replacement' ? { line_id: String(index), article_number: '200100', name: 'Volle room 40 %' } : null,
    is_weight_article: line.is_weight_article,
    expected_weight: line.is_weight_article ? 2.5 : null,
    weight: line.is_weight_article ? 2.412 : null,
    lots: [{ lot: 'L2603-17', best_before: '2026-03-28', quantity: delivered }],
    price_per_unit: 4.185,
    price_unit: line.is_weight_article ? 'kg' : line.unit,
    price_incl_vat: 4.436,
    total_excl_vat: 8.37,
    total_incl_vat: 8.87,
    ordered_total: 8.37,
    tax_percentage: 6,
    vat_code: 'B',
    is_free: false,
    checked: false,
    returnable: 0,
    returns: [],
    return_marked: false,
  };
}

export const sampleNote = (lines: number, isPriced = true): DeliveryNoteView => ({
  number: '7731045',
  order_number: '4402131',
  customer_number: '204118',
  customer_name: 'Bistro Lindegaard',
  reference: 'WK 11 keuken',
  delivery_date: day,
  stage: 'delivered',
  steps: [],
  route: 'G12',
  stop: 4,
  stops: 18,
  expected: { from: day + 8 * 3600, until: day + 10 * 3600 },
  delivered_at: day + 9 * 3600,
  received_by: 'Karim El Amrani',
  signature: 'M10 60 C 60 10, 90 90, 140 50 S 220 20, 280 70',
  delivery_address: address,
  billing_address: { name: 'Lindegaard bv', address: 'Vrijdagmarkt 14', postal: '9000', city: 'Gent' },
  vat_number: 'BE 0403.170.701',
  show_prices: isPriced,
  lines: Array.from({ length: lines }, (_, index) => noteLine(index)),
  totals: isPriced ? { ...totals, is_approximate: false } : null,
  checked_lines: 0,
  containers: [{ sscc: '354123450000000017', kind: 'pallet' }],
  empties: [{ kind: 'CRATE-24', count: 3 }],
  empties_balance: [
    { kind: 'crate', count: 7 },
    { kind: 'roll', count: 1 },
  ],
  invoice_number: null,
});
