import type { RecallView } from '@talloor/contracts/endpoints/recalls.ts';
import type { WishListLine } from '@talloor/contracts/endpoints/wishList.ts';
import type { StandingOrderPageData } from '../pages/standingOrder/planDraft.ts';
import { exampleProduct } from './exampleProduct.ts';

const article = '131209';
export const exampleWishListLine = {
  artNo: article,
  comment: '',
  product: exampleProduct(),
} as unknown as WishListLine;
const round = (key: string) => ({
  key,
  service: null,
  weekdays: [1, 2, 3, 4, 5],
  windows: [
    { start: '08:00', end: '12:00' },
    { start: '13:00', end: '17:00' },
  ],
});
export const exampleStanding = {
  list: { id: '7d65ee48-a0d4-55aa-a2f9-4bb86d47a30a', name: 'Weekmenu', is_editable: true, owner: null },
  order: null,
  dates: [],
  runs: [],
  rounds: [round('standard'), round('pickup-7')],
  closed_days: [],
} as unknown as StandingOrderPageData;
export const exampleRecall = {
  recall_id: '3',
  title: 'Volle room',
  status: 'open',
  notified_at: 1_773_000_000,
  last_notified_at: 1_773_000_000,
  awaits: true,
  acknowledged_at: null,
  acknowledged_by: null,
  quantity: 3,
  reason: 'Listeria',
  instruction: 'Zet apart',
  scope: { lots: [], articles: [] },
  version: 'v1',
  deliveries: [
    {
      delivery_number: '801',
      order_number: '4402131',
      delivery_date: 1_773_000_000,
      lines: [
        {
          line_id: '1',
          article_number: article,
          name: 'Room',
          unit: 'st',
          quantity: 3,
          lots: [],
          answer: { held: 1, used: 1, destroyed: 1 },
        },
      ],
    },
  ],
} as unknown as RecallView;
export const exampleNote = {
  number: '801',
  order_number: '4402131',
  delivery_date: 1_773_000_000,
  stage: 'delivered',
  delivered_at: 1_773_000_000,
  totals: null,
  lines: [
    {
      line_id: '1',
      article_number: article,
      name: 'Room',
      brand: '',
      unit: 'st',
      delivered: 3,
      lots: [],
      returns: [],
      returnable: 3,
      return_marked: true,
    },
  ],
};
