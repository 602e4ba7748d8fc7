import { describe, expect, test } from '@jest/globals';
import { evolveAccount, noAccount, type AccountEvent, type AccountState } from '@talloor/events/account/account.ts';
import { basketEvents, type BasketEvent } from '@talloor/events/basket/events.ts';
import { evolveBasket, noBasket, type BasketState } from '@talloor/events/basket/state.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';
import { amountForLimit } from '@talloor/rules/account/approval.ts';
import { customerRights, type CustomerGrant, type CustomerRight } from '@talloor/rules/account/rights.ts';
import { basketInputOf } from '@talloor/rules/basket/basketInputOf.ts';
import { assessBasket } from '@talloor/rules/basket/assessBasket.ts';
import { contentOfAssessment } from '@talloor/rules/basket/contentOfView.ts';
import { exampleProduct } from '@talloor/rules/testing/exampleFacts.ts';
import { mockupBasket } from '@talloor/rules/testing/mockupBasket.ts';
import fc from 'fast-check';
import { grantOf } from '../../people/grantOf.ts';
import { mockupOpenBasket } from '../../testing/mockupOpenBasket.ts';
import { decideActivateBasket } from './activateBasket/decideActivateBasket.ts';
import { decideApproveBasket, type ApprovalFacts } from './approveBasket/decideApproveBasket.ts';
import { decideAskApproval } from './askApproval/decideAskApproval.ts';
import type { CheckoutFacts } from './checkout/checkoutCommand.ts';
import { decideCheckout } from './checkout/decideCheckout.ts';
import { decideDiscardBasket } from './discardBasket/decideDiscardBasket.ts';
import { decideLapseApproval } from './lapseApproval/decideLapseApproval.ts';
import { onOpenBasket, type OpenBasket } from './openBasket.ts';
import { decideSendBackBasket } from './sendBackBasket/decideSendBackBasket.ts';
import { decideWithdrawApproval } from './withdrawApproval/decideWithdrawApproval.ts';
import { orderingFacts } from '../../testing/orderingFacts.ts';

const faulty = new Set(['121040', '136055']);
const { products, customer, calendar, now, offeredSamples } = mockupBasket;
const { customerNumber, basketId } = mockupOpenBasket;
const basket: OpenBasket = {
  ...mockupOpenBasket,
  lines: mockupOpenBasket.lines.filter((line) => !faulty.has(line.articleNumber)),
};
const countedCents = 29_094;
const deadline = basket.delivery?.deadline ?? '';
const afterCutOff = new Date(deadline);

const grant = (userId: string, orderLimitCents: number | null, ...rights: CustomerRight[]) => ({
  userId,
  rights,
  orderLimitCents,
});
const lotte = grant('7', null, 'order', 'approve', 'see_prices');
const facts: CheckoutFacts = {
  products,
  customer,
  calendar,
  now,
  offeredSamples,
  mostSamples: 2,
  ...orderingFacts,
  orderLimitCents: 25_000,
  isDelivered: true,
  mainOrder: null,
};
const request = {
  basketId,
  shown: contentOfAssessment(assessBasket({ basket: basketInputOf(basket), ...facts })),
  askedBy: '8',
  language: 'nl',
  reference: 'WK11',
  message: ' zijdeur ',
  extraEmails: ['a@b.example', 'a@b.example'],
  amountToPayCents: 31_696,
} as const;
const ask = (state: BasketState = basket, changes: Partial<CheckoutFacts> = {}, approvers = [lotte]) =>
  decideAskApproval(request, state, { ...facts, ...changes, approvers });

const eventsOf = (decision: Decision<BasketEvent>): readonly BasketEvent[] => {
  if ('rejected' in decision) throw new Error(`refused: ${JSON.stringify(decision)}`);
  return decision;
};
const after = (state: BasketState, decision: Decision<BasketEvent>) => eventsOf(decision).reduce(evolveBasket, state);
const awaiting = after(basket, ask());

const approve = (changes: Partial<ApprovalFacts> = {}, state: BasketState = awaiting, amountToPayCents = 31_696) =>
  decideApproveBasket({ customerNumber, orderNumber: '4402118', shown: request.shown, amountToPayCents }, state, {
    ...facts,
    approver: { ...lotte, accountStatus: 'active' },
    ...changes,
  });
