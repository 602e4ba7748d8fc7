import { Problem } from '@talloor/platform/http/problem.ts';
import type { BasketView } from '@talloor/rules/basket/basketWire.ts';
import { findBasket } from './findBasket.ts';
import { gatherGrounds } from './gatherGrounds.ts';
import { judgeBasket } from './judgeBasket.ts';
import type { ReadSide } from '../readSide.ts';

/** @throws Problem basket.not_found */
export async function findShownBasket(
  { pool, catalogue, clock }: Pick<ReadSide, 'pool' | 'catalogue' | 'clock'>,
  customerNumber: string,
  basketId: string | undefined,
  language: 'nl' | 'fr',
): Promise<BasketView> {
  const basket = await findBasket(pool, customerNumber, basketId);
  if (basketId !== undefined && (!basket || basket.status === 'discarded')) throw new Problem('basket.not_found');
  const now = clock.now();
  return judgeBasket(await gatherGrounds(catalogue, basket, customerNumber, now), language, now);
}
