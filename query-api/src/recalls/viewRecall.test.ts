import { expect, test } from '@jest/globals';
import type { FoundRecall } from './findRecalls.ts';
import { summariseRecall } from './viewRecall.ts';

const line = (article: string, lot: string | null) => ({
  line_id: '1',
  article_number: article,
  name: { nl: `Artikel ${article}`, fr: `Article ${article}` },
  unit: { nl: 'st', fr: 'pc' },
  quantity: 2,
  lots: [{ lot, best_before: null, quantity: 2 }],
});
const delivery = (number: string, lines: readonly ReturnType<typeof line>[]) => ({
  delivery_number: number,
  order_number: number,
  day: '2026-03-11',
  quantity: 2,
  lines,
});

test('a recall names each affected article once, with its lots', () => {
  const recall: FoundRecall = {
    recall_id: '1',
    title: { nl: 'Glas', fr: 'Verre' },
    reason: { nl: '', fr: '' },
    instruction: { nl: '', fr: '' },
    lots: ['L1'],
    articles: ['7'],
    status: 'open',
    closed_at: null,
    last_notified_at: '2026-03-11T10:00:00Z',
    notified_at: '2026-03-11T10:00:00Z',
    notices: 1,
    awaits: true,
    acknowledged_at: null,
    office_reason: null,
    answer: null,
    acknowledger: null,
    deliveries: [delivery('1', [line('7', 'L1'), line('8', null)]), delivery('2', [line('7', 'L1'), line('7', 'L2')])],
  };
  expect(summariseRecall(recall, 'fr').articles).toEqual([
    { article_number: '7', name: 'Article 7', lots: ['L1', 'L2'] },
    { article_number: '8', name: 'Article 8', lots: [] },
  ]);
});