const sendBack = (state: BasketState = awaiting, changes = {}, at = now) =>
  decideSendBackBasket(
    { customerNumber, sentBackBy: '7', mayApprove: true, reason: ' Te veel. ', ...changes },
    state,
    at,
  );
const withdraw = (state: BasketState = awaiting, withdrawnBy = '8') =>
  decideWithdrawApproval({ customerNumber, withdrawnBy, active: '5f0c8c0e-93a1-4d3c-8e0b-1f8f0a6f2d01' }, state);

describe('an order above the limit of its user', () => {
  test('needs approval, unlike an order exactly at the limit', () => {
    const order = { ...request, orderNumber: '4402118', placedBy: '8' };
    expect(decideCheckout(order, basket, { ...facts, orderLimitCents: countedCents - 1 })).toEqual({
      rejected: 'approval.needed',
    });
    expect(decideCheckout(order, basket, { ...facts, orderLimitCents: countedCents })).toMatchObject([
      { type: 'BasketCheckedOut' },
    ]);
    expect(decideCheckout(order, basket, { ...facts, orderLimitCents: 0 })).toEqual({ rejected: 'approval.needed' });
  });

  test('is sent for approval with its message, reference, addresses and amounts', () => {
    const [event] = eventsOf(ask());
    expect(event).toMatchObject({
      type: 'BasketApprovalAsked',
      data: {
        askedBy: '8',
        limitCents: 25_000,
        deadline,
        reference: 'WK11',
        message: 'zijdeur',
        extraEmails: ['a@b.example'],
        totals: { subtotalCents: 27_594, deliveryCents: 1500, payableCents: 31_696 },
      },
    });
    expect(basketEvents.BasketApprovalAsked.schema.parse(event?.data)).toEqual(event?.data);
  });

  test.each<[string, BasketState, Partial<CheckoutFacts>]>([
    ['approval.not_needed', basket, { orderLimitCents: null }],
    ['approval.not_needed', basket, { orderLimitCents: countedCents }],
    ['portal.may_not_order', basket, { mayOrder: false }],
    ['customer.suspended', basket, { customerStatus: 'suspended' }],
    ['basket.delivery_moment_expired', basket, { now: afterCutOff }],
    ['basket.changed', { ...basket, lines: basket.lines.slice(1) }, {}],
    ['basket.awaiting_approval', awaiting, {}],
    ['basket.not_active', { ...basket, status: 'kept' }, {}],
    ['basket.empty', noBasket, {}],
  ])('is rejected with %s when sent for approval (%#)', (code, state, changes) => {
    expect(ask(state, changes)).toMatchObject({ rejected: code });
  });

  test('is rejected when no other user may approve it within their own limit', () => {
    const rejection = { rejected: 'approval.no_approver' };
    expect(ask(basket, {}, [])).toEqual(rejection);
    expect(ask(basket, {}, [grant('8', 25_000, 'approve')])).toEqual(rejection);
    expect(ask(basket, {}, [grant('9', countedCents - 1, 'approve')])).toEqual(rejection);
    expect(ask(basket, {}, [grant('9', countedCents, 'approve')])).toMatchObject([{ type: 'BasketApprovalAsked' }]);
  });
});

