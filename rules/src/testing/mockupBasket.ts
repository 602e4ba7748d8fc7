import type { BasketFacts } from '../basket/assessment.ts';
import type { ProductFacts } from '../facts.ts';
import { exampleCalendar, exampleCustomer, exampleProduct, examplePromo } from './exampleFacts.ts';

type Row = [articleNumber: string, groupCode: string, groupSorting: number, quantity: number, product: ProductFacts];

const rows = (
  entries: readonly [string, string, number, number, Parameters<typeof exampleProduct>[0]][],
): readonly Row[] =>
  entries.map(([articleNumber, groupCode, groupSorting, quantity, changes]) => [
    articleNumber,
    groupCode,
    groupSorting,
    quantity,
    exampleProduct({ articleNumber, groupCode, groupSorting, ...changes }),
  ]);

const free = { articleNumber: '133499', name: { nl: 'Geraspte abdijkaas 200 g', fr: "Fromage d'abbaye râpé" } };

/** Mock-up 05, Wednesday 11 March 2026, 14:12, two faulty lines. */
const lines = rows([
  ['121040', 'fish', 30, 2, { orderBefore: '12:00', prices: { listMills: 42_900, dayMills: 38_400 } }],
  ['136055', 'dairy', 50, 1, { stock: 0, stockAvailableDay: '2026-03-18', prices: { listMills: 6120 } }],
  [
    '100431',
    'veg',
    10,
    2,
    {
      prices: { listMills: 19_900, dayMills: 19_500 },
      promo: examplePromo({ promoId: 'witloof', type: 'promotion_reduction_amount', amountMills: 2000 }),
    },
  ],
  ['100855', 'veg', 10, 2, { prices: { listMills: 6350 }, wrappedPer: 4 }],
  [
    '110045',
    'meat',
    20,
    2,
    { prices: { listMills: 12_950 }, weightArticle: true, unitOfMeasureConversionFactor: 2, wrappedPer: 5 },
  ],
  [
    '131209',
    'dairy',
    50,
    12,
    {
      prices: { listMills: 4185, box: { priceMills: 3985, fromQuantity: 6 } },
      promo: examplePromo({
        promoId: 'room',
        type: 'promotion_free_article',
        minQuantity: 12,
        freeArticleQuantity: 1,
        maxFreeArticles: 3,
        articleNumbers: ['131209'],
        freeItem: { ...free, priceMills: 2950 },
      }),
    },
  ],
  ['131244', 'dairy', 50, 4, { prices: { listMills: 3420, offerMills: 2940 } }],
  ['131533', 'dairy', 50, 8, { prices: { listMills: 3760 }, stock: 8, wrappedPer: 12 }],
  [
    '133980',
    'dairy',
    50,
    1,
    { prices: { listMills: 14_900 }, weightArticle: true, unitOfMeasureConversionFactor: 1.2 },
  ],
  [
    '155018',
    'frozen',
    60,
    1,
    {
      prices: { listMills: 43_200, box: { priceMills: 41_040, fromQuantity: 3 } },
      promo: examplePromo({
        promoId: 'elfplus1',
        type: 'promotion_free_article',
        minQuantity: 11,
        freeArticleQuantity: 1,
        maxFreeArticles: 5,
        articleNumbers: ['155018'],
      }),
    },
  ],
  [
    '180210',
    'drinks',
    80,
    1,
    {
      vatRate: 21,
      depositMills: 4500,
      prices: { listMills: 13_900 },
      promo: examplePromo({ promoId: 'tafelbier', percentage: 25, minQuantity: 2 }),
    },
  ],
  [
    '190330',
    'nonfood',
    90,
    1,
    {
      vatRate: 21,
      prices: { listMills: 13_900 },
      promo: examplePromo({ promoId: 'handzeep', type: 'promotion_reduction_amount', amountMills: 2100 }),
    },
  ],
]);

export const mockupBasket: BasketFacts = {
  basket: {
    basketId: '0190a0c4-2b1e-7c3d-9a52-3f6c2b9d7e11',
    lines: lines.map(([articleNumber, , , quantity]) => ({ articleNumber, quantity })),
    delivery: {
      day: '2026-03-13',
      windowStart: '08:30',
      windowEnd: '17:00',
      deadline: '2026-03-11T16:00:00.000Z',
    },
    address: null,
    reference: '',
    mainOrder: null,
    freeSamples: [],
  },
  products: new Map(lines.map(([articleNumber, , , , product]) => [articleNumber, product])),
  customer: exampleCustomer(),
  calendar: exampleCalendar(),
  offeredSamples: [],
  now: new Date('2026-03-11T13:12:00.000Z'),
};
