import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import type { TalloorEvent } from '@talloor/events/allEvents.ts';
import { auditActsTable, auditDeadlinesTable } from '../../tables/auditActs.ts';
import { decodedStream } from '../../testing/sampleEvents.ts';
import { auditActs } from './auditActs.ts';

const golden = (file: string): TalloorEvent => {
  const text = readFileSync(new URL(`../../../../events/src/golden/${file}.json`, import.meta.url), 'utf8');
  return { type: file.slice(0, file.indexOf('.')), data: JSON.parse(text) as unknown } as TalloorEvent;
};
const office = { actorId: '3001', actorRole: 'sales-support', onBehalfOf: null };
const customer = { actorId: '7', actorRole: 'customer', onBehalfOf: null };

function rowsOf(event: TalloorEvent, by: object, occurredAt = '2026-03-11T15:00:00.000Z') {
  const [decoded] = decodedStream('order-4402118', [event]);
  if (!decoded) throw new Error('the stream is empty');
  const metadata = { ...decoded.metadata, ...by, occurredAt };
  return auditActs.project({ ...decoded, metadata } as Parameters<typeof auditActs.project>[0]);
}
const questions = (file: string, by: object) =>
  rowsOf(golden(file), by).flatMap(({ table, key }) => (table === auditActsTable.name ? [key['question']] : []));

describe('the acts that auditors ask for', () => {
  test.each([
    ['BasketReferenceSet.v1', customer, []],
    ['BasketReferenceSet.v1', office, ['employee']],
    ['BasketReferenceSet.v1', { ...office, onBehalfOf: '7' }, ['employee', 'on_behalf']],
    ['OrderModificationSubmitted.v1', customer, ['order_change']],
    [
      'OrderModificationSubmitted.v1.reason',
      { ...office, onBehalfOf: '7' },
      ['employee', 'on_behalf', 'order_change', 'correction'],
    ],
    ['CustomerViewStarted.v1', { ...office, onBehalfOf: '7' }, ['employee', 'view_as']],
    ['CustomerViewEnded.v1', { actorId: 'system', actorRole: 'system', onBehalfOf: null }, ['view_as']],
    ['AccountErasureRequested.v1', customer, ['erasure']],
    ['AccountLockedOut.v1', { actorId: 'system', actorRole: 'system', onBehalfOf: null }, ['failed_login']],
    ['ContainersCorrected.v1', office, ['employee', 'correction']],
    ['DeliveryPicked.v1', { actorId: 'erp', actorRole: 'erp', onBehalfOf: null }, []],
    ['DeliveryPicked.v1.reason', office, ['employee', 'correction']],
    ['RecallAnswerChanged.v1', office, ['employee', 'correction']],
  ])('%s by %o answers %j', (file, by, expected) => {
    expect(questions(file, by)).toEqual(expected);
  });

  test('a change that the deadline submits is no change after it', () => {
    const { type, data } = golden('OrderModificationSubmitted.v1');
    const event = { type, data: { ...data, cause: 'deadline' } } as TalloorEvent;
    expect(rowsOf(event, { actorId: 'system', actorRole: 'system', onBehalfOf: null })).toEqual([]);
  });

  test('a deadline that is extended after it passed is late', () => {
    const event = golden('OrderDeadlineExtended.v1');
    const { previousDeadline } = event.data as { previousDeadline: string };
    const isLate = (occurredAt: string) =>
      rowsOf(event, office, occurredAt).find(({ table }) => table === auditDeadlinesTable.name);
    expect(isLate(previousDeadline)).toMatchObject({ key: { order_number: '4402118' }, values: { is_late: false } });
    expect(isLate('2099-01-01T00:00:00.000Z')).toMatchObject({ values: { is_late: true } });
  });
});