describe('a basket waiting for approval', () => {
  test('cannot be changed, activated, deleted or ordered', () => {
    const rejection = { rejected: 'basket.awaiting_approval' };
    expect(onOpenBasket(awaiting, { basketId, customerNumber, openedBy: '8' }, () => [])).toEqual(rejection);
    expect(decideActivateBasket({ customerNumber, activatedBy: '8', active: null }, awaiting)).toEqual(rejection);
    expect(decideDiscardBasket({ customerNumber, discardedBy: '8' }, awaiting)).toEqual(rejection);
    expect(decideCheckout({ ...request, orderNumber: '1', placedBy: '7' }, awaiting, facts)).toEqual(rejection);
  });

  test('from a standing order is sent for approval after its activation, and placed when approved', () => {
    const events: readonly BasketEvent[] = [
      {
        type: 'BasketOpened',
        data: {
          basketId,
          customerNumber,
          openedBy: '8',
          origin: { kind: 'standing_order', id: 'lijst-1', name: 'Weekbasis', ownerId: '7' },
        },
      },
      ...basket.lines.map((line): BasketEvent => ({
        type: 'BasketLineQuantityChanged',
        data: { ...line, previousQuantity: 0 },
      })),
    ];
    const preparedBasket = events.reduce(evolveBasket, noBasket);
    expect(ask(preparedBasket)).toHaveProperty('rejected');
    const moment: BasketEvent[] = basket.delivery
      ? [{ type: 'BasketDeliveryMomentConfirmed', data: basket.delivery }]
      : [];
    const activated: BasketEvent = { type: 'BasketActivated', data: { activatedBy: '8', previous: null } };
    const open = [activated, ...moment].reduce(evolveBasket, preparedBasket);
    const waits = after(open, ask(open));
    expect(waits).toMatchObject({ status: 'awaiting' });
    expect(after(waits, approve({}, waits))).toMatchObject({ status: 'checkedOut', orderNumber: '4402118' });
  });

  test('is placed by its approver in the name of the asking user, with the message of the asking user', () => {
    const [event] = eventsOf(approve());
    expect(event).toMatchObject({
      type: 'BasketCheckedOut',
      data: { placedBy: '8', approvedBy: '7', reference: 'WK11', message: 'zijdeur', extraEmails: ['a@b.example'] },
    });
    expect(after(awaiting, approve())).toMatchObject({ status: 'checkedOut', orderNumber: '4402118' });
  });

  test('is not placed at another price, amount or stock than shown', () => {
    const dearer = new Map(products).set('131244', exampleProduct({ articleNumber: '131244' }));
    expect(approve({ products: dearer })).toEqual({ rejected: 'basket.changed' });
    const scarceProducts = new Map(products).set('131244', exampleProduct({ articleNumber: '131244', stock: 3 }));
    expect(approve({ products: scarceProducts })).toMatchObject({ rejected: 'basket.stock_issues' });
    expect(approve({}, awaiting, 31_695)).toEqual({ rejected: 'basket.changed' });
    expect(approve({}, awaiting, Number.NaN)).toEqual({ rejected: 'basket.changed' });
  });

  test.each<[string, Partial<ApprovalFacts>]>([
    ['approval.no_right', { approver: { ...grant('7', null, 'order'), accountStatus: 'active' } }],
    ['approval.own', { approver: { ...grant('8', 25_000, 'order', 'approve'), accountStatus: 'active' } }],
    ['approval.above_own_limit', { approver: { ...grant('7', countedCents - 1, 'approve'), accountStatus: 'active' } }],
    ['account.suspended', { approver: { ...lotte, accountStatus: 'suspended' } }],
    ['customer.suspended', { customerStatus: 'suspended' }],
    ['customer.cancelled', { customerStatus: 'cancelled' }],
    ['approval.asker_may_not_order', { mayOrder: false }],
    ['approval.asker_may_not_order', { accountStatus: 'cancelled' }],
    ['approval.asker_may_not_order', { accountStatus: 'suspended' }],
    ['approval.lapsed', { now: afterCutOff }],
  ])('is rejected with %s when approved (%#)', (code, changes) => {
    expect(approve(changes)).toEqual({ rejected: code });
  });

  test('may be approved by the asking user after the limit is removed', () => {
    expect(approve({ approver: { ...grant('8', null, 'approve'), accountStatus: 'active' } })).toMatchObject([
      { data: { placedBy: '8', approvedBy: '8' } },
    ]);
  });

  test('is decided once, and a later decision is rejected', () => {
    const orderedBasket = after(awaiting, approve());
    const alreadyOrdered = { rejected: 'basket.already_ordered', parameters: { order_number: '4402118' } };
    expect([approve({}, orderedBasket), sendBack(orderedBasket), withdraw(orderedBasket)]).toEqual([
      alreadyOrdered,
      alreadyOrdered,
      alreadyOrdered,
    ]);
    const returnedBasket = after(awaiting, sendBack());
    const notWaiting = { rejected: 'approval.not_waiting' };
    expect([approve({}, returnedBasket), sendBack(returnedBasket), withdraw(returnedBasket)]).toEqual([
      notWaiting,
      notWaiting,
      notWaiting,
    ]);
  });

  test('of another customer is not found', () => {
    const elsewhere = { ...awaiting, customerNumber: '209999' } as BasketState;
    expect([approve({}, elsewhere), sendBack(elsewhere), withdraw(elsewhere)]).toEqual(
      Array.from({ length: 3 }, () => ({ rejected: 'basket.not_found' })),
    );
  });

  test('is sent back with a reason by another approver, and keeps its lines', () => {
    expect(eventsOf(sendBack())).toEqual([
      { type: 'BasketSentBack', data: { sentBackBy: '7', askedBy: '8', reason: 'Te veel.' } },
    ]);
    const returnedBasket = after(awaiting, sendBack());
    expect(returnedBasket).toMatchObject({ status: 'kept', lines: basket.lines, delivery: basket.delivery });
    expect(returnedBasket).not.toHaveProperty('approval');
    expect(sendBack(awaiting, { mayApprove: false })).toEqual({ rejected: 'approval.no_right' });
    expect(sendBack(awaiting, { sentBackBy: '8' })).toEqual({ rejected: 'approval.own' });
    expect(sendBack(awaiting, {}, afterCutOff)).toEqual({ rejected: 'approval.lapsed' });
  });

  test('is withdrawn by the asking user only, and becomes active', () => {
    expect(after(awaiting, withdraw()).status).toBe('open');
    expect(withdraw(awaiting, '7')).toEqual({ rejected: 'approval.not_own' });
  });

  test('lapses at its cut-off, unless decided before', () => {
    expect(decideLapseApproval(awaiting, new Date(afterCutOff.getTime() - 1))).toEqual([]);
    expect(decideLapseApproval(awaiting, afterCutOff)).toEqual([
      { type: 'BasketApprovalLapsed', data: { askedBy: '8', deadline } },
    ]);
    expect(decideLapseApproval(after(awaiting, withdraw()), afterCutOff)).toEqual([]);
    expect(after(awaiting, decideLapseApproval(awaiting, afterCutOff)).status).toBe('kept');
  });
});

