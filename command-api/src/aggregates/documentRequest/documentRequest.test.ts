import { describe, expect, test } from '@jest/globals';
import type { DocumentRequestEvent, DocumentsRequested } from '@talloor/events/documentRequest/events.ts';
import { evolveDocumentRequest, noDocumentRequest } from '@talloor/events/documentRequest/state.ts';
import { documentRequestStory, sampleDocumentRequest } from '@talloor/events/testing/sampleDocumentRequest.ts';
import { decideRecordBundle } from './recordBundle/decideRecordBundle.ts';
import { decideRequestDocuments, type RequestDocumentsFacts } from './requestDocuments/decideRequestDocuments.ts';

const after = (...events: readonly DocumentRequestEvent[]) => events.reduce(evolveDocumentRequest, noDocumentRequest);
const [requested, bundled] = documentRequestStory;
if (!requested || !bundled) throw new Error('the story is too short');

describe('a request for documents', () => {
  const facts: RequestDocumentsFacts = {
    customers: ['204118', '204119'],
    invoiced: ['204118'],
    shareable: ['204118'],
    today: '2026-03-11',
    calendar: { holidays: [], closingDays: [] },
    promisedWorkdays: 2,
  };
  const decide = (change: Partial<DocumentsRequested> = {}, state = noDocumentRequest) =>
    decideRequestDocuments({ ...sampleDocumentRequest, ...change }, facts, state);

  test('promises the documents within two working days', () => {
    expect(decide()).toEqual([{ type: 'DocumentsRequested', data: sampleDocumentRequest }]);
    expect(decideRequestDocuments(sampleDocumentRequest, { ...facts, today: '2026-03-13' }, noDocumentRequest)).toEqual(
      [{ type: 'DocumentsRequested', data: { ...sampleDocumentRequest, promisedOn: '2026-03-17' } }],
    );
  });

  test('appends nothing when repeated', () => {
    expect(decide({}, after(requested))).toEqual([]);
  });

  test('reaches only customers of the user', () => {
    expect(decide({ customerNumbers: ['204118', '777777'] })).toEqual({ rejected: 'customer.not_found' });
  });

  test('needs the right to see invoices, but not for delivery notes', () => {
    expect(decide({ customerNumbers: ['204119'] })).toEqual({ rejected: 'permission.denied' });
    expect(decide({ customerNumbers: ['204119'], type: 'delivery_proofs', extraRecipient: null })).toMatchObject([
      { data: { type: 'delivery_proofs', withUbl: false } },
    ]);
  });

  test('an extra recipient needs the right to see invoices, also for delivery notes', () => {
    const notes = { customerNumbers: ['204119'], type: 'delivery_proofs' as const };
    expect(decide({ ...notes, extraRecipient: 'iemand@elders.example' })).toEqual({ rejected: 'permission.denied' });
    expect(decide({ ...notes, extraRecipient: null })).toHaveLength(1);
  });

  test.each([
    ['nothing chosen', { from: null }, { rejected: 'documents.none_chosen' }],
    ['an empty choice', { from: null, to: null, numbers: [] }, { rejected: 'documents.none_chosen' }],
    ['a reversed period', { from: '2026-02-02', to: '2026-02-01' }, { rejected: 'documents.period_reversed' }],
    [
      'a century',
      { from: '2000-01-01', to: '2099-12-31' },
      { rejected: 'documents.period_too_long', parameters: { years: 10 } },
    ],
  ])('is refused for %s', (_, change, rejection) => {
    expect(decide(change)).toEqual(rejection);
  });

  test('of chosen documents has no period', () => {
    expect(decide({ numbers: ['264402117'] })).toMatchObject([
      { data: { from: null, to: null, numbers: ['264402117'] } },
    ]);
  });
});

describe('a finished bundle', () => {
  const now = new Date('2026-03-11T13:12:00.000Z');
  const bundle = { state: 'done', documentCount: 12, byteCount: 482_117, missing: [] } as const;

  test('can be downloaded for 14 days', () => {
    expect(decideRecordBundle(bundle, now, after(requested))).toEqual([
      {
        type: 'DocumentsBundled',
        data: { documentCount: 12, byteCount: 482_117, missing: [], expiresAt: '2026-03-25T13:12:00.000Z' },
      },
    ]);
  });

  test('is recorded once', () => {
    expect(decideRecordBundle(bundle, now, after(requested, bundled))).toEqual([]);
  });

  test('that was lost and cannot be written again fails, while its link works', () => {
    const failure = { state: 'failed', reason: 'technical' } as const;
    const events = decideRecordBundle(failure, now, after(requested, bundled)) as readonly DocumentRequestEvent[];
    expect(events).toEqual([{ type: 'DocumentsFailed', data: { reason: 'technical' } }]);
    expect(after(requested, bundled, ...events)).toMatchObject({ status: 'failed', bundle: null });
    expect(decideRecordBundle(failure, now, after(requested, bundled, ...events))).toEqual([]);
    expect(decideRecordBundle(failure, new Date('2026-03-25T13:12:00.000Z'), after(requested, bundled))).toEqual([]);
  });

  test('tells why it failed', () => {
    expect(decideRecordBundle({ state: 'failed', reason: 'too_many' }, now, after(requested))).toEqual([
      { type: 'DocumentsFailed', data: { reason: 'too_many' } },
    ]);
  });
});
