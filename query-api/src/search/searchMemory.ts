import type pg from 'pg';
import { rememberHistory, type HistoryFinder } from './rememberHistory.ts';
import { rememberProducts, type ProductRenderer } from './rememberProducts.ts';

export type SearchMemory = { readonly findHistory: HistoryFinder; readonly renderProduct: ProductRenderer };

export const createSearchMemory = (pool: pg.Pool): SearchMemory => ({
  findHistory: rememberHistory(pool),
  renderProduct: rememberProducts(),
});
