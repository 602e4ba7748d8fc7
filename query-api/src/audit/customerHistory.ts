import { accountEvents, accountStream, type AccountEvent } from '@talloor/events/account/account.ts';
import { approvalEvents } from '@talloor/events/basket/approvalEvents.ts';
import { basketEvents, basketStream, type BasketEvent } from '@talloor/events/basket/events.ts';
import { customerEvents, customerStream, type CustomerEvent } from '@talloor/events/customer/customer.ts';
import {
  documentRequestEvents,
  documentRequestStream,
  type DocumentRequestEvent,
} from '@talloor/events/documentRequest/events.ts';
import { invitationEvents, invitationStream, type InvitationEvent } from '@talloor/events/invitation/events.ts';
import { historyListStream, listEvents, listStream, type ListEvent } from '@talloor/events/list/list.ts';
import { orderEvents, orderStream, type OrderEvent } from '@talloor/events/order/events.ts';
import {
  evolveRestrictedList,
  noRestrictedList,
  restrictedListEvents,
  restrictedListStream,
  type RestrictedListEvent,
  type RestrictedListState,
} from '@talloor/events/restrictedList/restrictedList.ts';
import type { EventDefinition } from '@talloor/events/defineEvent.ts';
import type { DomainEvent } from '@talloor/platform/codec/codec.ts';
import type { RecordedEvent } from '@talloor/platform/eventStore/port.ts';
import { createHistoryTexts, type HistoryContext } from './accountHistoryWords.ts';
import type { AuditSide } from './auditSide.ts';
import { decodeEach, type ReadEvent } from './decodeEach.ts';
import { describeAccountEvent } from './describeAccountEvent.ts';
import { describeCustomerEvent } from './describeCustomerEvent.ts';
import { describeDocumentEvent } from './describeDocumentEvent.ts';
import { describeEvent } from './describeEvent.ts';
import { describeInvitationEvent } from './describeInvitationEvent.ts';
import { describeListEvent } from './describeListEvent.ts';
import type { Description } from './description.ts';
import { describeRestrictedListEvent } from './describeRestrictedListEvent.ts';
import { readWhole } from './readOrderStreams.ts';
import { noHistoryState } from './historyState.ts';
import { readableMetadata } from './viewHistoryEvent.ts';

export type CustomerHistoryEvent = {
  readonly record: RecordedEvent;
  readonly toDescription: ((context: HistoryContext) => Description) | null;
  readonly names: readonly string[];
  readonly articles?: readonly string[];
};

type Sources = {
  readonly users: readonly string[];
  readonly lists: readonly string[];
  readonly orders: readonly string[];
  readonly baskets: readonly string[];
  readonly invitations: readonly string[];
  readonly documents: readonly string[];
};

export async function customerHistory(
  { store, codec }: Pick<AuditSide, 'store' | 'codec'>,
  customerNumber: string,
  { users, lists, orders, baskets, invitations, documents }: Sources,
): Promise<CustomerHistoryEvent[]> {
  const read = async <E extends DomainEvent>(
    stream: string,
    definitions: Readonly<Record<string, EventDefinition>>,
  ): Promise<ReadEvent<E>[]> => decodeEach<E>(codec, await readWhole(store, stream), definitions);
  const parts = await Promise.all([
    read<CustomerEvent>(customerStream(customerNumber), customerEvents).then(listCustomerEvents),
    read<RestrictedListEvent>(restrictedListStream(customerNumber), restrictedListEvents).then(
      listRestrictedListEvents,
    ),
    read<ListEvent>(historyListStream(customerNumber), listEvents).then((events) =>
      listArticleListEvents(events, null),
    ),
    ...lists.map((id) =>
      read<ListEvent>(listStream(id), listEvents).then((events) => listArticleListEvents(events, '')),
    ),
    ...users.map((id) =>
      read<AccountEvent>(accountStream(id), accountEvents).then((events) => listUserEvents(events, id, customerNumber)),
    ),
    ...baskets.map((id) => read<BasketEvent>(basketStream(id), basketEvents).then(listApprovalEvents)),
    ...invitations.map((id) =>
      read<InvitationEvent>(invitationStream(id), invitationEvents).then((events) => listInvitationEvents(events, id)),
    ),
    ...documents.map((id) =>
      read<DocumentRequestEvent>(documentRequestStream(id), documentRequestEvents).then(listDocumentEvents),
    ),
    ...orders.map((number) => read<OrderEvent>(orderStream(number), orderEvents).then(listOrderEvents)),
  ]);
  return parts.flat().toSorted(byTime);
}

