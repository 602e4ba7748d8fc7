import { describe, expect, test } from '@jest/globals';
import { compareStates, comparedWithPrevious, type StateAt } from './compareStates.ts';

type Line = StateAt['lines'][number];

const line = (article_number: string, quantity: number, overrides: Partial<Line> = {}): Line => ({
  key: article_number,
  article_number,
  name: 'Volle room 35 % UHT 1 l',
  group_code: 'dairy',
  board: 'dairy',
  quantity,
  quantity_before: null,
  unit: 'st',
  price_per_unit: 3.985,
  price_before: null,
  line_total: quantity * 3.985,
  is_approximate: false,
  is_removed: false,
  is_changed: true,
  is_free: false,
  last_changed_at: '2026-03-09T15:09:48.000Z',
  last_changed_by: 'Lotte Vermeersch',
  last_changed_event: 'order-4402131@2',
  numbers: { promised: null, picked: null, delivered: null, invoiced: null, credited: null },
  notes: [],
  ...overrides,
});
const fact = (key: string, value: string, overrides: Partial<StateAt['facts'][number]> = {}) => ({
  key,
  label: key,
  before: 'ooit',
  value,
  is_changed: true,
  is_ended: false,
  group: 'order' as const,
  seen_by_customer: true,
  ...overrides,
});
const state = (lines: Line[], facts: StateAt['facts'] = [], removedArticles: StateAt['gone'] = []): StateAt => ({
  event: 'order-4402131@0',
  phase: 'basket',
  customer_status: 'In de winkelwagen',
  facts,
  lines,
  gone: removedArticles,
});

describe('comparing two states of an order', () => {
  test('a changed field shows its old value, and an unchanged field is not marked', () => {
    const older = state([], [fact('status', 'Open'), fact('reference', 'WK11')]);
    const newer = state([], [fact('status', 'Geleverd'), fact('reference', 'WK11'), fact('total', '€ 12,00')]);
    expect(compareStates(older, newer).facts).toMatchObject([
      { key: 'status', before: 'Open', value: 'Geleverd', is_changed: true },
      { key: 'reference', before: null, value: 'WK11', is_changed: false },
      { key: 'total', before: null, value: '€ 12,00', is_changed: true },
    ]);
  });

  test('a line with a new quantity or price is marked, and an unchanged line is not', () => {
    const older = state([line('131209', 12), line('100431', 2), line('110045', 3)]);
    const newer = state([line('131209', 18), line('100431', 2, { price_per_unit: 4.1 }), line('110045', 3)]);
    expect(compareStates(older, newer).lines).toMatchObject([
      { article_number: '131209', is_changed: true, quantity_before: 12, quantity: 18, price_before: null },
      { article_number: '100431', is_changed: true, quantity_before: 2, price_per_unit: 4.1, price_before: 3.985 },
      { article_number: '110045', is_changed: false, quantity_before: null },
    ]);
  });

  test('an added line is new, and a removed line comes last with its old quantity', () => {
    const { lines } = compareStates(state([line('133980', 1)]), state([line('165310', 2)]));
    expect(lines).toMatchObject([
      { article_number: '165310', is_changed: true, is_removed: false, quantity_before: null },
      { article_number: '133980', is_removed: true, quantity: 0, quantity_before: 1, line_total: 0 },
    ]);
  });

  test('a line removed in between shows the time and the user of its removal', () => {
    const removedArticle = {
      article_number: '133980',
      last_changed_at: '2026-03-10T08:00:00.000Z',
      last_changed_by: 'Nele Dhondt',
    };
    const [comparedLine] = compareStates(state([line('133980', 1)]), state([], [], [removedArticle])).lines;
    expect(comparedLine).toMatchObject({ ...removedArticle, is_removed: true, price_before: null });
  });

  test('a removed free line does not show the change time of the paid line of its article', () => {
    const free = line('131209', 1, { key: '131209 free 0', is_free: true });
    const { lines } = compareStates(state([line('131209', 12), free]), state([line('131209', 12)]));
    expect(lines.at(-1)).toMatchObject({
      is_removed: true,
      is_free: true,
      last_changed_at: null,
      last_changed_by: null,
    });
  });

  test('a fact that ended in between shows its old value, and one that ended before is left out', () => {
    const lock = fact('lock', 'betaling, door Inge Maes');
    const ended = { ...lock, value: '–', is_ended: true };
    expect(compareStates(state([], [lock]), state([])).facts).toMatchObject([{ before: lock.value, value: '–' }]);
    expect(compareStates(state([], [ended]), state([], [ended])).facts).toEqual([]);
  });

  test('a new number and a new note mark their line', () => {
    const by = { event: 'delivery-1@2', type: 'DeliveryPicked', at: '2026-03-12T20:40:00.000Z', name: null };
    const number = {
      quantity: 10,
      quantity_before: 12,
      amount: 39.85,
      weight: null,
      is_changed: true,
      seen_by_customer: true,
      by,
    };
    const none = line('131209', 12);
    const picked = line('131209', 12, {
      numbers: { ...none.numbers, picked: number },
      notes: [{ key: 'short', text: 'Manco 2 st', is_changed: false, seen_by_customer: true }],
    });
    expect(compareStates(state([none]), state([picked])).lines).toMatchObject([
      {
        is_changed: true,
        numbers: { picked: { is_changed: true, quantity_before: null } },
        notes: [{ is_changed: true }],
      },
    ]);
    expect(compareStates(state([picked]), state([picked])).lines[0]).toMatchObject({ is_changed: false });
  });

  test('a line that is removed in both states is not shown', () => {
    const removedLine = line('133980', 0, { is_removed: true });
    expect(compareStates(state([removedLine]), state([removedLine])).lines).toEqual([]);
  });

  test('a free line is matched neither with the paid line of its article nor with another free line', () => {
    const free = line('131209', 1, { key: '131209 free 0', is_free: true });
    const second = { ...free, key: '131209 free 1' };
    const { lines } = compareStates(state([line('131209', 12), free]), state([line('131209', 12), free, second]));
    expect(lines.map(({ is_changed }) => is_changed)).toEqual([false, false, true]);
    expect(new Set(lines.map(({ key }) => key)).size).toBe(3);
  });

  test('a state compared with itself has no difference', () => {
    const same = state([line('131209', 12)], [fact('status', 'Open')]);
    const { facts, lines } = compareStates(same, same);
    expect([...facts, ...lines].some(({ is_changed }) => is_changed)).toBe(false);
  });
});

test('a comparison with the previous event keeps the differences from the server', () => {
  const { lines } = comparedWithPrevious(state([line('131209', 18, { quantity_before: 12 })]));
  expect(lines).toMatchObject([{ is_changed: true, quantity_before: 12, quantity: 18 }]);
});
