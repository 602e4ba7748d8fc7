import { z } from 'zod';
import { defineEvent, type EventIn } from '../defineEvent.ts';
import type { ReplacementChoice } from '../replacementChoice.ts';
import { digits, instant } from '../values.ts';
import { evolveAddressChanges, type AddressChange } from './addressChanges.ts';
import { orderSettingsEvents, type OrderChangesMode } from './orderSettings.ts';
import { customerChange, customerChangeAccepted, customerChangeRefused } from './customerChange.ts';

/** Stream `customer-{customerNumber}`; names and conditions are reference data in the catalogue. */
export const customerEvents = {
  CustomerOpened: defineEvent('CustomerOpened', z.object({ customerNumber: digits })),
  CustomerSuspended: defineEvent('CustomerSuspended', z.object({ reason: z.string().max(200) })),
  CustomerReactivated: defineEvent('CustomerReactivated', z.object({ reason: z.string().max(200) })),
  CustomerCancelled: defineEvent('CustomerCancelled', z.object({ reason: z.string().max(200) })),
  /** A user asks for another delivery or billing address; the provider judges it. */
  CustomerChangeRequested: defineEvent('CustomerChangeRequested', customerChange, {
    personOf: (data) => data.requestedBy,
  }),
  /** The provider's: the reference data follow. */
  CustomerChangeAccepted: defineEvent('CustomerChangeAccepted', customerChangeAccepted, {
    personOf: (data) => data.requestedBy,
  }),
  CustomerChangeRefused: defineEvent('CustomerChangeRefused', customerChangeRefused, {
    personOf: (data) => data.requestedBy,
  }),
  /** Somebody of the office began to look at the shop as this user, for this customer: read-only, until then at most. */
  CustomerViewStarted: defineEvent(
    'CustomerViewStarted',
    z.object({ viewId: z.uuid(), userId: digits, reason: z.string().max(200), until: instant }),
  ),
  CustomerViewEnded: defineEvent(
    'CustomerViewEnded',
    z.object({ viewId: z.uuid(), userId: digits, cause: z.enum(['stopped', 'expired']) }),
  ),
  ...orderSettingsEvents,
};
export type CustomerEvent = EventIn<typeof customerEvents>;

/** Stream of a customer. */
export const customerStream = (customerNumber: string): string => `customer-${customerNumber}`;

export type CustomerState =
  | { status: 'none' }
  | {
      status: 'active' | 'suspended' | 'cancelled';
      customerNumber: string;
      /** What was asked for, oldest first. */
      changes: AddressChange[];
      /** Views of the office that have not ended. */
      views: string[];
      /** Exclusive until somebody chooses otherwise. */
      orderChanges: OrderChangesMode;
      /** Replaced until somebody chooses otherwise. */
      replacements: ReplacementChoice;
      /** HH:MM; that of the house until somebody chooses another. */
      answerHour: string;
    };
export const noCustomer: CustomerState = { status: 'none' };

/** Folds one event into a customer's standing. */
export function evolveCustomer(state: CustomerState, event: CustomerEvent): CustomerState {
  if (event.type === 'CustomerOpened')
    return {
      status: 'active',
      customerNumber: event.data.customerNumber,
      changes: [],
      views: [],
      orderChanges: 'exclusive',
      replacements: 'replace',
      answerHour: answerHourOfHouse,
    };
  if (state.status === 'none') return state;
  switch (event.type) {
    case 'CustomerSuspended':
      return { ...state, status: 'suspended' };
    case 'CustomerReactivated':
      return { ...state, status: 'active' };
    case 'CustomerCancelled':
      return { ...state, status: 'cancelled' };
    case 'CustomerChangeRequested':
    case 'CustomerChangeAccepted':
    case 'CustomerChangeRefused':
      return { ...state, changes: evolveAddressChanges(state.changes, event) };
    case 'CustomerViewStarted':
      return { ...state, views: [...state.views, event.data.viewId] };
    case 'CustomerViewEnded':
      return { ...state, views: state.views.filter((view) => view !== event.data.viewId) };
    case 'CustomerOrderChangesChosen':
      return { ...state, orderChanges: event.data.mode };
    case 'CustomerReplacementsChosen':
      return { ...state, replacements: event.data.choice };
    case 'CustomerAnswerHourChosen':
      return { ...state, answerHour: event.data.hour };
    default:
      return event satisfies never;
  }
}

/** How a customer's users change an open order; exclusive where nothing was ever said. */
export const orderChangesOf = (state: CustomerState): OrderChangesMode =>
  state.status === 'none' ? 'exclusive' : state.orderChanges;

/** What a customer wants of articles that fall short; another in their place where nothing was ever said (ADR 0124). */
export const replacementsOf = (state: CustomerState): ReplacementChoice =>
  state.status === 'none' ? 'replace' : state.replacements;

/** Picking goes on in the evening, loading after it (ADR 0124). */
const answerHourOfHouse = '22:00';

/** Until when on the day before delivery a customer's buyers answer what is asked, HH:MM in Brussels. */
export const answerHourOf = (state: CustomerState): string =>
  state.status === 'none' ? answerHourOfHouse : state.answerHour;
