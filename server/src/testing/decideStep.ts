import { decideBeginPicking } from '@talloor/command-api/aggregates/delivery/beginPicking/decideBeginPicking.ts';
import { decideReportDelivery } from '@talloor/command-api/aggregates/delivery/reportDelivery/decideReportDelivery.ts';
import { decideCloseOrder } from '@talloor/command-api/aggregates/order/closeOrder/decideCloseOrder.ts';
import { decideCorrectOrder } from '@talloor/command-api/aggregates/order/correctOrder/decideCorrectOrder.ts';
import { decideAnswerAsk } from '@talloor/command-api/aggregates/order/answerAsk/decideAnswerAsk.ts';
import { articlesThatStay } from '@talloor/command-api/aggregates/order/changes/firstRefusedLine.ts';
import { decideAskForOrder } from '@talloor/command-api/aggregates/order/askForOrder/decideAskForOrder.ts';
import { decideCancelChanges } from '@talloor/command-api/aggregates/order/cancelChanges/decideCancelChanges.ts';
import { decideKeepHold } from '@talloor/command-api/aggregates/order/keepHold/decideKeepHold.ts';
import { decideStartChanges } from '@talloor/command-api/aggregates/order/startChanges/decideStartChanges.ts';
import { decideSubmitChanges } from '@talloor/command-api/aggregates/order/submitChanges/decideSubmitChanges.ts';
import { decideUpdateOrderLine } from '@talloor/command-api/aggregates/order/updateOrderLine/decideUpdateOrderLine.ts';
import { decideCancelOrder } from '@talloor/command-api/aggregates/order/cancelOrder/decideCancelOrder.ts';
import { decideExtendDeadline } from '@talloor/command-api/aggregates/order/extendDeadline/decideExtendDeadline.ts';
import { decideLockOrder } from '@talloor/command-api/aggregates/order/lockOrder/decideLockOrder.ts';
import { decideNoteOrder } from '@talloor/command-api/aggregates/order/noteOrder/decideNoteOrder.ts';
import { decideCollectReturn } from '@talloor/command-api/aggregates/return/collectReturn/decideCollectReturn.ts';
import { decideCreditReturn } from '@talloor/command-api/aggregates/return/creditReturn/decideCreditReturn.ts';
import { decideJudgeReturn } from '@talloor/command-api/aggregates/return/judgeReturn/decideJudgeReturn.ts';
import { decidePlanCollection } from '@talloor/command-api/aggregates/return/planCollection/decidePlanCollection.ts';
import { decideRequestReturn } from '@talloor/command-api/aggregates/return/requestReturn/decideRequestReturn.ts';
import { decideWithdrawReturn } from '@talloor/command-api/aggregates/return/withdrawReturn/decideWithdrawReturn.ts';
import { deliveryMessage } from '@talloor/contracts/endpoints/erpDeliveries.ts';
import type { TalloorEvent } from '@talloor/events/allEvents.ts';
import type { DeliveryEvent } from '@talloor/events/delivery/events.ts';
import { sampleFacts } from '@talloor/events/testing/sampleOrder.ts';
import { sampleReturn } from '@talloor/events/testing/sampleReturn.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';
import { dayAt } from '@talloor/rules/delivery/brusselsTime.ts';
import { exampleCalendar, exampleCustomer, exampleProduct } from '@talloor/rules/testing/exampleFacts.ts';
import { decideUnlockOrder } from '@talloor/command-api/aggregates/order/unlockOrder/decideUnlockOrder.ts';
import type { OrderWalk, Step } from './orderWalk.ts';
import { orderingFacts } from '@talloor/command-api/testing/orderingFacts.ts';

const article = sampleFacts.articleNumber;
const calendar = exampleCalendar();
const products = new Map([article, '100002'].map((each) => [each, exampleProduct({ articleNumber: each })]));
const customer = exampleCustomer({ minimumOrderCents: 0 });
export const deliveryNumber = '66103012';

