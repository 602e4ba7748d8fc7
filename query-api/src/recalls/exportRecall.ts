import { writeXlsxStream } from 'hucre/xlsx';
import { exportRecall } from '@talloor/contracts/endpoints/officeRecalls.ts';
import { recallSheetTexts } from '@talloor/messages/sheet/recallSheetTexts.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import { dayAt } from '@talloor/rules/delivery/brusselsTime.ts';
import { answerWorkbook } from '../download/answerWorkbook.ts';
import { cellText, type Cell } from '../download/sheetColumns.ts';
import { isStale } from '../isStale.ts';
import type { ReadSide } from '../readSide.ts';
import { findOfficeRecall, findRecallCustomers, type FoundRecallCustomer } from './findOfficeRecalls.ts';
import { recalledArticlesOf } from './viewRecall.ts';

const widths = [14, 20, 30, 14, 12, 14, 18, 36, 20, 12, 12, 20, 20, 12, 12, 12];

export const exportRecallRoute = ({ pool, catalogue, waiter, clock }: ReadSide): Route =>
  route(exportRecall, async ({ params: { id } }, context) => {
    const { language, seenPosition } = context;
    await isStale(waiter, seenPosition, 'recalls');
    const recall = await findOfficeRecall(pool, id);
    if (!recall) throw new Problem('recall.not_found');
    const words = recallSheetTexts[language];
    const columns = words.columns.map((header, at) => ({ header, width: widths[at] ?? 14 }));
    const customers = await findRecallCustomers(pool, id);
    const [erpNumbers, customerFacts] = await Promise.all([
      catalogue.findErpNumbers(customers.flatMap(recalledArticlesOf)),
      catalogue.findCustomers(customers.map(({ customer_number: number }) => number)),
    ]);
    const erpNumberOf = new Map(customerFacts.map((facts) => [facts.customerNumber, facts.erpNumber ?? null]));
    const rows = customers.flatMap((customer) =>
      rowsOf(customer, erpNumberOf.get(customer.customer_number) ?? null, erpNumbers, language),
    );
    return answerWorkbook(context, {
      name: `${words.file}-${id}-${dayAt(clock.now().getTime())}.xlsx`,
      chunks: () => writeXlsxStream(rows, { name: words.sheet, columns, freezePane: { rows: 1 } }),
    });
  });

const minute = (instant: string | null): string | null => instant && instant.slice(0, 16).replace('T', ' ');

function rowsOf(
  customer: FoundRecallCustomer,
  customerErpNumber: string | null,
  erpNumbers: ReadonlyMap<string, string>,
  language: 'nl' | 'fr',
): Cell[][] {
  return (customer.deliveries ?? []).flatMap((delivery) =>
    delivery.lines.map((line): Cell[] => {
      const lineAnswer = customer.answer?.find(
        (each) => each.delivery_number === delivery.delivery_number && each.line_id === line.line_id,
      );
      const cells: Cell[] = [
        customer.customer_number,
        customerErpNumber,
        customer.customer_name,
        delivery.delivery_number,
        delivery.day,
        line.article_number,
        erpNumbers.get(line.article_number) ?? null,
        line.name[language],
        line.lots.flatMap(({ lot }) => (lot === null ? [] : [lot])).join(', '),
        line.quantity,
        line.unit[language],
        minute(customer.last_notified_at),
        customer.awaits ? null : minute(customer.acknowledged_at),
        lineAnswer?.held ?? null,
        lineAnswer?.used ?? null,
        lineAnswer?.destroyed ?? null,
      ];
      return cells.map((cell) => (typeof cell === 'string' ? cellText(cell) : cell));
    }),
  );
}
