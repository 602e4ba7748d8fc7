import { accountEvents, accountStream, type AccountEvent } from '@talloor/events/account/account.ts';
import { approvalEvents } from '@talloor/events/basket/approvalEvents.ts';
import { basketEvents, basketStream, type BasketEvent } from '@talloor/events/basket/events.ts';
import { customerEvents, customerStream, type CustomerEvent } from '@talloor/events/customer/customer.ts';
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
import type { RecordedEvent } from '@talloor/platform/event-store/port.ts';
import { tellingOf, type Telling } from './accountHistoryWords.ts';
import type { AuditSide } from './auditSide.ts';
import { decodeEach, type ReadEvent } from './decodeEach.ts';
import { describeAccountEvent } from './describeAccountEvent.ts';
import { describeCustomerEvent } from './describeCustomerEvent.ts';
import { describeEvent } from './describeEvent.ts';
import { describeInvitationEvent } from './describeInvitationEvent.ts';
import { describeListEvent } from './describeListEvent.ts';
import type { Description } from './description.ts';
import { describeRestrictedListEvent } from './describeRestrictedListEvent.ts';
import { readWhole } from './readOrderStreams.ts';
import { noStanding } from './standing.ts';
import { readableMetadata } from './viewHistoryEvent.ts';

export type ToldEvent = {
  readonly record: RecordedEvent;
  readonly tell: ((telling: Telling) => Description) | null;
  /** User ids in the texts. */
  readonly names: readonly string[];
};

type Sources = {
  readonly users: readonly string[];
  readonly lists: readonly string[];
  readonly orders: readonly string[];
  /** Baskets sent for approval. */
  readonly baskets: readonly string[];
  readonly invitations: readonly string[];
};

/** History of a customer with users, lists, latest orders, approvals and invitations; oldest first. */
export async function customerHistory(
  { store, codec }: Pick<AuditSide, 'store' | 'codec'>,
  customerNumber: string,
  { users, lists, orders, baskets, invitations }: Sources,
): Promise<ToldEvent[]> {
  const read = async <E extends DomainEvent>(
    stream: string,
    definitions: Readonly<Record<string, EventDefinition>>,
  ): Promise<ReadEvent<E>[]> => decodeEach<E>(codec, await readWhole(store, stream), definitions);
  const parts = await Promise.all([
    read<CustomerEvent>(customerStream(customerNumber), customerEvents).then(tellCustomer),
    read<RestrictedListEvent>(restrictedListStream(customerNumber), restrictedListEvents).then(tellRestrictedList),
    read<ListEvent>(historyListStream(customerNumber), listEvents).then((events) => tellList(events, null)),
    ...lists.map((id) => read<ListEvent>(listStream(id), listEvents).then((events) => tellList(events, ''))),
    ...users.map((id) =>
      read<AccountEvent>(accountStream(id), accountEvents).then((events) => tellUser(events, id, customerNumber)),
    ),
    ...baskets.map((id) => read<BasketEvent>(basketStream(id), basketEvents).then(tellApproval)),
    ...invitations.map((id) =>
      read<InvitationEvent>(invitationStream(id), invitationEvents).then((events) => tellInvitation(events, id)),
    ),
    ...orders.map((number) => read<OrderEvent>(orderStream(number), orderEvents).then(tellOrder)),
  ]);
  return parts.flat().toSorted(byTime);
}

/** By business time; order within a stream is kept. */
function byTime({ record: one }: ToldEvent, { record: other }: ToldEvent): number {
  const [a, b] = [readableMetadata(one.metadata).occurredAt, readableMetadata(other.metadata).occurredAt];
  return a === b ? (one.position < other.position ? -1 : 1) : a < b ? -1 : 1;
}

const tellCustomer = (events: ReadEvent<CustomerEvent>[]): ToldEvent[] =>
  events.map(({ record, decoded }) => ({
    record,
    tell: decoded && ((telling) => describeCustomerEvent(decoded.event, telling)),
    names: decoded && 'userId' in decoded.event.data ? [decoded.event.data.userId] : [],
  }));

function tellRestrictedList(events: ReadEvent<RestrictedListEvent>[]): ToldEvent[] {
  let state: RestrictedListState = noRestrictedList;
  return events.map(({ record, decoded }) => {
    const before = state;
    if (decoded) state = evolveRestrictedList(state, decoded.event);
    return {
      record,
      tell: decoded && (({ users, language }) => describeRestrictedListEvent(decoded.event, before, users, language)),
      names: decoded && 'managers' in decoded.event.data ? decoded.event.data.managers : [],
    };
  });
}

/** @param first name before the first event; null is the history list */
function tellList(events: ReadEvent<ListEvent>[], first: string | null): ToldEvent[] {
  let name = first;
  return events.map(({ record, decoded }) => {
    const before = name;
    if (decoded && 'name' in decoded.event.data) name = decoded.event.data.name;
    return { record, tell: decoded && ((telling) => describeListEvent(decoded.event, before, telling)), names: [] };
  });
}

/** Account events that concern the customer. */
const ofCustomer: ReadonlySet<string> = new Set([
  'AccountSuspended',
  'AccountReactivated',
  'AccountCancelled',
  'AccountLockedOut',
  'AccountUnlocked',
] satisfies AccountEvent['type'][]);

const tellUser = (events: ReadEvent<AccountEvent>[], userId: string, customerNumber: string): ToldEvent[] =>
  events.flatMap(({ record, decoded }) => {
    if (!decoded) return [];
    const { event } = decoded;
    const isLink =
      (event.type === 'CustomerLinked' ||
        event.type === 'CustomerUnlinked' ||
        event.type === 'CustomerRightsChanged') &&
      event.data.customerNumber === customerNumber;
    if (!isLink && !ofCustomer.has(event.type)) return [];
    const tell = (telling: Telling): Description => {
      const { facts, user } = tellingOf(telling);
      const { title, changes } = describeAccountEvent(event, telling);
      return { title, changes: [{ what: facts.user, before: null, after: user(userId) }, ...changes] };
    };
    return [{ record, tell, names: [userId] }];
  });

/** Only request and decision, not the basket's content. */
const tellApproval = (events: ReadEvent<BasketEvent>[]): ToldEvent[] =>
  events.flatMap(({ record, decoded }) => {
    if (!decoded || !(decoded.event.type in approvalEvents)) return [];
    const { event } = decoded;
    return [{ record, tell: ({ language }) => describeEvent(event, noStanding, language), names: [] }];
  });

const tellInvitation = (events: ReadEvent<InvitationEvent>[], invitationId: string): ToldEvent[] =>
  events.map(({ record, decoded }) => ({
    record,
    tell: decoded && ((telling) => describeInvitationEvent(decoded.event, invitationId, telling)),
    names: decoded?.event.type === 'InvitationAccepted' ? [decoded.event.data.userId] : [],
  }));

const tellOrder = (events: ReadEvent<OrderEvent>[]): ToldEvent[] =>
  events.flatMap(({ record, decoded }) => {
    if (decoded?.event.type !== 'OrderPlaced') return [];
    const { orderNumber } = decoded.event.data;
    const tell = (telling: Telling): Description => {
      const { titles, said } = tellingOf(telling);
      return said(titles.OrderPlaced, { order: orderNumber });
    };
    return [{ record, tell, names: [] }];
  });
