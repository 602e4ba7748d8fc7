import { z } from 'zod';
import { writeRows } from '../../changes/writeRows.ts';
import { day, matching, mills } from '../fields.ts';
import { subject } from '../subject.ts';

const depositRecord = z.strictObject({
  kind: matching(/^[\w-]{1,30}$/, 'is no kind of container'),
  valid_from: day(),
  /** Empty: not paid back from that day on. */
  deposit: mills(1000).nullish(),
});
type DepositRecord = z.output<typeof depositRecord>;

const key = ['kind', 'valid_from'] as const;
const keyOf = (record: DepositRecord) => `${record.kind}/${record.valid_from}`;

/** Invoices of earlier deliveries are judged by earlier deposits. */
export const containerDeposits = subject<DepositRecord>({
  name: 'container-deposits',
  record: depositRecord,
  keyOf,
  linesPerPart: 1000,
  remembered: true,
  write: async (lines, { client, changedBy, tally }) => {
    const rows = lines.map(({ record }) => ({
      kind: record.kind,
      valid_from: record.valid_from,
      deposit_mills: record.deposit ?? null,
    }));
    const outcomes = await writeRows(client, 'container_deposits', key, rows, changedBy);
    for (const { record } of lines) tally.count(outcomes.get(keyOf(record)) ?? 'unchanged');
  },
});
