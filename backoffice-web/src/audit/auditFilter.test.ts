import { expect, test } from '@jest/globals';
import { addressOfChange, addressOfEvent, queryOf, readAuditFilter } from './auditFilter.ts';

test('each row leads to the history that holds its event, at that event', () => {
  const order = { kind: 'order', id: '4402131' } as const;
  expect(addressOfEvent({ event: 'delivery-66103012@3', page: order })).toBe(
    '/orders/4402131/show?event=delivery-66103012%403',
  );
  expect(addressOfEvent({ event: 'invoice-264402117@2', page: { kind: 'invoice', id: '264402117' } })).toBe(
    '/invoices/264402117/history?event=invoice-264402117%402',
  );
  expect(addressOfEvent({ event: 'account-7@4', page: null })).toBe('/audit/history/account-7%404');
  expect(addressOfEvent({ event: null, page: null })).toBeNull();
});

test('a row of a price leads to the changes of that price', () => {
  expect(addressOfChange({ id: '12', subject: 'prices', key: '100001/list' })).toBe(
    '/catalogueChanges?filter=%7B%22subject%22%3A%22prices%22%2C%22key%22%3A%22100001%2Flist%22%7D',
  );
});

test('an address with wrong values shows the first question with the usual period', () => {
  const filter = readAuditFilter(new URLSearchParams('question=secrets&from=yesterday&employee=x&customer=204118'));
  expect(filter).toMatchObject({ question: 'after_deadline', from: '', employee: '' });
  expect(queryOf(filter)).toEqual({ customer: '204118' });
});
