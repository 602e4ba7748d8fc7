import type { Bench } from '../bench.ts';
import type { Row } from '../report/row.ts';
import { dashboardRows } from './dashboardRows.ts';
import { invoiceRows } from './invoiceRows.ts';
import { orderChangeRows } from './orderChangeRows.ts';
import { paperRows } from './paperRows.ts';

export const afterRows = async (bench: Bench): Promise<readonly Row[]> => [
  ...(await orderChangeRows(bench)),
  ...(await paperRows(bench)),
  ...(await dashboardRows(bench)),
  ...(await invoiceRows(bench)),
];
