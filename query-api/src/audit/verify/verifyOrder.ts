import { fillText } from '@talloor/messages/basket/fillText.ts';
import type { Verdict } from '@talloor/contracts/endpoints/audit.ts';
import { basketStream } from '@talloor/events/basket/events.ts';
import { orderStream } from '@talloor/events/order/events.ts';
import type { StoredMetadata } from '@talloor/platform/codec/codec.ts';
import type { RecordedEvent } from '@talloor/platform/eventStore/port.ts';
import type { AuditSide, Language } from '../auditSide.ts';
import { historyWords } from '../historyFormats.ts';
import { orderHistory, type HistoryEntry } from '../orderHistory.ts';
import { findBasketId, readOrderStreams } from '../readOrderStreams.ts';
import { checkChain } from './checkChain.ts';
import { checkContent } from './checkContent.ts';
import { checkTails } from './checkTails.ts';
import { compareRows } from './compareRows.ts';
import { describeFinding, reasonOf } from './describeFinding.ts';
import type { Finding } from './finding.ts';
import { readStoredRows } from './storedRows.ts';

/** @returns null when unknown */
export async function verifyOrder(
  side: Pick<AuditSide, 'store' | 'codec' | 'pool'>,
  orderNumber: string,
  language: Language,
): Promise<Verdict | null> {
  // Rows first, because streams only grow.
  const basketId = await findBasketId(side, orderNumber);
  if (basketId === null) return null;
  const storedRows = await readStoredRows(side.pool, orderNumber, basketId);
  const streams = await readOrderStreams(side, orderNumber);
  if (!streams) return null;
  const entries = await orderHistory(side.codec, streams);
  const rows = compareRows(entries, storedRows);
  const { recomputed, finding: contentFinding } = checkContent(streams, entries);
  const broken =
    checkChain(basketStream(streams.basketId), streams.basket) ??
    checkChain(orderStream(orderNumber), streams.order) ??
    firstOf(streams.tied.map(({ stream, events }) => checkChain(stream, events))) ??
    findUnreadable(entries) ??
    checkTails(streams, storedRows) ??
    contentFinding ??
    rows.finding;
  return {
    order_number: orderNumber,
    holds: broken === null,
    events_checked: entries.length,
    streams: [
      summary(basketStream(streams.basketId), streams.basket),
      summary(orderStream(orderNumber), streams.order),
      ...streams.tied.map(({ stream, events }) => summary(stream, events)),
    ],
    read_model_equal: rows.differences.length === 0,
    totals_recomputed: recomputed && contentFinding?.reason !== 'totals_differ',
    broken: broken && { ...viewFinding(broken), reason: reasonOf(broken, language) },
    differences: [...rows.differences],
    message: messageOf(broken, entries.length, language),
  };
}

const firstOf = (findings: readonly (Finding | null)[]): Finding | null =>
  findings.find((finding) => finding !== null) ?? null;

const summary = (stream: string, records: readonly RecordedEvent[]): Verdict['streams'][number] => ({
  stream,
  events: records.length,
  last_hash: (records.at(-1)?.metadata as Partial<StoredMetadata> | null | undefined)?.hash ?? null,
});

function findUnreadable(entries: readonly HistoryEntry[]): Finding | null {
  const unreadableEntry = entries.find((entry) => entry.decoded === null);
  if (!unreadableEntry) return null;
  const { streamId: stream, revision, type } = unreadableEntry.record;
  return { stream, revision, type, reason: 'unreadable' };
}

const viewFinding = ({ stream, revision, type }: Finding) => ({ stream, revision, type });

const messageOf = (broken: Finding | null, count: number, language: Language): string =>
  broken ? describeFinding(broken, language) : fillText(historyWords[language].verdict.holds, { count }, language);
