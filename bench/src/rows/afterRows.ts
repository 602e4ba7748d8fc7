import type { Bench } from '../bench.ts';
import type { Row } from '../report/row.ts';
import { bundlingRow } from './bundlingRow.ts';
import { dashboardRows } from './dashboardRows.ts';
import { writeInvoices } from '../tenant/writeInvoices.ts';
import { invoiceRows, lineCount } from './invoiceRows.ts';
import { orderChangeRows } from './orderChangeRows.ts';
import { paperRows } from './paperRows.ts';
import { statisticsRows } from './statisticsRows.ts';

export async function afterRows(bench: Bench): Promise<readonly Row[]> {
  const changes = await orderChangeRows(bench);
  const papers = await paperRows(bench);
  await writeInvoices(bench, bench.size.history.many, lineCount);
  return [
    ...changes,
    ...papers,
    ...(await dashboardRows(bench)),
    ...(await invoiceRows(bench)),
    await bundlingRow(bench),
    ...(await statisticsRows(bench)),
  ];
}
