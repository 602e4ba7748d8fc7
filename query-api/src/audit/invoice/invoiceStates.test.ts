import { expect, test } from '@jest/globals';
import { invoiceStory } from '@talloor/events/testing/sampleInvoice.ts';
import { decodedStream } from '@talloor/projections/testing/sampleEvents.ts';
import { replayInvoice } from './invoiceStates.ts';
import type { InvoiceHistoryEntry } from './invoiceHistory.ts';
import { viewInvoiceState } from './viewInvoiceState.ts';

test('an invoice is overdue from midnight in Brussels after its due day', () => {
  const statusAt = (occurredAt: string) => {
    const entries = decodedStream('invoice-264402117', invoiceStory.slice(0, 1)).map((decoded) => ({
      decoded: { ...decoded, metadata: { ...decoded.metadata, occurredAt } },
    }));
    const [state] = replayInvoice(entries as unknown as readonly InvoiceHistoryEntry[]);
    if (!state) throw new Error('there must be a state');
    return viewInvoiceState('invoice-264402117@0', state, undefined, 'nl').facts.find(({ key }) => key === 'status')
      ?.value;
  };
  expect(statusAt('2026-04-22T21:59:00.000Z')).toBe('Te betalen');
  expect(statusAt('2026-04-22T22:01:00.000Z')).toBe('Vervallen');
});
