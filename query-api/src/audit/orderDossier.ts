import type { RecordedEvent } from '@talloor/platform/eventStore/port.ts';
import type { AuditLanguage, AuditSide } from './auditSide.ts';
import { type LoadedHistory, loadHistory } from './loadHistory.ts';
import { walkHistory } from './walkHistory.ts';
import { recordsOf, wholeStreams } from './seals/dossierStreams.ts';
import { proveEvents } from './seals/proveEvents.ts';
import { verifyOrder } from './verify/verifyOrder.ts';
import { writable } from './viewHistoryEvent.ts';
import { viewOrderEvent } from './viewOrderEvent.ts';
import { viewStateAt } from './viewStateAt.ts';

/**
 * JSON Lines, created on demand, because states are large.
 * @throws Problem order.not_found
 */
export async function orderDossier(
  side: AuditSide,
  orderNumber: string,
  madeBy: string,
  language: AuditLanguage,
): Promise<AsyncIterable<string>> {
  return linesOf(side, await loadHistory(side, orderNumber, { hasRight: () => true }), madeBy, language);
}

async function* linesOf(
  side: AuditSide,
  history: LoadedHistory,
  madeBy: string,
  language: AuditLanguage,
): AsyncGenerator<string> {
  const { streams, entries, names } = history;
  const { orderNumber } = streams;
  const whole = wholeStreams(streams);
  const proofs = await proveEvents(side, recordsOf(streams));
  yield line({
    kind: 'head',
    version: 2,
    order_number: orderNumber,
    basket_id: streams.basketId,
    events: entries.length,
    made_at: side.clock.now().toISOString(),
    made_by: madeBy,
    language,
    streams: whole,
  });
  for (const seal of proofs.seals) yield line({ kind: 'seal', ...seal });
  for (const head of proofs.heads) yield line({ kind: 'stream_end', ...head });
  for (const proof of proofs.events) yield line({ kind: 'proof', ...proof });
  const shown = new Set(entries.map(({ record }) => record.id));
  for (const record of recordsOf(streams))
    if (!shown.has(record.id)) yield line({ kind: 'stored', stored: storedOf(record) });
  for (const step of walkHistory(entries)) {
    const { index, entry, before, after } = step;
    const { event, title, changes } = viewOrderEvent(step, history, language);
    yield line({
      kind: 'event',
      event,
      title,
      changes,
      stored: storedOf(entry.record),
    });
    yield line({ kind: 'state', ...viewStateAt(event, after, index === 0 ? undefined : before, names, language) });
  }
  yield line({ kind: 'verdict', ...(await verifyOrder(side, orderNumber, language))?.verdict });
}

const storedOf = (record: RecordedEvent) => ({
  ...record,
  data: writable(record.data),
  metadata: writable(record.metadata),
});

const line = (content: object): string => `${JSON.stringify(content)}\n`;
