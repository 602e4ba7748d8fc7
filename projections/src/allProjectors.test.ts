import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import type { EventDefinition } from '@talloor/events/defineEvent.ts';
import { orderEvents } from '@talloor/events/order/events.ts';
import { allEvents, type TalloorEvent } from '@talloor/events/allEvents.ts';
import { noProfile } from '@talloor/events/account/profile.ts';
import { sampleAccount } from '@talloor/events/testing/sampleAccount.ts';
import { deliveryStory } from '@talloor/events/testing/sampleDelivery.ts';
import { sampleCorrection } from '@talloor/events/testing/sampleEmpties.ts';
import { deliveryReturnStory, otherEnds, returnStory, sampleReturn } from '@talloor/events/testing/sampleReturn.ts';
import { recallStory } from '@talloor/events/testing/sampleRecall.ts';
import { sampleBasketId, sampleFacts, sampleOrder } from '@talloor/events/testing/sampleOrder.ts';
import { invoiceStory, paymentStory, samplePaymentId } from '@talloor/events/testing/sampleInvoice.ts';
import { documentRequestStory, sampleDocumentRequest } from '@talloor/events/testing/sampleDocumentRequest.ts';
import { invitationStory } from '@talloor/events/testing/sampleInvitation.ts';
import { changedOrderStory } from '@talloor/events/testing/changedOrderStory.ts';
import { registrationStory } from '@talloor/events/testing/sampleRegistration.ts';
import { sampleCaseId, serviceRequestStory } from '@talloor/events/testing/sampleServiceRequest.ts';
import { sampleStandingOrder } from '@talloor/events/testing/sampleStandingOrder.ts';
import type { DecodedEvent } from '@talloor/platform/codec/codec.ts';
import { checkpointName } from '@talloor/platform/subscription/checkpoints.ts';
import type { Row } from '@talloor/platform/subscription/projector.ts';
import { allProjectors } from './allProjectors.ts';
import { applyOperations, type RowsInMemory } from './rows/applyOperations.ts';
import { readModels } from './tables/readModels.ts';
import { decodedStream } from './testing/sampleEvents.ts';
import {
  customerStandingsTable,
  accountPasskeysTable,
  accountCustomersTable,
  accountsTable,
} from './tables/accounts.ts';
import { officeOrderCustomersTable, officeOrdersTable, officeOrderTextsTable } from './tables/officeOrders.ts';
import { listItemsTable, listsTable } from './tables/lists.ts';
import { standingDatesTable, standingOrdersTable } from './tables/standingOrders.ts';
import { registrationsTable } from './tables/registrations.ts';
import { orderShortLinesTable, orderDetailsTable } from './tables/orderDetail.ts';
import { deliveryChecksTable, deliveriesTable } from './tables/deliveries.ts';
import { customerChangesTable } from './tables/customerChanges.ts';
import { invitationsTable } from './tables/invitations.ts';
import { disputedLinesTable, invoiceEventsTable, paidSharesTable } from './tables/invoiceEvents.ts';
import {
  invoiceCorrectionsTable,
  invoiceDeliveryNotesTable,
  invoiceDisputesTable,
  invoiceEntriesTable,
  invoicesTable,
} from './tables/invoices.ts';
import { paymentsTable } from './tables/payments.ts';
import { openOrdersTable } from './tables/openOrders.ts';
import { orderedArticleDaysTable, orderedArticlesTable } from './tables/orderedArticles.ts';
import { approvalsTable } from './tables/approvals.ts';
import { basketLinesTable, basketsTable } from './tables/baskets.ts';

