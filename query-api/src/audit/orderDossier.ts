import type { RecordedEvent } from '@talloor/platform/eventStore/port.ts';
import type { AuditSide, Language } from './auditSide.ts';
import { type LoadedHistory, loadHistory } from './loadHistory.ts';
import { walkHistory } from './walkHistory.ts';
import { recordsOf, wholeStreams } from './seals/dossierStreams.ts';
import { proveEvents } from './seals/proveEvents.ts';
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
  { streams, entries, names, things }: LoadedHistory,
  madeBy: string,
  language: Language,
): AsyncGenerator<string> {
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
  for (const { index, entry, before, after } of walkHistory(entries)) {
    const { event, title, changes } = viewHistoryEvent(index, entry, before, names, language, things);
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
