import type { Verdict } from '@talloor/contracts/endpoints/audit.ts';
import { basketStream } from '@talloor/events/basket/events.ts';
import { orderStream } from '@talloor/events/order/events.ts';
import type { AuditSide, Language } from '../auditSide.ts';
import { orderHistory } from '../orderHistory.ts';
import { findBasketId, readOrderStreams } from '../readOrderStreams.ts';
import { checkChain } from './checkChain.ts';
import { checkContent } from './checkContent.ts';
import { checkTails } from './checkTails.ts';
import { compareRows } from './compareRows.ts';
import { readStoredRows } from './storedRows.ts';
import { findUnreadable, firstOf, viewVerdict } from './viewVerdict.ts';

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
  const all = [
    { stream: basketStream(streams.basketId), events: streams.basket },
    { stream: orderStream(orderNumber), events: streams.order },
    ...streams.tied,
  ];
  return {
    order_number: orderNumber,
    ...viewVerdict({ broken, streams: all, eventCount: entries.length, differences: rows.differences }, language),
    totals_recomputed: recomputed && contentFinding?.reason !== 'totals_differ',
  };
}
