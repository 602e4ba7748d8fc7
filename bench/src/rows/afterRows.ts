import type { Bench } from '../bench.ts';
import type { Row } from '../report/row.ts';
import { dashboardRows } from './dashboardRows.ts';
import { orderChangeRows } from './orderChangeRows.ts';
import { paperRows } from './paperRows.ts';

/** What comes after an order: its page and its group, its changes, its papers. */
export const afterRows = async (bench: Bench): Promise<readonly Row[]> => [
  ...(await orderChangeRows(bench)),
  ...(await paperRows(bench)),
  ...(await dashboardRows(bench)),
];
