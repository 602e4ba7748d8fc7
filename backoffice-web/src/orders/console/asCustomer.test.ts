import { expect, test } from '@jest/globals';
import { asCustomer } from './asCustomer.ts';
import type { ComparedLine, ComparedState, MadeNumber } from './compareStates.ts';

const fact = (key: string, isSeen: boolean): ComparedState['facts'][number] => ({
  key,
  label: key,
  group: 'order',
  before: null,
  value: 'x',
  is_changed: false,
  is_ended: false,
  seen_by_customer: isSeen,
});
const number = (isSeen: boolean): MadeNumber => ({
  quantity: 10,
  quantity_before: null,
  amount: 39.85,
  weight: null,
  is_changed: false,
  seen_by_customer: isSeen,
  by: { event: 'delivery-1@2', type: 'DeliveryPicked', at: '2026-03-12T20:40:00.000Z', name: null },
});
const line = (key: string, numbers: Partial<ComparedLine['numbers']>): ComparedLine => ({
  key,
  article_number: key,
  name: 'Room',
  group_code: 'dairy',
  board: 'dairy',
  quantity: 10,
  quantity_before: null,
  unit: 'st',
  price_per_unit: 3.985,
  price_before: null,
  line_total: 39.85,
  is_approximate: false,
  is_removed: false,
  is_changed: false,
  is_free: false,
  last_changed_at: null,
  last_changed_by: null,
  last_changed_event: null,
  numbers: { promised: null, picked: null, delivered: null, invoiced: null, credited: null, ...numbers },
  notes: [{ key: 'short', text: 'Manco 2 st', is_changed: false, seen_by_customer: false }],
});

test('a customer sees neither facts of the office nor quantities before departure, and the view names what it omits', () => {
  const seen = asCustomer({
    phase: 'order',
    customer_status: 'Verwerkt',
    facts: [fact('status', false), fact('delivery', true), fact('lock', false)],
    lines: [
      line('131209', { promised: number(true), picked: number(false) }),
      line('131210', { picked: number(false) }),
    ],
  });
  expect(seen.facts.map(({ key }) => key)).toEqual(['delivery']);
  expect(seen.omitted).toEqual(['lock']);
  expect(seen.lines).toMatchObject([
    { key: '131209', numbers: { promised: { quantity: 10 }, picked: null }, notes: [] },
  ]);
});
