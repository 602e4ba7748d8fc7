import { choosePrice } from '@talloor/rules/price/choosePrice.ts';
import { mockupBasket } from '@talloor/rules/testing/mockupBasket.ts';
import { lineFactsOf } from '../ordering/lineFactsOf.ts';
import type { OpenBasket } from '../aggregates/basket/openBasket.ts';

const { basket, products } = mockupBasket;

/** Mock-up 05. */
export const mockupOpenBasket: OpenBasket = {
  status: 'open',
  basketId: '0190a0c4-2b1e-7c3d-9a52-3f6c2b9d7e11',
  customerNumber: '204118',
  lines: basket.lines.map(({ articleNumber, quantity }) => {
    const product = products.get(articleNumber);
    if (!product) throw new Error(`the mock-up has no ${articleNumber}`);
    return { ...lineFactsOf(product, choosePrice(product, quantity)), quantity };
  }),
  delivery: basket.delivery,
  address: null,
  addressChosenBy: null,
  reference: '',
  mainOrder: null,
  freeSamples: [],
};
