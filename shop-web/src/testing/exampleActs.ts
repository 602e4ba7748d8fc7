import type { DeliveryNoteView } from '@talloor/contracts/endpoints/deliveryNotes.ts';
import type { WishListItems } from '@talloor/contracts/endpoints/wishList.ts';
import type { OrderDetail } from '@talloor/contracts/shapes.ts';
import { mockupBasket } from '@talloor/rules/testing/mockupBasket.ts';
import { exampleNote, exampleWishListLine } from './exampleForms.ts';

const now = Math.floor(mockupBasket.now.getTime() / 1000);
export const exampleKeptBasket = {
  basket_id: '7d65ee48-a0d4-45aa-a2f9-4bb86d47a30a',
  is_active: false,
  is_expired: false,
  opened_at: now,
  changed_at: now,
  origin: null,
  number_of_lines: 1,
  first_articles: ['Room'],
  subtotal: 12,
  is_approximate: false,
  delivery_date: null,
  delivery_window: null,
  deadline: null,
  po_number: 'Feest',
};
export const exampleHistory = {
  id: 'h',
  name: 'Eerder besteld',
  type: 'history',
  owner: null,
  is_shared: false,
  is_editable: false,
  number_of_products: 1,
  updated_at: null,
  boards: [],
  lines: [exampleWishListLine],
} as unknown as WishListItems;
export const exampleOpenOrder = {
  order_number: '4402131',
  status: 'open',
  changeable_until: now + 86_400,
  delivery: null,
  lines: [
    {
      line_id: '1',
      article_number: '131209',
      name: 'Room',
      brand: '',
      unit: 'st',
      quantity: 1,
      is_free: false,
      status: 'pending',
      price_per_unit: null,
      normal_price: null,
      line_total: null,
      deviations: [],
    },
  ],
} as unknown as OrderDetail;
export const exampleAskedOrder = {
  ...exampleOpenOrder,
  lines: [{ delivery: { withheld: [{ why: 'asked', answer_until: now + 3600 }] } }],
} as unknown as OrderDetail;
export const exampleReturn = {
  return_id: '70000012',
  delivery_number: '801',
  order_number: '4402131',
  status: 'requested',
  requested_at: now,
  collection_day: null,
  customer_number: '204118',
  customer_name: 'Bistro Lindegaard',
  delivered_on: '2026-03-10',
  contact: { name: null, email: null },
  address: null,
  lines: [],
  photos: [],
  steps: [{ step: 'requested', at: now }],
  answer: null,
  credit: null,
};
export const exampleCheckedNote = {
  ...exampleNote,
  checked_lines: 0,
  lines: exampleNote.lines.map((line) => ({
    ordered: 3,
    replaced: 0,
    manco: 0,
    percentage: 100,
    reason: null,
    replaces: null,
    expected_weight: null,
    weight: null,
    total_excl_vat: null,
    total_incl_vat: null,
    ordered_total: null,
    ...line,
    state: 'delivered',
    checked: false,
  })),
} as unknown as DeliveryNoteView;
