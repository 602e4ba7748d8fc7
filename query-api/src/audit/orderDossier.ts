import type { AuditSide, Language } from './auditSide.ts';
import { loadHistory } from './loadHistory.ts';
import { noStanding } from './standing.ts';
import { verifyOrder } from './verify/verifyOrder.ts';
import { viewHistoryEvent } from './viewHistoryEvent.ts';
import { viewStateAt } from './viewStateAt.ts';

/**
 * The dossier of an order as lines of JSON: a head, every event as stored with what it did in words, the state after each,
 * and the verdict.
 * @throws Problem order.not_found
 */
export async function orderDossier(
  side: AuditSide,
  orderNumber: string,
  madeBy: string,
  language: Language,
): Promise<string[]> {
  const { streams, entries, standings, names } = await loadHistory(side, orderNumber);
  const head = {
    kind: 'head',
    order_number: orderNumber,
    basket_id: streams.basketId,
    events: entries.length,
    made_at: side.clock.now().toISOString(),
    made_by: madeBy,
    language,
  };
  const story = entries.flatMap((entry, index) => {
    const before = standings[index - 1];
    const { title, changes } = viewHistoryEvent(index, entry, before ?? noStanding, names, language);
    const standing = standings[index] ?? noStanding;
    return [
      { kind: 'event', index, title, changes, stored: entry.record },
      { kind: 'state', ...viewStateAt(index, standing, before, names, language) },
    ];
  });
  const verdict = { kind: 'verdict', ...(await verifyOrder(side, orderNumber, language)) };
  return [head, ...story, verdict].map((line) => JSON.stringify(line));
}
