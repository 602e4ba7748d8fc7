import { accountEvents, type AccountEvent } from '@talloor/events/account/account.ts';
import type { TalloorEvent } from '@talloor/events/allEvents.ts';
import { caseNumberEvents } from '@talloor/events/caseNumber/caseNumber.ts';
import { customerEvents, type CustomerEvent } from '@talloor/events/customer/customer.ts';
import { documentRequestEvents, type DocumentRequestEvent } from '@talloor/events/documentRequest/events.ts';
import { emptiesEvents } from '@talloor/events/empties/empties.ts';
import { invitationEvents, type InvitationEvent } from '@talloor/events/invitation/events.ts';
import { invoiceEvents, type InvoiceEvent } from '@talloor/events/invoice/events.ts';
import { listEvents, type ListEvent } from '@talloor/events/list/list.ts';
import { officeRoleEvents, type OfficeRoleEvent } from '@talloor/events/officeRole/officeRole.ts';
import { orderLinksEvents } from '@talloor/events/orderLinks/orderLinks.ts';
import { paymentEvents, type PaymentEvent } from '@talloor/events/payment/events.ts';
import { registrationEvents } from '@talloor/events/registration/events.ts';
import {
  noRestrictedList,
  restrictedListEvents,
  type RestrictedListEvent,
} from '@talloor/events/restrictedList/restrictedList.ts';
import { sealEvents } from '@talloor/events/seal/seal.ts';
import { serviceRequestEvents, type ServiceRequestEvent } from '@talloor/events/serviceRequest/events.ts';
import { standingOrderEvents, type StandingOrderEvent } from '@talloor/events/standingOrder/events.ts';
import type { HistoryContext } from './accountHistoryWords.ts';
import { describeAccountEvent } from './describeAccountEvent.ts';
import { describeCaseEvent } from './describeCaseEvent.ts';
import { describeCustomerEvent } from './describeCustomerEvent.ts';
import { describeDocumentEvent } from './describeDocumentEvent.ts';
import { describeEvent } from './describeEvent.ts';
import { describeInvitationEvent } from './describeInvitationEvent.ts';
import { describeListEvent } from './describeListEvent.ts';
import { describeOfficeRoleEvent } from './describeOfficeRoleEvent.ts';
import { describeRegistrationEvent, type OtherEvent } from './describeRegistrationEvent.ts';
import { describeRestrictedListEvent } from './describeRestrictedListEvent.ts';
import { describeStandingOrderEvent } from './describeStandingOrderEvent.ts';
import type { Description } from './description.ts';
import { noSurroundings, type Surroundings } from './historyNames.ts';
import { type HistoryState, noHistoryState } from './historyState.ts';
import { describeInvoiceOrPayment } from './invoice/describeInvoiceEvent.ts';

const otherEvents = {
  ...registrationEvents,
  ...emptiesEvents,
  ...orderLinksEvents,
  ...caseNumberEvents,
  ...sealEvents,
};

type Context = HistoryContext & { readonly around?: Surroundings; readonly before?: HistoryState };

export function describeAnyEvent(event: TalloorEvent, context: Context): Description {
  const { language, users, around = noSurroundings, before = noHistoryState } = context;
  if (isOf<AccountEvent>(event, accountEvents)) return describeAccountEvent(event, context);
  if (isOf<CustomerEvent>(event, customerEvents)) return describeCustomerEvent(event, context);
  if (isOf<DocumentRequestEvent>(event, documentRequestEvents)) return describeDocumentEvent(event, context);
  if (isOf<InvitationEvent>(event, invitationEvents))
    return describeInvitationEvent(event, around.stream.slice('invitation-'.length), context);
  if (isOf<ListEvent>(event, listEvents))
    return describeListEvent(event, around.stream.startsWith('list-history-') ? null : '', context);
  if (isOf<RestrictedListEvent>(event, restrictedListEvents))
    return describeRestrictedListEvent(event, noRestrictedList, users, language);
  if (isOf<OfficeRoleEvent>(event, officeRoleEvents)) return describeOfficeRoleEvent(event, [], language);
  if (isOf<ServiceRequestEvent>(event, serviceRequestEvents)) return describeCaseEvent(event, language, around);
  if (isOf<StandingOrderEvent>(event, standingOrderEvents)) return describeStandingOrderEvent(event, language);
  if (isOf<InvoiceEvent>(event, invoiceEvents) || isOf<PaymentEvent>(event, paymentEvents))
    return describeInvoiceOrPayment(event, language, around);
  if (isOf<OtherEvent>(event, otherEvents)) return describeRegistrationEvent(event, language);
  return describeEvent(event, before, language, around);
}

const isOf = <E extends TalloorEvent>(event: TalloorEvent, definitions: Record<E['type'], unknown>): event is E =>
  event.type in definitions;
