import type { BasketView } from '@talloor/rules/basket/basketWire.ts';

/** Where a basket is had on paper (spec shopping §2: the basket route with `download=1`). @param page the basket's */
export const basketPdf = (page: string, { basket_id: id }: Pick<BasketView, 'basket_id'>): string =>
  `${page}?download=1${id === null ? '' : `&id=${id}`}`;
