import type { Aggregate } from '@talloor/platform/aggregate/aggregate.ts';
import { evolveAccount, noAccount, type AccountEvent, type AccountState } from '@talloor/events/account/account.ts';
import type { BasketEvent } from '@talloor/events/basket/events.ts';
import { evolveBasket, noBasket, type BasketState } from '@talloor/events/basket/state.ts';
import {
  evolveCustomer,
  noCustomer,
  type CustomerEvent,
  type CustomerState,
} from '@talloor/events/customer/customer.ts';
import type { DeliveryEvent } from '@talloor/events/delivery/events.ts';
import { evolveDelivery, noDelivery, type DeliveryState } from '@talloor/events/delivery/state.ts';
import { evolveEmpties, noEmpties, type EmptiesEvent, type EmptiesState } from '@talloor/events/empties/empties.ts';
import type { InvitationEvent } from '@talloor/events/invitation/events.ts';
import { evolveInvitation, noInvitation, type InvitationState } from '@talloor/events/invitation/state.ts';
import type { ListEvent } from '@talloor/events/list/list.ts';
import { evolveList, noList, type ListState } from '@talloor/events/list/state.ts';
import type { OrderEvent } from '@talloor/events/order/events.ts';
import {
  evolveRestrictedList,
  noRestrictedList,
  type RestrictedListEvent,
  type RestrictedListState,
} from '@talloor/events/restrictedList/restrictedList.ts';
import type { RecallEvent } from '@talloor/events/recall/events.ts';
import { evolveRecall, noRecall, type RecallState } from '@talloor/events/recall/state.ts';
import type { RegistrationEvent } from '@talloor/events/registration/events.ts';
import { evolveRegistration, noRegistration, type RegistrationState } from '@talloor/events/registration/state.ts';
import type { ReturnEvent } from '@talloor/events/return/events.ts';
import { evolveReturn, noReturn, type ReturnState } from '@talloor/events/return/state.ts';
import type { StandingOrderEvent } from '@talloor/events/standingOrder/events.ts';
import { evolveStandingOrder, noStandingOrder, type StandingOrderState } from '@talloor/events/standingOrder/state.ts';
import { evolveOrder, noOrder, type OrderState } from '@talloor/events/order/state.ts';

/** Raise `stateVersion` with each change of `evolve` or its state. */
export const basketFold: Aggregate<BasketState, BasketEvent> = {
  category: 'basket',
  stateVersion: 10,
  initial: noBasket,
  evolve: evolveBasket,
};

export const orderFold: Aggregate<OrderState, OrderEvent> = {
  category: 'order',
  stateVersion: 8,
  initial: noOrder,
  evolve: evolveOrder,
};

export const accountFold: Aggregate<AccountState, AccountEvent> = {
  category: 'account',
  stateVersion: 6,
  initial: noAccount,
  evolve: evolveAccount,
};

export const customerFold: Aggregate<CustomerState, CustomerEvent> = {
  category: 'customer',
  stateVersion: 6,
  initial: noCustomer,
  evolve: evolveCustomer,
};

export const listFold: Aggregate<ListState, ListEvent> = {
  category: 'list',
  stateVersion: 3,
  initial: noList,
  evolve: evolveList,
};

export const restrictedListFold: Aggregate<RestrictedListState, RestrictedListEvent> = {
  category: 'list-restricted',
  stateVersion: 2,
  initial: noRestrictedList,
  evolve: evolveRestrictedList,
};

export const standingOrderFold: Aggregate<StandingOrderState, StandingOrderEvent> = {
  category: 'standing-order',
  stateVersion: 1,
  initial: noStandingOrder,
  evolve: evolveStandingOrder,
};

export const registrationFold: Aggregate<RegistrationState, RegistrationEvent> = {
  category: 'registration',
  stateVersion: 1,
  initial: noRegistration,
  evolve: evolveRegistration,
};

export const deliveryFold: Aggregate<DeliveryState, DeliveryEvent> = {
  category: 'delivery',
  stateVersion: 3,
  initial: noDelivery,
  evolve: evolveDelivery,
};

export const emptiesFold: Aggregate<EmptiesState, EmptiesEvent> = {
  category: 'empties',
  stateVersion: 1,
  initial: noEmpties,
  evolve: evolveEmpties,
};

export const invitationFold: Aggregate<InvitationState, InvitationEvent> = {
  category: 'invitation',
  stateVersion: 1,
  initial: noInvitation,
  evolve: evolveInvitation,
};

export const returnFold: Aggregate<ReturnState, ReturnEvent> = {
  category: 'return',
  stateVersion: 1,
  initial: noReturn,
  evolve: evolveReturn,
};

export const recallFold: Aggregate<RecallState, RecallEvent> = {
  category: 'recall',
  stateVersion: 1,
  initial: noRecall,
  evolve: evolveRecall,
};
