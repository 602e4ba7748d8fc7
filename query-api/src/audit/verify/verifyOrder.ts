import type { Verdict } from '@talloor/contracts/endpoints/audit.ts';
import { allEvents, type TalloorEvent } from '@talloor/events/allEvents.ts';
import { basketStream } from '@talloor/events/basket/events.ts';
import { orderStream } from '@talloor/events/order/events.ts';
import { orderLinksStream } from '@talloor/events/orderLinks/orderLinks.ts';
import type { AuditLanguage, AuditSide } from '../auditSide.ts';
import { decodeEach } from '../decodeEach.ts';
import { orderHistory } from '../orderHistory.ts';
import { readOrderStreams } from '../readOrderStreams.ts';
import { checkChain } from './checkChain.ts';
import { checkContent } from './checkContent.ts';
import { checkLinks } from './checkLinks.ts';
import { checkTails } from './checkTails.ts';
import { compareRows } from './compareRows.ts';
import type { Finding } from './finding.ts';
import { readLinkPolicy } from './linkPolicy.ts';
import { orderSelections } from './orderSelections.ts';
import { readRowsOf } from './storedRows.ts';
import { findUnreadable, firstOf, viewVerdict } from './viewVerdict.ts';

export type VerifiedOrder = {
  readonly verdict: Verdict;
  /** Null where everything holds. */
  readonly finding: Finding | null;
};

export async function verifyOrder(
  side: Pick<AuditSide, 'store' | 'codec' | 'pool'>,
  orderNumber: string,
  language: AuditLanguage,
): Promise<VerifiedOrder | null> {
  const linkPolicy = await readLinkPolicy(side.pool);
  const known = await readOrderStreams(side, orderNumber);
  if (!known) return null;
  // Rows before events, because streams only grow.
  const selections = orderSelections(known);
  const storedRows = await readRowsOf(side.pool, selections);
  const streams = (await readOrderStreams(side, orderNumber)) ?? known;
  const related = [...streams.tied, ...streams.further];
  const records = [streams.basket, streams.order, ...related.map(({ events }) => events)]
    .flat()
    .sort((first, second) => (first.position < second.position ? -1 : 1));
  const entries = await decodeEach<TalloorEvent>(side.codec, records, allEvents);
  const rows = compareRows(entries, storedRows, selections);
  const { recomputed, finding: contentFinding } = checkContent(streams, await orderHistory(side.codec, streams));
  const all = [
    { stream: basketStream(streams.basketId), events: streams.basket },
    { stream: orderStream(orderNumber), events: streams.order },
    ...related,
    ...(streams.links.length > 0 ? [{ stream: orderLinksStream(orderNumber), events: streams.links }] : []),
  ];
  const broken =
    firstOf(all.map(({ stream, events }) => checkChain(stream, events))) ??
    findUnreadable(entries) ??
    checkLinks(streams, entries, linkPolicy) ??
    checkTails(streams, storedRows) ??
    contentFinding ??
    rows.finding;
  const verdict = {
    order_number: orderNumber,
    ...viewVerdict({ broken, streams: all, eventCount: entries.length, differences: rows.differences }, language),
    totals_recomputed: recomputed && contentFinding?.reason !== 'totals_differ',
  };
  return { verdict, finding: broken };
}