export function decideStep(orderWalk: OrderWalk, { act, who: userId, quantity }: Step): Decision<TalloorEvent> {
  const { now, order, delivery, giving, events } = orderWalk;
  const world = { products, customer, calendar, now };
  const freshId = `0197f5d2-6a0e-7c3b-9a53-${String(events.length).padStart(12, '0')}`;
  const acting = { userId, holderName: '', now };
  const isPicked = order.isBeingPicked;
  const instantAfter = (minutes: number) => new Date(now.getTime() + minutes * 60_000).toISOString();
  const picking = { products: new Map(), customerChoice: 'replace', answerHour: '22:00', now } as const;
  const createMessage = (more: object) =>
    deliveryMessage.parse({ message_id: freshId, delivery_number: deliveryNumber, ...more });
  const report = (more: object) => decideReportDelivery(createMessage(more), { order, ...picking }, delivery);
  const today = { today: dayAt(now.getTime()) };
  switch (act) {
    case 'start':
    case 'takeOver':
      return decideStartChanges({ ...acting, freshId, takeOver: act === 'takeOver', mayTakeOver: true }, order);
    case 'wish':
      return decideUpdateOrderLine({ ...acting, articleNumber: article, quantity, seenVersion: null }, order, world);
    case 'keep':
      return decideKeepHold(acting, order);
    case 'drop':
      return decideCancelChanges(userId, order);
    case 'submit':
      return decideSubmitChanges({ ...acting, modificationId: null, amountToPayCents: null, cause: 'user' }, order, {
        ...world,
        ...orderingFacts,
      });
    case 'ask':
      return decideAskForOrder({ userId, now, isShared: false }, order);
    case 'release':
    case 'decline':
      return decideAnswerAsk({ userId, now, answer: act }, order);
    case 'cancel':
    case 'officeCancel': {
      const by = act === 'cancel' ? 'customer' : 'office';
      const staying = act === 'cancel' ? articlesThatStay(order, world, 'nl') : [];
      return decideCancelOrder(
        { ...acting, by, reason: 'double', isPicked: by === 'office' && isPicked, articlesThatStay: staying },
        order,
      );
    }
    case 'correct':
      return decideCorrectOrder(
        {
          userId: '3',
          reason: 'our_mistake',
          draftQuantities: { [article]: quantity, 100002: quantity },
          version: order.version,
          amountToPayCents: null,
          freshId,
          isPicked,
        },
        order,
        { ...world, customerStatus: 'active' },
      );
    case 'note':
      return decideNoteOrder({ userId: '3', text: 'via de zijdeur', freshId }, order);
    case 'lock':
      return decideLockOrder({ by: '3', reason: 'checking_stock', until: instantAfter(quantity + 1), now }, order);
    case 'unlock':
      return decideUnlockOrder({ by: '3', reason: 'checked', now }, order);
    case 'extend':
      return decideExtendDeadline(
        { userId: '3', reason: 'our_mistake', until: instantAfter(45), isPicked, now },
        order,
      );
    case 'close':
      return decideCloseOrder(order, now, {
        world,
        orderingFactsByUser: new Map([
          ['7', orderingFacts],
          ['8', orderingFacts],
        ]),
      });
    case 'schedule':
      return report({
        kind: 'scheduled',
        order_number: order.content.orderNumber,
        day: order.content.delivery.day,
        expected_from: `${order.content.delivery.day}T08:00:00Z`,
        expected_until: `${order.content.delivery.day}T10:00:00Z`,
        route: '14',
        stop: 2,
        stops: 9,
      });
    case 'pick': {
      const lines = order.content.lines.map((line) => ({
        line_id: line.lineId,
        article_number: line.articleNumber,
        delivered: line.quantity,
      }));
      const picked = { kind: 'picked', at: now.toISOString(), lines };
      const begins = decideBeginPicking(createMessage(picked), {}, picking, delivery, order);
      if ('rejected' in begins) return begins;
      const decided = report(picked);
      return 'rejected' in decided ? decided : [...begins, ...decided];
    }
    case 'load':
      return report({
        kind: 'loaded',
        at: now.toISOString(),
        containers: [{ sscc: '354123450000000014', kind: 'pallet' }],
      });
    case 'dispatch':
      return report({ kind: 'dispatched', at: now.toISOString() });
    case 'deliver':
      return report({ kind: 'delivered', at: now.toISOString() });
    case 'invoice':
      return report({
        kind: 'invoiced',
        invoice_number: '2026018204',
        invoiced_on: today.today,
        due_on: today.today,
      });
    case 'askReturn': {
      if (giving.status !== 'none') return [];
      const { customerNumber, contact, returnId, address } = sampleReturn;
      const line = order.content.lines.find((each) => !each.free);
      const requestedLine = {
        lineId: line?.lineId ?? null,
        articleNumber: line?.articleNumber ?? article,
        quantity: 1,
        reason: 'damaged',
        bestBefore: null,
        comment: '',
      } as const;
      const deliveredOn = order.content.delivery.day;
      const decided = decideRequestReturn(
        { returnId, customerNumber, requestedBy: userId, language: 'nl', deliveredOn, contact, lines: [requestedLine] },
        delivery,
        { address, addressOf: '7', known: new Set(products.keys()) },
      );
      return 'rejected' in decided ? decided : [...decided, ...startReturns(decided)];
    }
    case 'accept':
    case 'refuse':
      return decideJudgeReturn(
        { verdict: act === 'accept' ? 'accepted' : 'refused', reason: 'goodwill', answer: '' },
        giving,
      );
    case 'withdraw':
      return decideWithdrawReturn({ customerNumber: sampleReturn.customerNumber, userId }, giving);
    case 'plan':
      return decidePlanCollection({ day: nextWorkday(today.today), reason: 'on_the_round' }, giving, {
        ...today,
        calendar,
      });
    case 'collect':
      return decideCollectReturn({ day: today.today, lines: [] }, giving, today);
    case 'credit': {
      if (giving.status !== 'collected') return [];
      const decided = decideCreditReturn({ returnId: sampleReturn.returnId, lines: giving.collected ?? [] }, delivery);
      return 'rejected' in decided ? decided : [...decided, ...creditReturns(decided)];
    }
    default:
      return act satisfies never;
  }
}

const startReturns = (decided: readonly DeliveryEvent[]): TalloorEvent[] =>
  decided.flatMap((event) =>
    event.type === 'DeliveryReturnRequested' ? [{ type: 'ReturnRequested' as const, data: event.data }] : [],
  );

const creditReturns = (decided: readonly DeliveryEvent[]): TalloorEvent[] =>
  decided.flatMap((event) =>
    event.type === 'DeliveryReturnCredited' ? [{ type: 'ReturnCredited' as const, data: event.data }] : [],
  );

function nextWorkday(day: string): string {
  const date = new Date(`${day}T12:00:00Z`);
  do date.setUTCDate(date.getUTCDate() + 1);
  while (date.getUTCDay() === 0 || date.getUTCDay() === 6);
  return date.toISOString().slice(0, 10);
}