const golden = (file: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../events/src/golden/${file}`, import.meta.url), 'utf8'));
const setQuantity = (articleNumber: string, quantity: number, previousQuantity: number): TalloorEvent => ({
  type: 'BasketLineQuantityChanged',
  data: { ...sampleFacts, articleNumber, quantity, previousQuantity },
});

const approvalRequest = {
  basketId: sampleBasketId,
  customerNumber: '204118',
  askedBy: '7',
  language: 'nl' as const,
  reference: 'WK11-KEUKEN',
  message: 'zijdeur',
  extraEmails: [],
  limitCents: 25_000,
  deadline: sampleOrder.delivery.deadline,
  lines: [{ articleNumber: '131209', quantity: 12, lineTotalCents: 2640 }],
  totals: sampleOrder.totals,
};

const basketStory: TalloorEvent[] = [
  { type: 'BasketOpened', data: { basketId: sampleBasketId, customerNumber: '204118', openedBy: '7' } },
  setQuantity('999', 1, 0),
  { type: 'BasketEmptied', data: { lineCount: 1 } },
  setQuantity('131209', 6, 0),
  setQuantity('100431', 2, 0),
  setQuantity('131209', 12, 6),
  setQuantity('133980', 1, 0),
  { type: 'BasketLineRemoved', data: { articleNumber: '133980', previousQuantity: 1 } },
  { type: 'BasketDeliveryMomentConfirmed', data: sampleOrder.delivery },
  { type: 'BasketDeliveryAddressChosen', data: { chosenBy: '7', address: sampleOrder.address } },
  { type: 'BasketReferenceSet', data: { setBy: '7', reference: 'WK11-KEUKEN' } },
  { type: 'BasketLineReplacementChosen', data: { articleNumber: '131209', choice: 'never', previous: null } },
  { type: 'BasketFreeSamplesChosen', data: { samples: [{ articleNumber: '131244', name: { nl: 'a', fr: 'b' } }] } },
  { type: 'BasketKindChosen', data: { kind: 'extra', mainOrder: '4402131' } },
  {
    type: 'BasketReminderSent',
    data: { language: 'nl', recipientCount: 1, messageId: 'a@b' },
  },
  { type: 'BasketSetAside', data: { activated: null } },
  { type: 'BasketActivated', data: { activatedBy: '7', previous: null } },
  { type: 'BasketApprovalAsked', data: approvalRequest },
  { type: 'BasketSentBack', data: { sentBackBy: '8', askedBy: '7', reason: 'Te veel.' } },
  { type: 'BasketActivated', data: { activatedBy: '7', previous: null } },
  { type: 'BasketApprovalAsked', data: approvalRequest },
  { type: 'BasketApprovalWithdrawn', data: { withdrawnBy: '7' } },
  { type: 'BasketApprovalAsked', data: approvalRequest },
  { type: 'BasketApprovalLapsed', data: { askedBy: '7', deadline: sampleOrder.delivery.deadline } },
  { type: 'BasketActivated', data: { activatedBy: '7', previous: null } },
  { type: 'BasketCheckedOut', data: sampleOrder },
  { type: 'BasketOrderNumberReplaced', data: { orderNumber: '4402187', previousOrderNumber: '4402118' } },
];
const preparedId = '5f0c8c0e-93a1-4d3c-8e0b-1f8f0a6f2d01';
const preparedStory: TalloorEvent[] = [
  {
    type: 'BasketOpened',
    data: {
      basketId: preparedId,
      customerNumber: '204118',
      openedBy: 'system',
      origin: { kind: 'standing_order', id: 'lijst-1', name: 'Weekbasis', ownerId: '7' },
    },
  },
  setQuantity('131209', 6, 0),
  { type: 'BasketDiscarded', data: { discardedBy: '7' } },
];
const orderStory: TalloorEvent[] = [
  { type: 'OrderPlaced', data: sampleOrder },
  { type: 'OrderLinesAllocated', data: { lines: [{ lineId: '1', articleNumber: '131209', quantity: 12 }] } },
  { type: 'OrderLineShort', data: { lineId: '2', articleNumber: '131244', ordered: 2, allocated: 1 } },
  { type: 'OrderConfirmationSent', data: { language: 'nl', recipientCount: 2, messageId: '<a@b>' } },
];
const passkeyId = '0197f5d2-6a0e-7c3b-9a53-0b8f2f9f6c11';
const oldPasskeyId = '0197f5d2-6a0e-7c3b-9a53-0b8f2f9f6c10';
const wantsEmail = (email: string): TalloorEvent => ({
  type: 'AccountEmailChangeAsked',
  data: { userId: '7', email, requestedAt: '2026-03-09T14:02:00.000Z', until: '2026-03-10T14:02:00.000Z' },
});
const accountStory: TalloorEvent[] = [
  { type: 'AccountRegistered', data: sampleAccount },
  { type: 'CustomerLinked', data: { customerNumber: '204118' } },
  { type: 'CustomerLinked', data: { customerNumber: '204119' } },
  { type: 'CustomerUnlinked', data: { customerNumber: '204119' } },
  { type: 'AccountBasketReminderChosen', data: { isWanted: false } },
  { type: 'AccountTermsAccepted', data: { version: 2, acceptedAt: '2026-03-10T09:12:00.000Z' } },
  {
    type: 'AccountTermsAccepted',
    data: { version: 2, textHash: 'b2'.repeat(32), acceptedAt: '2026-03-10T10:12:00.000Z' },
  },
  { type: 'AccountActivated', data: { registrationId: '7' } },
  { type: 'CustomerRightsChanged', data: { customerNumber: '204118', rights: ['order'], orderLimitCents: 25_000 } },
  {
    type: 'AccountProfileChanged',
    data: {
      ...noProfile,
      userId: '7',
      gender: 'mrs',
      firstName: 'Charlotte',
      lastName: 'Vermeersch',
      email: 'charlotte@lindegaard.example',
      phone2: '0485 12 34 56',
      language: 'fr',
    },
  },
  wantsEmail('charlotte@elders.example'),
  {
    type: 'AccountEmailConfirmed',
    data: { userId: '7', email: 'charlotte@elders.example', previousEmail: 'charlotte@lindegaard.example' },
  },
  wantsEmail('charlotte@derde.example'),
  { type: 'AccountUsernameChanged', data: { userId: '7', username: 'charlotte' } },
  { type: 'AccountPasskeyAdded', data: { userId: '7', passkeyId, name: 'Telefoon' } },
  { type: 'AccountPasskeyAdded', data: { userId: '7', passkeyId: oldPasskeyId, name: 'Oude telefoon' } },
  { type: 'AccountPasskeyRemoved', data: { passkeyId: oldPasskeyId } },
  {
    type: 'AccountStatisticsRequested',
    data: {
      userId: '7',
      requestId: '0197f5d2-6a0e-7c3b-9a53-0b8f2f9f6c41',
      from: '2026-01-01',
      to: '2026-03-31',
      customerNumbers: ['204118'],
      secondRecipient: 'boekhouding@lindegaard.example',
      tokenHash: 'h'.repeat(43),
      until: '2026-04-14T12:00:00.000Z',
    },
  },
  { type: 'AccountRolesChanged', data: { roles: ['auditor'], reason: 'new_task' } },
  { type: 'AccountErasureRequested', data: {} },
  { type: 'AccountSuspended', data: { reason: 'vraag van de zaak' } },
  { type: 'AccountReactivated', data: { reason: 'examined' } },
  { type: 'AccountLockedOut', data: { attempts: 3, blockedUntil: '2026-03-09T14:07:00.000Z' } },
  { type: 'AccountPasswordChanged', data: { way: 'link' } },
  { type: 'AccountUnlocked', data: { reason: 'identified_by_phone' } },
  { type: 'AccountCancelled', data: { reason: 'gestopt' } },
];
const officeRoleStory: TalloorEvent[] = [
  { type: 'OfficeRoleRightsChanged', data: { role: 'auditor', rights: ['read_orders'] } },
  { type: 'OfficeRoleRightsChanged', data: { role: 'auditor', rights: ['read_orders', 'read_audit'] } },
];
const customerStory: TalloorEvent[] = [
  { type: 'CustomerOpened', data: { customerNumber: '204118' } },
  { type: 'CustomerSuspended', data: { reason: 'betaling' } },
  { type: 'CustomerReactivated', data: { reason: 'betaald' } },
  {
    type: 'CustomerChangeRequested',
    data: {
      requestId: '0197f5d2-6a0e-7c3b-9a53-0b8f2f9f6c12',
      kind: 'delivery',
      old: { addressee: 'Bistro', street: 'Kaai', streetNumber: '4', box: '', postal: '9000', city: 'Gent' },
      new: { addressee: 'Bistro', street: 'Kouter', streetNumber: '2', box: '', postal: '9800', city: 'Deinze' },
      comment: 'Vanaf april',
      requestedBy: '7',
    },
  },
  {
    type: 'CustomerChangeAccepted',
    data: { requestId: '0197f5d2-6a0e-7c3b-9a53-0b8f2f9f6c12', requestedBy: '7', answer: 'Vanaf 1 april' },
  },
  {
    type: 'CustomerChangeRefused',
    data: { requestId: '0197f5d2-6a0e-7c3b-9a53-0b8f2f9f6c12', requestedBy: '7', answer: '', reason: 'incomplete' },
  },
  { type: 'CustomerCancelled', data: { reason: 'gestopt' } },
];
const listItemRemoved: TalloorEvent = { type: 'ListItemRemoved', data: { articleNumber: '131209' } };
const listId = '0197a1f2-7c1e-7d2a-9a51-3c2f6f0f9b11';
const otherListId = '0197a1f2-7c1e-7d2a-9a51-3c2f6f0f9b12';
const listStory: TalloorEvent[] = [
  {
    type: 'ListCreated',
    data: { listId, customerNumber: '204118', ownerId: '7', name: 'Kaart', items: ['131209', '100431'] },
  },
  { type: 'ListItemAdded', data: { articleNumber: '133980' } },
  { type: 'ListItemCommented', data: { writtenBy: '7', articleNumber: '100431', comment: 'rijp' } },
  { type: 'ListItemsArranged', data: { articleNumbers: ['133980', '131209', '100431'] } },
  { type: 'ListItemRemoved', data: { articleNumber: '131209' } },
  { type: 'ListRenamed', data: { writtenBy: '7', name: 'Kaart voorjaar' } },
  { type: 'ListParLevelSet', data: { articleNumber: '131209', par: 12 } },
  { type: 'ListShared', data: { isShared: true } },
  { type: 'ListItemAdded', data: { articleNumber: '131209' } },
];
const deletedStory: TalloorEvent[] = [
  {
    type: 'ListCreated',
    data: { listId: otherListId, customerNumber: '204118', ownerId: '7', name: 'Weg', items: ['131209'] },
  },
  { type: 'ListDeleted', data: {} },
];
const isShown = ({ type }: TalloorEvent) =>
  !['DeliveryReturnReleased', 'ReturnMailSent', 'ServiceRequestMailSent', 'DocumentsMailSent'].includes(type);
const story: DecodedEvent<TalloorEvent>[] = [
  ...decodedStream('customer-204118', customerStory, 1),
  ...decodedStream('account-7', accountStory, 20),
  ...decodedStream(`basket-${sampleBasketId}`, basketStory, 40),
  ...decodedStream('order-4402118', orderStory, 60),
  ...decodedStream(`basket-${preparedId}`, preparedStory, 70),
  ...decodedStream(`list-${listId}`, listStory, 100),
  ...decodedStream(`list-${otherListId}`, deletedStory, 120),
  ...decodedStream(`standing-order-${listId}`, sampleStandingOrder(listId, preparedId), 125),
  ...decodedStream('registration-1042', registrationStory, 130),
  ...decodedStream('delivery-66103012', [...deliveryStory, ...deliveryReturnStory.filter(isShown)], 150),
  ...decodedStream('return-70000012', returnStory.filter(isShown), 190),
  ...decodedStream(`service-request-${sampleCaseId}`, serviceRequestStory.filter(isShown), 400),
  ...otherEnds.flatMap((end, at) => {
    const returnId = `7000002${at}`;
    const returnRequested: TalloorEvent = { type: 'ReturnRequested', data: { ...sampleReturn, returnId } };
    return decodedStream(`return-${returnId}`, [returnRequested, end], 240 + 2 * at);
  }),
  ...decodedStream('recall-80001', recallStory, 270),
  ...decodedStream('empties-204118', [sampleCorrection], 260),
  ...decodedStream('office-role-auditor', officeRoleStory, 280),
  ...decodedStream('invitation-1057', invitationStory, 170),
  ...decodedStream('list-history-204118', [listItemRemoved], 180),
  ...decodedStream('invoice-264402117', invoiceStory, 300),
  ...decodedStream(`payment-${samplePaymentId}`, paymentStory, 320),
  ...decodedStream(`document-request-${sampleDocumentRequest.requestId}`, documentRequestStory.filter(isShown), 340),
];

const storyWithoutRemoval = story.filter(({ streamId }) => streamId !== 'list-history-204118');
/** In their own stream, because the other's rows are compared exactly. */
const changes: DecodedEvent<TalloorEvent>[] = decodedStream('order-4402190', changedOrderStory, 200);
const handled = new Set(allProjectors.flatMap((projector) => projector.handles));
const hasStory = (type: string) => [...story, ...changes].some(({ event }) => event.type === type);
const goldenOf = (definitions: readonly EventDefinition[]) =>
  definitions
    .filter(({ type }) => handled.has(type) && !hasStory(type))
    .map(({ type, version }) => ({ type, data: golden(`${type}.v${version}.json`) }) as TalloorEvent);
const otherOrderEvents = goldenOf(Object.values(orderEvents));
/** Only the read model of auditors handles them. */
const auditedEvents = goldenOf(
  Object.values(allEvents).filter(
    ({ type }) => allProjectors.filter(({ handles }) => handles.includes(type)).length === 1,
  ),
).filter(({ type }) => !(type in orderEvents));
const everything = [
  ...story,
  ...changes,
  ...decodedStream('order-4402190', otherOrderEvents, 230),
  ...decodedStream('account-12', auditedEvents, 500),
];

const orderedArticleRow = {
  customer_number: '204118',
  article_number: '131209',
  last_ordered_at: sampleOrder.placedAt,
  last_quantity: 12,
  removed_at: null,
};

const tables = allProjectors.flatMap((projector) => projector.tables);
const replay = (events: readonly DecodedEvent[], from: RowsInMemory = new Map()): RowsInMemory =>
  events.reduce(
    (rows, event) =>
      allProjectors
        .filter((projector) => projector.handles.includes(event.event.type))
        .reduce((now, projector) => applyOperations(projector.tables, now, projector.project(event)), rows),
    from,
  );
const rowsOf = (rows: RowsInMemory, table: string): Row[] => [...(rows.get(table)?.values() ?? [])];

describe('every read model', () => {
  test('has unique table names that end with the projector version', () => {
    const names = tables.map((table) => table.name);
    expect(new Set(names).size).toBe(names.length);
    for (const projector of allProjectors)
      for (const table of projector.tables) expect(table.name.endsWith(`_${projector.version}`)).toBe(true);
  });

  test('is read from the checkpoint that its projector writes', () => {
    expect(allProjectors.map(checkpointName).sort()).toEqual(
      Object.values(readModels)
        .map(({ checkpoint }) => checkpoint)
        .sort(),
    );
  });

  test('together with the others handles each event type, except those of the store itself', () => {
    const unread = ['CaseNumberTaken', 'OrderStreamLinked', 'HistorySealed'];
    expect(new Set(Object.keys(allEvents).filter((type) => !handled.has(type)))).toEqual(new Set(unread));
    expect(new Set(everything.map((event) => event.event.type))).toEqual(handled);
  });

  test.each(everything.map((event, index) => [index, event.event.type] as const))(
    'shows the same rows when event %i, %s, is delivered twice',
    (index) => {
      const rowsAfterOnce = replay(everything.slice(0, index + 1));
      expect(replay([everything[index]!], rowsAfterOnce)).toEqual(rowsAfterOnce);
    },
  );
});

describe('baskets', () => {
  test('a basket line keeps its first position and its last quantity', () => {
    const removalIndex = story.findIndex(({ event }) => event.type === 'BasketLineRemoved');
    const lines = rowsOf(replay(story.slice(0, removalIndex)), basketLinesTable.name);
    expect(lines.map((line) => [line['article_number'], line['quantity'], line['added_revision']])).toEqual([
      ['131209', 12, 3],
      ['100431', 2, 4],
      ['133980', 1, 6],
    ]);
  });

  test('a checked-out basket is closed and names its order', () => {
    expect(rowsOf(replay(story), basketsTable.name)[0]).toMatchObject({
      customer_number: '204118',
      status: 'checkedOut',
      order_number: '4402187',
      reference: 'WK11-KEUKEN',
      free_samples: ['131244'],
      delivery: { day: '2026-03-13' },
      address: { kind: 'default', postal: '9000', city: 'Gent' },
      address_personal: { name: 'Bistro Lindegaard', street: 'Kaai', streetNumber: '4', box: '' },
      revision: 26,
      last_hash: 'hash-26',
    });
  });
});

test('an approved basket shows the order number that replaced a taken one, and other requests show none', () => {
  const asked: TalloorEvent = { type: 'BasketApprovalAsked', data: approvalRequest };
  const replaced: TalloorEvent = {
    type: 'BasketOrderNumberReplaced',
    data: { orderNumber: '4402187', previousOrderNumber: '4402118' },
  };
  const orderNumberAfter = (...events: readonly TalloorEvent[]) =>
    rowsOf(replay(decodedStream(`basket-${sampleBasketId}`, [asked, ...events], 40)), approvalsTable.name)[0]?.[
      'order_number'
    ];
  const approved: TalloorEvent = { type: 'BasketCheckedOut', data: { ...sampleOrder, approvedBy: '8' } };
  const withdrawn: TalloorEvent = { type: 'BasketApprovalWithdrawn', data: { withdrawnBy: '7' } };
  expect(orderNumberAfter(approved)).toBe('4402118');
  expect(orderNumberAfter(approved, replaced)).toBe('4402187');
  expect(orderNumberAfter(withdrawn, { type: 'BasketCheckedOut', data: sampleOrder }, replaced)).toBeNull();
});

describe('several baskets of a customer', () => {
  const basketAfter = (count: number) => {
    const stories = [...decodedStream(`basket-${sampleBasketId}`, basketStory, 40)];
    return rowsOf(replay(stories.slice(0, count)), basketsTable.name)[0];
  };

  test('show when a basket was activated, until the user sets that basket aside', () => {
    const asideAt = basketStory.findIndex(({ type }) => type === 'BasketSetAside') + 1;
    expect(basketAfter(asideAt - 1)?.['activated']).not.toBeNull();
    expect(basketAfter(asideAt)).toMatchObject({ status: 'open', activated: null });
    expect(basketAfter(asideAt + 1)?.['activated']).toBe(basketAfter(asideAt + 1)?.['position']);
  });

  test('keep the origin of a prepared basket, and mark the basket discarded after deletion', () => {
    const prepared = decodedStream(`basket-${preparedId}`, preparedStory, 70);
    expect(rowsOf(replay(prepared.slice(0, 2)), basketsTable.name)).toMatchObject([
      { status: 'open', activated: null, origin: { kind: 'standing_order' }, origin_name: 'Weekbasis' },
    ]);
    expect(rowsOf(replay(prepared), basketsTable.name)).toMatchObject([{ status: 'discarded' }]);
  });
});

describe('standing orders', () => {
  const after = (count: number) =>
    replay(decodedStream(`standing-order-${listId}`, sampleStandingOrder(listId, preparedId), 1).slice(0, count));

  test('show their plan and pause until they end', () => {
    expect(rowsOf(after(3), standingOrdersTable.name)).toMatchObject([
      { status: 'set', set_by: '7', plan: { leadWorkdays: 2 }, pause: { until: null, reason: 'asked' } },
    ]);
    expect(rowsOf(after(4), standingOrdersTable.name)).toMatchObject([
      { pause: null, in_force_since: '2026-03-11T09:00:00.000Z' },
    ]);
    expect(rowsOf(after(20), standingOrdersTable.name)).toMatchObject([{ status: 'ended' }]);
  });

  test('show the outcome of each date: skipped, made or missed', () => {
    expect(rowsOf(after(20), standingDatesTable.name).map(({ day, state, basket_id: id }) => [day, state, id])).toEqual(
      [
        ['2026-03-19', 'skipped', null],
        ['2026-04-06', 'made', preparedId],
        ['2026-04-09', 'missed', null],
      ],
    );
  });
});

describe('deliveries', () => {
  const after = (count: number) => replay(decodedStream('delivery-66103012', deliveryStory, 1).slice(0, count));

  test('are open until dispatch, then delivered, and finally invoiced', () => {
    const groups = deliveryStory.map(
      (_, index) => rowsOf(after(index + 1), deliveriesTable.name)[0]?.['dashboard_group'],
    );
    expect(groups).toEqual([...Array(3).fill('open'), ...Array(5).fill('delivered'), 'invoiced']);
    expect(rowsOf(after(6), deliveriesTable.name)).toMatchObject([
      { line_count: 2, short_lines: 1, replaced_lines: 1, delivered_day: '2026-03-13', stops_before: 2 },
    ]);
  });

  test('store the signer separately, and the lines that the customer checked off', () => {
    const [row] = rowsOf(after(6), deliveriesTable.name);
    expect(row).toMatchObject({ ordered_by: '7', receipt: { received_by: 'Y. Claes' } });
    expect(rowsOf(after(7), deliveryChecksTable.name)).toMatchObject([{ line_id: '1', checked: true }]);
    expect(rowsOf(after(8), deliveryChecksTable.name)).toMatchObject([{ line_id: '1', checked: false }]);
  });
});

describe('orders', () => {
  test('the dashboard shows amounts in euros and delivery days as midnight in Brussels', () => {
    expect(rowsOf(replay(story), openOrdersTable.name)).toEqual([
      {
        order_number: '4402118',
        customer_number: '204118',
        delivery_day: '2026-03-13',
        change_deadline: '2026-03-11T16:00:00.000Z',
        amended: null,
        version: 1,
        state: 'open',
        hold: null,
        lock: null,
        allocated: true,
        short: true,
        summary: {
          order_number: '4402118',
          customer_number: '204118',
          reference: 'WK11-KEUKEN',
          origin: 'web',
          order_date: Date.parse('2026-03-09T14:02:00Z') / 1000,
          delivery_date: Date.parse('2026-03-12T23:00:00Z') / 1000,
          delivery_window: { start: '08:30', end: '17:00' },
          changeable_until: Date.parse('2026-03-11T16:00:00Z') / 1000,
          number_of_products: 1,
          subtotal: 47.82,
          amount_to_pay: 66.59,
          is_approximate: false,
        },
      },
    ]);
  });

  test('order detail stores personal values separately, and each line shows its allocated quantity', () => {
    const rows = replay(story);
    const [detail] = rowsOf(rows, orderDetailsTable.name);
    expect(detail).toMatchObject({
      placed_by: '7',
      confirmation_sent: true,
      revision: 3,
      last_hash: 'hash-3',
      personal: { comment: 'Leveren via de zijdeur' },
      address_of: '7',
      address_personal: { name: 'Bistro Lindegaard' },
    });
    expect(JSON.stringify(detail?.['detail'])).not.toMatch(/Kaai|zijdeur|keuken@/);
    expect(detail).toMatchObject({
      lines: [{ line_id: '1' }, { line_id: '2' }],
      allocated_lines: { 1: 12 },
      short: true,
    });
    expect(rowsOf(rows, orderShortLinesTable.name)).toEqual([
      { order_number: '4402118', line_id: '2', allocated_quantity: 1 },
    ]);
  });

  test('a changed order shows amounts and lines of its last version, its holder, and its cancellation', () => {
    const [heldOrderRow] = rowsOf(replay(changes.slice(0, 4)), openOrdersTable.name);
    expect(heldOrderRow).toMatchObject({
      version: 1,
      hold: { by: '7', until: '2026-03-11T13:29:00.000Z' },
      amended: null,
    });
    const submissionIndex = changes.findIndex(({ event }) => event.type === 'OrderModificationSubmitted');
    const rows = replay(changes.slice(0, submissionIndex + 1));
    const amended = { number_of_products: 1, amount_to_pay: 92.03 };
    expect(rowsOf(rows, openOrdersTable.name)[0]).toMatchObject({ version: 2, hold: null, allocated: false, amended });
    expect(rowsOf(rows, officeOrdersTable.name)[0]).toMatchObject({ payable_cents: 9203, amended });
    expect(rowsOf(rows, orderDetailsTable.name)[0]).toMatchObject({
      allocated_lines: null,
      lines: [{ line_id: '1', quantity: 18 }],
      amended: { totals: { amount_to_pay: 92.03 }, edited: { by: '7', is_by_office: false } },
    });
    expect(rowsOf(rows, orderShortLinesTable.name)).toEqual([]);
    expect(rowsOf(replay(changes), openOrdersTable.name)[0]).toMatchObject({ state: 'cancelled', hold: null });
    expect(rowsOf(replay(changes), officeOrdersTable.name)[0]).toMatchObject({ notes: 1, corrected: false });
  });

  test('the office search text holds order number, customer number, customer name and reference', () => {
    const rows = replay(story);
    expect(rowsOf(rows, officeOrderTextsTable.name)).toMatchObject([
      { words: '4402118 204118 bistro lindegaard wk11-keuken' },
    ]);
    expect(rowsOf(rows, officeOrderCustomersTable.name)).toMatchObject([{ words: '204118 bistro lindegaard' }]);
    expect(rowsOf(rows, officeOrdersTable.name)).toMatchObject([{ payable_cents: 6659 }]);
  });

  test('an ordered article counts once per order and weekday, and a free article does not count', () => {
    const rows = replay(storyWithoutRemoval);
    expect(rowsOf(rows, orderedArticlesTable.name)).toEqual([orderedArticleRow]);
    expect(rowsOf(rows, orderedArticleDaysTable.name)).toMatchObject([{ order_number: '4402118', weekday: 1 }]);
  });

  test('an article removed from the history keeps its last order, and returns when ordered again', () => {
    const rows = replay(story);
    expect(rowsOf(rows, orderedArticlesTable.name)).toEqual([
      { ...orderedArticleRow, removed_at: '2026-03-09T14:02:00.000Z' },
    ]);
    const [placedAgain] = decodedStream('order-4402118', orderStory, 150);
    expect(rowsOf(replay([placedAgain!], rows), orderedArticlesTable.name)).toEqual([orderedArticleRow]);
    const elsewhere = decodedStream('list-7', [listItemRemoved], 160);
    expect(rowsOf(replay(elsewhere, replay(storyWithoutRemoval)), orderedArticlesTable.name)).toEqual([
      orderedArticleRow,
    ]);
  });

  test('an order change updates the last order of each article with another quantity', () => {
    const submissionIndex = changes.findIndex(({ event }) => event.type === 'OrderModificationSubmitted');
    const after = rowsOf(replay(changes.slice(0, submissionIndex + 1)), orderedArticlesTable.name);
    expect(after).toContainEqual({
      ...orderedArticleRow,
      last_ordered_at: '2026-03-11T13:20:00.000Z',
      last_quantity: 18,
    });
  });
});

test('a list keeps its arranged order, appends new articles at the end, and loses its items when deleted', () => {
  const rows = replay(story);
  expect(rowsOf(rows, listsTable.name)).toMatchObject([
    { list_id: listId, customer_number: '204118', owner_id: '7', name: 'Kaart voorjaar', is_shared: true },
  ]);
  const items = rowsOf(rows, listItemsTable.name).toSorted(
    (first, second) => Number(first['place']) - Number(second['place']),
  );
  expect(items.map((item) => [item['list_id'], item['article_number'], item['comment']])).toEqual([
    [listId, '133980', ''],
    [listId, '100431', 'rijp'],
    [listId, '131209', ''],
  ]);
});

test('an account shows its last personal data, status, passkeys and linked customers', () => {
  const rows = replay(story);
  expect(rowsOf(rows, accountsTable.name)).toMatchObject([
    {
      user_id: '7',
      username: 'charlotte',
      first_name: 'Charlotte',
      email: 'charlotte@elders.example',
      wanted_email: 'charlotte@derde.example',
      wanted_email_until: '2026-03-10T14:02:00.000Z',
      gender: 'mrs',
      phone_1: '',
      phone_2: '0485 12 34 56',
      language: 'fr',
      status: 'cancelled',
      erasure_requested_at: '2026-03-09T14:02:00.000Z',
    },
  ]);
  expect(rowsOf(rows, accountPasskeysTable.name)).toMatchObject([
    { passkey_id: passkeyId, user_id: '7', name: 'Telefoon' },
  ]);
  expect(rowsOf(rows, accountCustomersTable.name)).toEqual([{ user_id: '7', customer_number: '204118' }]);
  expect(rowsOf(rows, customerStandingsTable.name)).toEqual([{ customer_number: '204118', status: 'cancelled' }]);
});

test('a requested address change stores personal address parts separately from postal code and city', () => {
  const [change] = rowsOf(replay(story), customerChangesTable.name);
  expect(change).toMatchObject({ customer_number: '204118', kind: 'delivery', requested_by: '7' });
  expect(change).toMatchObject({ status: 'refused', reason: 'incomplete', decided_at: '2026-03-09T14:02:00.000Z' });
  expect(change).toMatchObject({
    old_personal: { addressee: 'Bistro', street: 'Kaai', streetNumber: '4', box: '' },
    new_personal: { addressee: 'Bistro', street: 'Kouter', streetNumber: '2', box: '' },
    new_postal: '9800',
    new_city: 'Deinze',
  });
});

describe('registrations', () => {
  const after = (count: number) =>
    rowsOf(replay(decodedStream('registration-1042', registrationStory.slice(0, count))), registrationsTable.name)[0];

  test('show the filed data, and the status from filing to acceptance or refusal', () => {
    expect(after(1)).toMatchObject({
      status: 'todo',
      postal: '5000',
      has_business_id: true,
      person: { companyName: 'Résidence Les Tilleuls ASBL', contact: { firstName: 'Fabienne' } },
    });
    expect(after(3)).toMatchObject({ status: 'waits_for_answer', question: 'Quel quai ?' });
    expect(after(4)).toMatchObject({ status: 'todo', question: 'Quel quai ?', answer: 'Le quai 2.' });
    expect(after(5)).toMatchObject({
      status: 'accepted',
      customer_number: '400001',
      settled_by: '7',
      acceptance: 'register_agrees',
    });
    expect(after(6)).toMatchObject({ status: 'refused', refusal: 'Pas de livraison.' });
  });

  test('hold no personal data of an erased person', () => {
    const [filed] = registrationStory;
    if (filed?.type !== 'RegistrationFiled')
      throw new Error('the first event of a registration must be RegistrationFiled');
    const erased = decodedStream('registration-1042', [{ ...filed, data: { ...filed.data, username: null } }]);
    expect(rowsOf(replay(erased), registrationsTable.name)).toMatchObject([{ person: null, postal: '5000' }]);
  });
});

describe('invitations', () => {
  const after = (count: number) =>
    rowsOf(replay(decodedStream('invitation-1057', invitationStory.slice(0, count))), invitationsTable.name)[0];

  test('are open under the name of the last sender, until their link expires', () => {
    expect(after(1)).toMatchObject({ status: 'open', first_name: 'Noor', invited_by: '1001', mailed_at: null });
    expect(after(2)).toMatchObject({ mailed_at: expect.any(String) as unknown });
    expect(after(3)).toMatchObject({ invited_by: '1002', expires_at: '2026-03-27T13:12:00.000Z', mailed_at: null });
  });

  test('hold no name or email after acceptance or withdrawal', () => {
    const nobody = { first_name: null, last_name: null, email: null };
    expect(after(4)).toMatchObject({ ...nobody, status: 'accepted', accepted_by: '1057' });
    expect(after(5)).toMatchObject({ ...nobody, status: 'withdrawn' });
  });
});

describe('invoices', () => {
  const after = (count: number) => replay(decodedStream('invoice-264402117', invoiceStory.slice(0, count)));
  const invoiceAfter = (count: number) => rowsOf(after(count), invoicesTable.name)[0];

  test('show the whole document with its differences', () => {
    expect(invoiceAfter(1)).toMatchObject({
      number: '264402117',
      amount_cents: 4274,
      expected_cents: 4174,
      difference_count: 1,
      article_count: 1,
      open_cents: 4274,
      lines: [
        { line_number: 1, kind: 'goods', quantity: 10, price_mills: 3985, vat_rate: 6 },
        { line_number: 2, kind: 'deposit', price_mills: 100 },
        { line_number: 3, kind: 'empties', empties_kind: 'crate', quantity: 1, article_number: null },
      ],
    });
  });

  test('show the balance and the latest payment after each entry', () => {
    expect(invoiceAfter(2)).toMatchObject({ open_cents: 4274, payment_outcome: null });
    expect(invoiceAfter(3)).toMatchObject({ open_cents: 4274, payment_outcome: 'expired' });
    expect(invoiceAfter(4)).toMatchObject({ open_cents: 0, paid_cents: 4274 });
    expect(invoiceAfter(5)).toMatchObject({ credit_cents: 4274, payment_outcome: 'paid' });
    expect(invoiceAfter(9)).toMatchObject({ credit_cents: 4274, used_cents: 4274, held_cents: 0 });
  });

  test('list payments, transfers, refunds and used credit, without credit that is free again', () => {
    const entries = (count: number) =>
      rowsOf(after(count), invoiceEntriesTable.name).map((row) => [row['kind'], row['cents'], row['outcome']]);
    expect(entries(2)).toEqual([['payment', 4274, null]]);
    expect(entries(6)).toContainEqual(['credit', 1000, null]);
    expect(entries(7).map(([kind]) => kind)).not.toContain('credit');
    expect(entries(9)).toEqual([
      ['payment', 4274, 'paid'],
      ['transfer', 4274, 'paid'],
      ['credit', 1000, 'paid'],
      ['refund', 3274, 'paid'],
    ]);
  });

  test('keep disputes and their answers beside the person who disputed', () => {
    expect(rowsOf(after(10), invoiceDisputesTable.name)).toMatchObject([
      { line_numbers: [1], reason: 'price', disputed_by: '7', outcome: null, answer: null },
    ]);
    expect(rowsOf(after(11), invoiceDisputesTable.name)).toMatchObject([
      { outcome: 'credit_note_requested', answer: 'U krijgt een creditnota.', answered_by: '900001' },
    ]);
  });

  test('are found by each of their delivery notes', () => {
    const [issued] = invoiceStory;
    if (issued?.type !== 'InvoiceIssued') throw new Error('the first event of an invoice must be InvoiceIssued');
    const data = { ...issued.data, deliveryNumbers: ['66103012', '66103013'] };
    const rows = replay(decodedStream('invoice-264402117', [{ ...issued, data }]));
    expect(rowsOf(rows, invoiceDeliveryNotesTable.name)).toEqual([
      { delivery_number: '66103012', number: '264402117' },
      { delivery_number: '66103013', number: '264402117' },
    ]);
  });

  test('name the invoices that a credit note corrects', () => {
    const [issued] = invoiceStory;
    if (issued?.type !== 'InvoiceIssued') throw new Error('the first event of an invoice must be InvoiceIssued');
    const data = { ...issued.data, kind: 'credit_note' as const, correctedInvoices: ['264402117', '264402118'] };
    const rows = replay(decodedStream('invoice-274402117', [{ ...issued, data }]));
    expect(rowsOf(rows, invoiceCorrectionsTable.name)).toEqual([
      { credit_number: '274402117', invoice_number: '264402117' },
      { credit_number: '274402117', invoice_number: '264402118' },
    ]);
  });
});

describe('payments', () => {
  const after = (count: number) =>
    rowsOf(replay(decodedStream(`payment-${samplePaymentId}`, paymentStory.slice(0, count))), paymentsTable.name)[0];

  test('show what they pay and how far they are', () => {
    expect(after(1)).toMatchObject({
      status: 'started',
      amount_cents: 3274,
      invoice_numbers: ['264402117'],
      credit_numbers: ['274402117'],
    });
    expect(after(3)).toMatchObject({ status: 'created', provider_id: 'tr_7UhSN1zuXS' });
    expect(after(4)).toMatchObject({ status: 'created', flag: { reason: 'amount', provider_cents: 3000 } });
    expect(after(5)).toMatchObject({ status: 'finished', outcome: 'released', settled_outcome: null });
    expect(after(6)).toMatchObject({ settled_outcome: 'released', released_by: '900001', flag_note: null });
    expect(after(7)).toMatchObject({ flag_note: 'Terugbetaald bij de betaaldienst.', flag_closed_by: '900001' });
  });

  test('open a closed flag again when money comes', () => {
    const story = [...paymentStory.slice(0, 7), ...paymentStory.slice(3, 4)];
    const [row] = rowsOf(replay(decodedStream(`payment-${samplePaymentId}`, story)), paymentsTable.name);
    expect(row).toMatchObject({
      flag: { reason: 'amount' },
      flag_note: null,
      flag_closed_at: null,
      flag_closed_by: null,
    });
  });
});

describe('events for the ERP', () => {
  const dispute = invoiceStory.filter(({ type }) => type.startsWith('InvoiceDispute'));
  const paid = [
    ...paymentStory.slice(0, 3),
    { type: 'PaymentSettled', data: { outcome: 'paid' } } as const,
    ...paymentStory.slice(5, 6),
  ];

  test('list disputes, requested credit notes and paid payments in order, with their facts', () => {
    const rows = replay([
      ...decodedStream('invoice-264402117', dispute, 300),
      ...decodedStream(`payment-${samplePaymentId}`, paid, 320),
    ]);
    expect(rowsOf(rows, invoiceEventsTable.name).map(({ position, kind }) => [position, kind])).toEqual([
      ['00000000000000000300', 'dispute_opened'],
      ['00000000000000000301', 'credit_note_requested'],
      ['00000000000000000323', 'payment_settled'],
    ]);
    expect(rowsOf(rows, disputedLinesTable.name)).toMatchObject([
      { number: '264402117', customer_number: '204118', line_numbers: [1], answer: 'U krijgt een creditnota.' },
    ]);
    expect(rowsOf(rows, paidSharesTable.name)).toMatchObject([
      {
        provider_id: 'tr_7UhSN1zuXS',
        amount_cents: 3274,
        shares: [{ invoice_number: '264402117', money_cents: 3274 }],
      },
    ]);
  });
});