function byTime({ record: first }: CustomerHistoryEvent, { record: second }: CustomerHistoryEvent): number {
  const [a, b] = [readableMetadata(first.metadata).occurredAt, readableMetadata(second.metadata).occurredAt];
  return a === b ? (first.position < second.position ? -1 : 1) : a < b ? -1 : 1;
}

const listCustomerEvents = (events: ReadEvent<CustomerEvent>[]): CustomerHistoryEvent[] =>
  events.map(({ record, decoded }) => ({
    record,
    toDescription: decoded && ((context) => describeCustomerEvent(decoded.event, context)),
    names: decoded && 'userId' in decoded.event.data ? [decoded.event.data.userId] : [],
  }));

function listRestrictedListEvents(events: ReadEvent<RestrictedListEvent>[]): CustomerHistoryEvent[] {
  let state: RestrictedListState = noRestrictedList;
  return events.map(({ record, decoded }) => {
    const before = state;
    if (decoded) state = evolveRestrictedList(state, decoded.event);
    return {
      record,
      toDescription:
        decoded && (({ users, language }) => describeRestrictedListEvent(decoded.event, before, users, language)),
      names: decoded && 'managers' in decoded.event.data ? decoded.event.data.managers : [],
    };
  });
}

/** @param initialName name before the first event; null is the history list */
function listArticleListEvents(events: ReadEvent<ListEvent>[], initialName: string | null): CustomerHistoryEvent[] {
  let name = initialName;
  return events.map(({ record, decoded }) => {
    const before = name;
    if (decoded && 'name' in decoded.event.data) name = decoded.event.data.name;
    return {
      record,
      toDescription: decoded && ((context) => describeListEvent(decoded.event, before, context)),
      names: [],
      articles: decoded && 'articleNumber' in decoded.event.data ? [decoded.event.data.articleNumber] : [],
    };
  });
}

const ofCustomer: ReadonlySet<string> = new Set([
  'AccountSuspended',
  'AccountReactivated',
  'AccountCancelled',
  'AccountLockedOut',
  'AccountUnlocked',
] satisfies AccountEvent['type'][]);

const listUserEvents = (
  events: ReadEvent<AccountEvent>[],
  userId: string,
  customerNumber: string,
): CustomerHistoryEvent[] =>
  events.flatMap(({ record, decoded }) => {
    if (!decoded) return [];
    const { event } = decoded;
    const isLink =
      (event.type === 'CustomerLinked' ||
        event.type === 'CustomerUnlinked' ||
        event.type === 'CustomerRightsChanged') &&
      event.data.customerNumber === customerNumber;
    if (!isLink && !ofCustomer.has(event.type)) return [];
    const toDescription = (context: HistoryContext): Description => {
      const { facts, user } = createHistoryTexts(context);
      const { title, changes } = describeAccountEvent(event, context);
      return { title, changes: [{ what: facts.user, before: null, after: user(userId) }, ...changes] };
    };
    return [{ record, toDescription, names: [userId] }];
  });

const listApprovalEvents = (events: ReadEvent<BasketEvent>[]): CustomerHistoryEvent[] =>
  events.flatMap(({ record, decoded }) => {
    if (!decoded || !(decoded.event.type in approvalEvents)) return [];
    const { event } = decoded;
    return [{ record, toDescription: ({ language }) => describeEvent(event, noHistoryState, language), names: [] }];
  });

const listInvitationEvents = (events: ReadEvent<InvitationEvent>[], invitationId: string): CustomerHistoryEvent[] =>
  events.map(({ record, decoded }) => ({
    record,
    toDescription: decoded && ((context) => describeInvitationEvent(decoded.event, invitationId, context)),
    names: decoded?.event.type === 'InvitationAccepted' ? [decoded.event.data.userId] : [],
  }));

const listDocumentEvents = (events: ReadEvent<DocumentRequestEvent>[]): CustomerHistoryEvent[] =>
  events.map(({ record, decoded }) => ({
    record,
    toDescription: decoded && ((context) => describeDocumentEvent(decoded.event, context)),
    names: [],
  }));

const listOrderEvents = (events: ReadEvent<OrderEvent>[]): CustomerHistoryEvent[] =>
  events.flatMap(({ record, decoded }) => {
    if (decoded?.event.type !== 'OrderPlaced') return [];
    const { orderNumber } = decoded.event.data;
    const toDescription = (context: HistoryContext): Description => {
      const { titles, describe } = createHistoryTexts(context);
      return describe(titles.OrderPlaced, { order: orderNumber });
    };
    return [{ record, toDescription, names: [] }];
  });
