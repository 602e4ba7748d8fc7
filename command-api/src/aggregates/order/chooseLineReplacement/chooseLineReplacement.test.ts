import { describe, expect, test } from '@jest/globals';
import { evolveOrder, noOrder } from '@talloor/events/order/state.ts';
import type { ReplacementChoice } from '@talloor/events/replacementChoice.ts';
import { sampleLine, sampleOrder } from '@talloor/events/testing/sampleOrder.ts';
import { decideChooseLineReplacement } from './decideChooseLineReplacement.ts';

function placed(replacement?: ReplacementChoice) {
  const lines = [{ ...sampleLine, ...(replacement && { replacement }) }, ...sampleOrder.lines.slice(1)];
  const state = evolveOrder(noOrder, { type: 'OrderPlaced', data: { ...sampleOrder, lines } });
  if (state.status === 'none') throw new Error('the order was not placed');
  return state;
}
function adding() {
  const draft = {
    modificationId: '0197f5d2-6a0e-7c3b-9a53-0b8f2f9f6c21',
    baseVersion: 1,
    unsent: 'drop',
    seen: {},
  } as const;
  return { ...placed(), drafts: { '7': { ...draft, draftQuantities: { '9': 2 } } } };
}
const choiceCommand = (choice: ReplacementChoice | null, changes: { article?: string; now?: string } = {}) => ({
  articleNumber: changes.article ?? '131209',
  choice,
  chosenBy: '7',
  now: new Date(changes.now ?? '2026-03-10T10:00:00Z'),
});

describe('the choice for a short line', () => {
  test('appends the choice with the previous choice, and nothing when repeated', () => {
    expect(decideChooseLineReplacement(choiceCommand('ask'), placed())).toEqual([
      {
        type: 'OrderLineReplacementChosen',
        data: { articleNumber: '131209', chosenBy: '7', choice: 'ask', previous: null },
      },
    ]);
    expect(decideChooseLineReplacement(choiceCommand('never'), placed('never'))).toEqual([]);
    expect(decideChooseLineReplacement(choiceCommand(null), placed('never'))).toMatchObject([
      { data: { choice: null, previous: 'never' } },
    ]);
  });

  test('applies to an article in the user’s own draft, not in a colleague’s draft', () => {
    const choose = (choosing: string) =>
      decideChooseLineReplacement({ ...choiceCommand('ask', { article: '9' }), chosenBy: choosing }, adding());
    expect(choose('7')).toMatchObject([{ data: { articleNumber: '9', choice: 'ask' } }]);
    expect(choose('8')).toEqual({ rejected: 'order.line_not_found' });
  });

  test('is rejected from the deadline on, and for unordered and free articles', () => {
    const lateChoice = choiceCommand('ask', { now: sampleOrder.changeDeadline });
    expect(decideChooseLineReplacement(lateChoice, placed())).toEqual({ rejected: 'order.closed' });
    for (const article of ['9', '131244'])
      expect(decideChooseLineReplacement(choiceCommand('ask', { article }), placed())).toEqual({
        rejected: 'order.line_not_found',
      });
  });
});
