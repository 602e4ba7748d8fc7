import { z } from 'zod';
import { defineEvent, type EventIn } from '../defineEvent.ts';
import type { ReplacementChoice } from '../replacementChoice.ts';
import { digits, instant } from '../values.ts';
import { evolveAddressChanges, type AddressChange } from './addressChanges.ts';
import { orderSettingsEvents, type OrderChangesMode } from './orderSettings.ts';
import { customerChange, customerChangeAccepted, customerChangeRefused } from './customerChange.ts';
import { within } from '../within.ts';

/** Stream `customer-{customerNumber}`; names and conditions are reference data in the catalogue. */
export const customerEvents = {
  CustomerOpened: defineEvent('CustomerOpened', z.object({ customerNumber: digits })),
  CustomerSuspended: defineEvent('CustomerSuspended', z.object({ reason: within(200) })),
  CustomerReactivated: defineEvent('CustomerReactivated', z.object({ reason: within(200) })),
  CustomerCancelled: defineEvent('CustomerCancelled', z.object({ reason: within(200) })),
  CustomerChangeRequested: defineEvent('CustomerChangeRequested', customerChange, {
    personOf: (data) => data.requestedBy,
  }),
  /** The reference data follow this decision. */
  CustomerChangeAccepted: defineEvent('CustomerChangeAccepted', customerChangeAccepted, {
    personOf: (data) => data.requestedBy,
  }),
  CustomerChangeRefused: defineEvent('CustomerChangeRefused', customerChangeRefused, {
    personOf: (data) => data.requestedBy,
  }),
  /** An office user views the shop read-only as this user. */
  CustomerViewStarted: defineEvent(
    'CustomerViewStarted',
    z.object({ viewId: z.uuid(), userId: digits, reason: within(200), until: instant }),
  ),
  CustomerViewEnded: defineEvent(
    'CustomerViewEnded',
    z.object({ viewId: z.uuid(), userId: digits, cause: z.enum(['stopped', 'expired']) }),
  ),
  ...orderSettingsEvents,
};
export type CustomerEvent = EventIn<typeof customerEvents>;

export const customerStream = (customerNumber: string): string => `customer-${customerNumber}`;

export type CustomerState =
  | { status: 'none' }
  | {
      status: 'active' | 'suspended' | 'cancelled';
      customerNumber: string;
      /** Oldest first. */
      changes: AddressChange[];
      /** Open views of the office. */
      views: string[];
      /** Default: exclusive. */
      orderChanges: OrderChangesMode;
      /** Default: replace. */
      replacements: ReplacementChoice;
      /** HH:MM. Default: `answerHourOfHouse`. */
      answerHour: string;
    };
export const noCustomer: CustomerState = { status: 'none' };

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

export const customerFold = {
  category: 'customer',
  stateVersion: 6,
  initial: noCustomer,
  evolve: evolveCustomer,
};

export const orderChangesOf = (state: CustomerState): OrderChangesMode =>
  state.status === 'none' ? 'exclusive' : state.orderChanges;

export const replacementsOf = (state: CustomerState): ReplacementChoice =>
  state.status === 'none' ? 'replace' : state.replacements;

/** Picking ends in the evening, before loading (ADR 0124). */
const answerHourOfHouse = '22:00';

/** Answer time on the day before delivery, HH:MM in Brussels. */
export const answerHourOf = (state: CustomerState): string =>
  state.status === 'none' ? answerHourOfHouse : state.answerHour;
