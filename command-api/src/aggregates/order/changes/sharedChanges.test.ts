import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { OrderEvent } from '@talloor/events/order/events.ts';
import { versionsOf } from '@talloor/events/order/orderVersions.ts';
import { evolveOrder, noOrder, type OrderState } from '@talloor/events/order/state.ts';
import type { ReplacementChoice } from '@talloor/events/replacementChoice.ts';
import { sampleFacts, sampleOrder } from '@talloor/events/testing/sampleOrder.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';
import { assessDraft } from '@talloor/rules/order/assessDraft.ts';
import { exampleCalendar, exampleCustomer, exampleProduct } from '@talloor/rules/testing/exampleFacts.ts';
import { promisedTotalsOf } from '../../../ordering/promiseOf.ts';
import { decideChooseLineReplacement } from '../chooseLineReplacement/decideChooseLineReplacement.ts';
import { decideGoBackToVersion } from '../goBackToVersion/decideGoBackToVersion.ts';
import { conflictsOf, type PlacedOrder } from './changeForbidden.ts';
import { decideCancelChanges } from '../cancelChanges/decideCancelChanges.ts';
import { decideStartChanges } from '../startChanges/decideStartChanges.ts';
import { decideSubmitChanges } from '../submitChanges/decideSubmitChanges.ts';
import { decideUpdateOrderLine } from '../updateOrderLine/decideUpdateOrderLine.ts';
import { draftFactsOf, type WorldFacts } from './draftFacts.ts';
import { orderingFacts } from '../../../testing/orderingFacts.ts';

const now = new Date('2026-03-11T13:12:00.000Z');
const articles = [sampleFacts.articleNumber, '100002', '100003'];
const world = (isShared: boolean): WorldFacts => ({
  products: new Map(articles.map((articleNumber) => [articleNumber, exampleProduct({ articleNumber })])),
  customer: exampleCustomer({ minimumOrderCents: 0 }),
  calendar: exampleCalendar(),
  now,
  isShared,
});
const placed: OrderEvent = { type: 'OrderPlaced', data: sampleOrder };
const foldEvents = (...events: readonly OrderEvent[]): PlacedOrder => {
  const state = events.reduce<OrderState>(evolveOrder, noOrder);
  if (state.status === 'none') throw new Error('the order was not placed');
  return state;
};
const quantitiesOf = (order: PlacedOrder) =>
  new Map(order.content.lines.filter((line) => !line.free).map((line) => [line.articleNumber, line.quantity]));

function shop(isShared: boolean) {
  let order = foldEvents(placed);
  let drafts = 0;
  const take = (decision: Decision<OrderEvent>): string | null => {
    if ('rejected' in decision) return decision.rejected;
    order = decision.reduce<OrderState>(evolveOrder, order) as PlacedOrder;
    return null;
  };
  const facts = { ...world(isShared), ...orderingFacts };
  return {
    order: () => order,
    start: (userId: string) => {
      const freshId = `0197f5d2-6a0e-7c3b-9a53-${String(++drafts).padStart(12, '0')}`;
      return take(
        decideStartChanges(
          { userId, takeOver: false, mayTakeOver: false, holderName: '', freshId, now, isShared },
          order,
        ),
      );
    },
    set: (userId: string, articleNumber: string, quantity: number, seenVersion: number | null = null) =>
      take(decideUpdateOrderLine({ userId, holderName: '', articleNumber, quantity, seenVersion }, order, facts)),
    submit: (userId: string, modificationId: string | null = order.drafts[userId]?.modificationId ?? null) =>
      take(
        decideSubmitChanges(
          { userId, holderName: '', modificationId, amountToPayCents: null, cause: 'user' },
          order,
          facts,
        ),
      ),
    choose: (chosenBy: string, articleNumber: string, choice: ReplacementChoice) =>
      take(decideChooseLineReplacement({ chosenBy, articleNumber, choice, now }, order)),
    drop: (userId: string) => take(decideCancelChanges(userId, order)),
    back: (userId: string, version: number) =>
      take(
        decideGoBackToVersion(
          { userId, holderName: '', version, currentVersion: order.version, freshId: `back-${++drafts}` },
          order,
          facts,
        ),
      ),
  };
}