describe('any sequence of commands', () => {
  const users = ['7', '8', '9'] as const;
  const linkedAccount = (userId: string): AccountState =>
    (
      [
        {
          type: 'AccountRegistered',
          data: {
            userId,
            username: `u${userId}`,
            firstName: 'A',
            lastName: 'B',
            email: 'a@b.example',
            language: 'nl',
            roles: ['customer'],
          },
        },
        { type: 'CustomerLinked', data: { customerNumber } },
      ] as AccountEvent[]
    ).reduce<AccountState>(evolveAccount, noAccount);

  const user = fc.constantFrom(...users);
  const limit = fc.constantFrom(null, 0, countedCents - 1, countedCents, 25_000);
  const step = fc.oneof(
    {
      weight: 3,
      arbitrary: fc.record({
        act: fc.constantFrom('ask', 'ask', 'order', 'approve', 'approve', 'sendBack', 'withdraw'),
        by: user,
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({ act: fc.constant('rights'), by: user, limit, rights: fc.subarray([...customerRights]) }),
    },
    { weight: 1, arbitrary: fc.record({ act: fc.constantFrom('unlink', 'link', 'suspend', 'reactivate'), by: user }) },
    {
      weight: 1,
      arbitrary: fc.record({ act: fc.constantFrom('lapse', 'activate', 'later', 'suspendCustomer'), by: user }),
    },
  );

  test('places no order above the limit of its user without an approver within the own limit', () => {
    let placed = 0;
    let approved = 0;
    fc.assert(
      fc.property(fc.array(step, { minLength: 3, maxLength: 25 }), (steps) => {
        const accounts = new Map<string, AccountState>(users.map((userId) => [userId, linkedAccount(userId)]));
        const tell = (userId: string, event: AccountEvent) =>
          accounts.set(userId, evolveAccount(accounts.get(userId) ?? noAccount, event));
        const give = (userId: string, rights: CustomerRight[], orderLimitCents: number | null) =>
          tell(userId, { type: 'CustomerRightsChanged', data: { customerNumber, rights, orderLimitCents } });
        give('7', ['order', 'approve'], null);
        give('8', ['order'], countedCents - 1);
        const accountOf = (userId: string) => accounts.get(userId) ?? noAccount;
        const granted = (userId: string): CustomerGrant & { userId: string } => ({
          ...grantOf(accountOf(userId), customerNumber),
          userId,
        });
        let state: BasketState = basket;
        let at = now;
        let isSuspended = false;
        const broken: string[] = [];
        const factsFor = (userId: string): CheckoutFacts => ({
          ...facts,
          now: at,
          customerStatus: isSuspended ? 'suspended' : 'active',
          accountStatus: accountOf(userId).status,
          mayOrder: granted(userId).rights.includes('order'),
          orderLimitCents: granted(userId).orderLimitCents,
        });
        const decideOn = (act: string, by: string): Decision<BasketEvent> => {
          const userRequest = { ...request, askedBy: by };
          switch (act) {
            case 'ask': {
              const approvers = users
                .filter((userId) => accountOf(userId).status === 'active')
                .map(granted)
                .filter(({ rights }) => rights.includes('approve'));
              return decideAskApproval(userRequest, state, { ...factsFor(by), approvers });
            }
            case 'order':
              return decideCheckout({ ...userRequest, placedBy: by, orderNumber: '1' }, state, factsFor(by));
            case 'approve':
              return decideApproveBasket(
                { customerNumber, orderNumber: '1', shown: request.shown, amountToPayCents: 31_696 },
                state,
                {
                  ...factsFor(state.status === 'awaiting' ? state.approval.askedBy : by),
                  approver: { ...granted(by), accountStatus: accountOf(by).status },
                },
              );
            case 'sendBack':
              return sendBack(state, { sentBackBy: by, mayApprove: granted(by).rights.includes('approve') }, at);
            case 'withdraw':
              return withdraw(state, by);
            case 'activate':
              return decideActivateBasket({ customerNumber, activatedBy: by, active: null }, state);
            case 'lapse':
              return decideLapseApproval(state, at);
            default:
              return [];
          }
        };
        for (const { act, by, ...details } of steps) {
          if (act === 'rights' && 'limit' in details) give(by, details.rights, details.limit);
          if (act === 'unlink') tell(by, { type: 'CustomerUnlinked', data: { customerNumber } });
          if (act === 'link') tell(by, { type: 'CustomerLinked', data: { customerNumber } });
          if (act === 'suspend') tell(by, { type: 'AccountSuspended', data: { reason: 'being_examined' } });
          if (act === 'reactivate') tell(by, { type: 'AccountReactivated', data: { reason: 'examined' } });
          if (act === 'later') at = at < afterCutOff ? afterCutOff : now;
          if (act === 'suspendCustomer') isSuspended = !isSuspended;
          const decision = decideOn(act, by);
          if ('rejected' in decision) continue;
          for (const event of decision) {
            if (event.type === 'BasketCheckedOut') {
              placed += 1;
              const { placedBy, approvedBy, totals } = event.data;
              const orderer = granted(placedBy);
              const approver = approvedBy === undefined ? null : granted(approvedBy);
              if (approver !== null) approved += 1;
              const mayBe = {
                bothCanSignIn: [placedBy, approvedBy ?? placedBy].every((id) => accountOf(id).status === 'active'),
                askerOrders: orderer.rights.includes('order'),
                customerOrders: !isSuspended,
                isInTime: at < afterCutOff,
                isWithinLimit: amountForLimit(totals) <= ((approver ?? orderer).orderLimitCents ?? Infinity),
                isApprovedByRight: approver === null || approver.rights.includes('approve'),
                isAnothers: approver === null || approvedBy !== placedBy || approver.orderLimitCents === null,
              };
              for (const [rule, isKept] of Object.entries(mayBe)) if (!isKept) broken.push(rule);
            }
            state = evolveBasket(state, event);
          }
          if (state.status === 'checkedOut') state = basket;
        }
        expect(broken).toEqual([]);
      }),
      { numRuns: 1500 },
    );
    expect(placed - approved).toBeGreaterThan(0);
    expect(approved).toBeGreaterThan(0);
  });
});
