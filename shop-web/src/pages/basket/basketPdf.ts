import type { BasketView } from '@talloor/rules/basket/basketWire.ts';

/** Spec shopping §2. @param page path of the basket */
export const basketPdf = (page: string, { basket_id: id }: Pick<BasketView, 'basket_id'>): string =>
  `${page}?download=1${id === null ? '' : `&id=${id}`}`;
