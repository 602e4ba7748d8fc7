import type { AuditSide, Language } from './auditSide.ts';
import { type LoadedHistory, loadHistory } from './loadHistory.ts';
import { noHistoryState } from './historyState.ts';
import { verifyOrder } from './verify/verifyOrder.ts';
import { viewHistoryEvent, writable } from './viewHistoryEvent.ts';
import { viewStateAt } from './viewStateAt.ts';

/**
 * JSON Lines, created on demand, because states are large.
 * @throws Problem order.not_found
 */
export async function orderDossier(
  side: AuditSide,
  orderNumber: string,
  madeBy: string,
  language: Language,
): Promise<AsyncIterable<string>> {
  return linesOf(side, await loadHistory(side, orderNumber), madeBy, language);
}

async function* linesOf(
  side: AuditSide,
  { streams, entries, states, names }: LoadedHistory,
  madeBy: string,
  language: Language,
): AsyncGenerator<string> {
  const { orderNumber } = streams;
  yield line({
    kind: 'head',
    order_number: orderNumber,
    basket_id: streams.basketId,
    events: entries.length,
    made_at: side.clock.now().toISOString(),
    made_by: madeBy,
    language,
  });
  for (const [index, entry] of entries.entries()) {
    const before = states[index - 1];
    const { title, changes } = viewHistoryEvent(index, entry, before ?? noHistoryState, names, language);
    const state = states[index] ?? noHistoryState;
    yield line({
      kind: 'event',
      index,
      title,
      changes,
      stored: { ...entry.record, data: writable(entry.record.data), metadata: writable(entry.record.metadata) },
    });
    yield line({ kind: 'state', ...viewStateAt(index, state, before, names, language) });
  }
  yield line({ kind: 'verdict', ...(await verifyOrder(side, orderNumber, language)) });
}

const line = (content: object): string => `${JSON.stringify(content)}\n`;
