import type { Bench } from '../bench.ts';
import { answers, type Call } from '../load/caller.ts';
import { atMost, type Pair, rateRatio, type Row, sides } from '../report/row.ts';
import { longInvoice } from '../tenant/writeInvoices.ts';
import { httpRow, productTurns, targets } from './httpTurns.ts';

export const lineCount = 300;
const minDetail = 0.2;
const mostTimes = 2;

export async function invoiceRows(bench: Bench): Promise<readonly Row[]> {
  const { many } = bench.size.history;
  const list = await httpRow(
    bench,
    { name: `invoices of a customer with ${many}, against floor R`, floor: 'read', target: targets.read },
    () => ({ method: 'GET', path: '/api/invoices', isRight: answers(200, '"invoices":[{') }),
  );
  const detail = await httpRow(
    bench,
    { name: `an invoice of ${lineCount} lines, against floor R`, floor: 'read', target: minDetail },
    detailCall,
  );
  return [list, detail, await ublRow(bench)];
}

const detailCall = (lane: number): Call => ({
  method: 'GET',
  path: `/api/invoice/${longInvoice(lane)}`,
  isRight: answers(200, '"number":'),
});
const ublCall = (lane: number): Call => ({
  method: 'GET',
  path: `/invoice/${longInvoice(lane)}/ubl`,
  isRight: answers(200, '<?xml'),
});

/** The first call for each invoice draws its PDF and writes its file before. */
async function ublRow(bench: Bench): Promise<Row> {
  const { rounds, roundMs } = bench.size;
  const [ubl, json] = [productTurns(bench, ublCall), productTurns(bench, detailCall)];
  await ubl(roundMs);
  const pairs: Pair[] = [];
  for (let round = 0; round < rounds; round++) pairs.push({ floor: await json(roundMs), own: await ubl(roundMs) });
  return {
    name: `an invoice of ${lineCount} lines as UBL, written before, against its JSON`,
    judged: [atMost('times', 1 / rateRatio(pairs), mostTimes)],
    ...sides(pairs),
  };
}
