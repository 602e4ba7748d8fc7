import { expect, test } from '@jest/globals';
import { sampleFacts, sampleLine, sampleOrder } from '@talloor/events/testing/sampleOrder.ts';
import type { HistoryDomainEvent } from './orderHistory.ts';
import { replayStory, storyBy } from './testing/replayStory.ts';

const modificationId = '0197f5d2-6a0e-7c3b-9a53-0b8f2f9f6c40';
const held = { heldSince: '2026-03-09T15:00:00.000Z', heldUntil: '2026-03-09T15:15:00.000Z' };
const names = new Map([
  ['7', 'Lotte Vermeersch'],
  ['8', 'Bram Claes'],
  ['90', 'Inge Maes'],
]);
const placed = [
  ...storyBy('7', [
    { type: 'BasketOpened', data: { basketId: sampleOrder.basketId, customerNumber: '204118', openedBy: '7' } },
    { type: 'BasketLineQuantityChanged', data: { ...sampleFacts, quantity: 12, previousQuantity: 0 } },
    { type: 'BasketCheckedOut', data: sampleOrder },
    { type: 'OrderPlaced', data: sampleOrder },
  ]),
];
const started: HistoryDomainEvent = {
  type: 'OrderModificationStarted',
  data: { modificationId, startedBy: '8', ...held, baseVersion: 1, takenFrom: null },
};
const drafted = (articleNumber: string, quantity: number): HistoryDomainEvent => ({
  type: 'OrderDraftLineChanged',
  data: { ...sampleFacts, ...held, articleNumber, modificationId, changedBy: '8', quantity, previousQuantity: 12 },
});
const submitted = (quantity: number, version = 2): HistoryDomainEvent => ({
  type: 'OrderModificationSubmitted',
  data: {
    modificationId,
    version,
    submittedBy: '8',
    submittedAt: '2026-03-09T15:05:00.000Z',
    cause: 'user',
    lines: [
      { ...sampleLine, quantity },
      { ...sampleLine, lineId: '3', articleNumber: '100431', quantity: 1 },
    ],
    totals: sampleOrder.totals,
    changed: [{ articleNumber: '100431', previousQuantity: 0, quantity: 1 }],
    previousPayableCents: 6659,
  },
});

const lineAfter = (...story: Parameters<typeof replayStory>[0]) => {
  const { lines, gone } = replayStory(story, names).at(-1)!;
  return { ...lines.find((line) => line.article_number === '131209'), gone };
};

test('an unsent draft made no quantity of the order', () => {
  expect(lineAfter(...placed, ...storyBy('8', [started, drafted('131209', 20)]))).toMatchObject({
    quantity: 12,
    last_changed_by: 'Lotte Vermeersch',
  });
});

test('a draft that was taken back made no quantity, and its new article was never in the order', () => {
  const cancelled: HistoryDomainEvent = {
    type: 'OrderModificationCancelled',
    data: { modificationId, cancelledBy: '8', cause: 'user', endsHold: true, refused: null },
  };
  expect(
    lineAfter(...placed, ...storyBy('8', [started, drafted('131209', 20), drafted('100431', 1), cancelled])),
  ).toMatchObject({ quantity: 12, last_changed_by: 'Lotte Vermeersch', gone: [] });
});

test('a fixed line and a choice for a shortage made no quantity', () => {
  const restricted: HistoryDomainEvent = {
    type: 'OrderLineRestricted',
    data: {
      lineId: '1',
      articleNumber: '131209',
      mayChange: false,
      mayDecrease: false,
      mayIncrease: false,
      reason: 'ordered_at_supplier',
    },
  };
  const chosen: HistoryDomainEvent = {
    type: 'OrderLineReplacementChosen',
    data: { articleNumber: '131209', chosenBy: '8', choice: 'never', previous: null },
  };
  expect(lineAfter(...placed, ...storyBy('90', [restricted]), ...storyBy('8', [chosen]))).toMatchObject({
    last_changed_by: 'Lotte Vermeersch',
  });
});

test('a sent change made only the quantities that it changed', () => {
  expect(lineAfter(...placed, ...storyBy('8', [started, drafted('100431', 1), submitted(12)]))).toMatchObject({
    quantity: 12,
    last_changed_by: 'Lotte Vermeersch',
  });
  expect(lineAfter(...placed, ...storyBy('8', [started, drafted('131209', 9), submitted(9)]))).toMatchObject({
    quantity: 9,
    last_changed_by: 'Bram Claes',
  });
});

test('a shortage made the smaller quantity, until a new version is allocated again', () => {
  const short: HistoryDomainEvent = {
    type: 'OrderLineShort',
    data: { lineId: '1', articleNumber: '131209', ordered: 12, allocated: 9 },
  };
  const shortage = storyBy('system', [short], 'system');
  expect(lineAfter(...placed, ...shortage)).toMatchObject({
    quantity: 9,
    line_total: 35.87,
    numbers: { promised: { quantity: 9, amount: 35.87 } },
    last_changed_by: 'Systeem',
  });
  expect(lineAfter(...placed, ...shortage, ...storyBy('8', [submitted(12)]))).toMatchObject({
    quantity: 12,
    last_changed_by: 'Lotte Vermeersch',
  });
});