describe('an order that two users change side by side', () => {
  const [first, second, third] = articles as [string, string, string];

  test('drops a replacement choice only when the article is neither ordered nor in any draft', () => {
    const { start, set, drop, choose, order } = shop(true);
    expect([start('7'), start('8')]).toEqual([null, null]);
    expect([set('7', second, 4), choose('7', second, 'never'), choose('7', first, 'never')]).toEqual([
      null,
      null,
      null,
    ]);
    expect(set('8', second, 2)).toBeNull();
    expect(order().replacements).toEqual({ [first]: 'never', [second]: 'never' });
    expect(drop('7')).toBeNull();
    expect(order().replacements).toEqual({ [first]: 'never', [second]: 'never' });
    expect(drop('8')).toBeNull();
    expect(order().replacements).toEqual({ [first]: 'never' });
    expect([start('7'), set('7', second, 4), choose('7', second, 'ask'), set('7', second, 0)]).toEqual(
      Array(4).fill(null),
    );
    expect(set('7', second, 2)).toBeNull();
    expect(order().replacements).toEqual({ [first]: 'never' });
  });

  test('has no holder, and merges two users’ changes to different lines', () => {
    const { start, set, submit, order } = shop(true);
    expect([start('7'), start('8')]).toEqual([null, null]);
    expect([set('7', first, 30), set('8', second, 4)]).toEqual([null, null]);
    expect([submit('7'), submit('8')]).toEqual([null, null]);
    expect(order().version).toBe(3);
    expect(quantitiesOf(order()).get(first)).toBe(30);
    expect(quantitiesOf(order()).get(second)).toBe(4);
  });

  test('rejects a submit when both users changed the same line, until the second user chooses a quantity on the new version', () => {
    const { start, set, submit, order } = shop(true);
    start('7');
    start('8');
    set('7', first, 30);
    set('8', first, 24);
    set('8', third, 2);
    expect(submit('7')).toBeNull();
    expect(conflictsOf(order(), '8')).toEqual([first]);
    expect(submit('8')).toBe('order.line_conflict');
    expect(set('8', first, 36, 1)).toBeNull();
    expect(submit('8')).toBe('order.line_conflict');
    expect(set('8', first, 36, 2)).toBeNull();
    expect(submit('8')).toBeNull();
    expect([...quantitiesOf(order())]).toEqual(
      expect.arrayContaining([
        [first, 36],
        [third, 2],
      ]),
    );
  });

  test('has nothing left to submit when the second user accepts the colleague’s quantity', () => {
    const { start, set, submit, order } = shop(true);
    start('7');
    start('8');
    set('7', first, 30);
    set('8', first, 24);
    submit('7');
    expect(set('8', first, 30, 2)).toBeNull();
    expect(conflictsOf(order(), '8')).toEqual([]);
    expect(submit('8')).toBe('order.nothing_changed');
  });

  const act = fc.record({
    by: fc.constantFrom('7', '8'),
    what: fc.constantFrom('start', 'set', 'set', 'submit', 'submit', 'submitAgain', 'drop', 'back'),
    article: fc.constantFrom(...articles),
    quantity: fc.integer({ min: 0, max: 12 }),
    version: fc.integer({ min: 1, max: 4 }),
  });

  const faultOfSubmit = (before: PlacedOrder, after: PlacedOrder, by: string, isRefused: boolean): string | null => {
    const draftQuantities = before.drafts[by]?.draftQuantities ?? {};
    if (isRefused || after === before) return after === before ? null : 'a refused submit changed something';
    if (conflictsOf(before, by).length > 0) return 'what another changed was not asked about';
    if (after.drafts[by] !== undefined) return 'what was sent can be sent again';
    const whole = new Map([...quantitiesOf(before), ...Object.entries(draftQuantities)]);
    const expectedQuantities = new Map([...whole].filter(([, quantity]) => quantity > 0));
    const actualQuantities = quantitiesOf(after);
    const isSame =
      actualQuantities.size === expectedQuantities.size &&
      [...expectedQuantities].every(([article, quantity]) => actualQuantities.get(article) === quantity);
    return isSame ? null : 'a line was lost, or came twice';
  };

  const faultOfOrder = (before: PlacedOrder, after: PlacedOrder, other: string, isShared: boolean): string | null => {
    if (after.drafts[other] !== before.drafts[other]) return 'what the other wants was touched';
    const lineIds = after.content.lines.map((line) => line.lineId);
    if (new Set(lineIds).size !== lineIds.length) return 'two lines have one number';
    if (versionsOf(after).some(({ version }, index) => version !== index + 1)) return 'a version is missing';
    const computedTotals = promisedTotalsOf(assessDraft(draftFactsOf(after, undefined, world(isShared))));
    return after.version > 1 && JSON.stringify(computedTotals) !== JSON.stringify(after.content.totals)
      ? 'its amounts are not those of its lines'
      : null;
  };

  test.each([true, false])(
    'loses no line, submits each draft once, and has the total of its lines in every version (shared: %s)',
    (isShared) => {
      const submits = { sent: 0, again: 0 };
      const checkResult = fc.check(
        fc.property(fc.array(act, { minLength: 10, maxLength: 60 }), (acts) => {
          const house = shop(isShared);
          const submittedIds = new Map<string, string>();
          return acts.every(({ by, what, article, quantity, version }) => {
            const before = house.order();
            const id = before.drafts[by]?.modificationId;
            const submittedId = submittedIds.get(by);
            let fault: string | null = null;
            if (what === 'start') house.start(by);
            else if (what === 'set') house.set(by, article, quantity);
            else if (what === 'drop') house.drop(by);
            else if (what === 'back') house.back(by, version);
            else if (what === 'submitAgain' && submittedId !== undefined) {
              submits.again += 1;
              fault = house.submit(by, submittedId) ?? (house.order() === before ? null : 'one draft was sent twice');
            } else {
              const rejectionCode = house.submit(by);
              fault = faultOfSubmit(before, house.order(), by, rejectionCode !== null);
              if (rejectionCode === null && id !== undefined) submittedIds.set(by, id);
              submits.sent += rejectionCode === null ? 1 : 0;
            }
            return (fault ?? faultOfOrder(before, house.order(), by === '7' ? '8' : '7', isShared)) === null;
          });
        }),
      );
      expect(checkResult.counterexample).toBeNull();
      expect(submits.sent).toBeGreaterThan(5);
      expect(submits.again).toBeGreaterThan(0);
    },
  );
});
