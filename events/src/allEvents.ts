import { accountEvents, type AccountEvent } from './account/account.ts';
import { basketEvents, type BasketEvent } from './basket/events.ts';
import { caseNumberEvents, type CaseNumberEvent } from './caseNumber/caseNumber.ts';
import { customerEvents, type CustomerEvent } from './customer/customer.ts';
import { deliveryEvents, type DeliveryEvent } from './delivery/events.ts';
import { documentRequestEvents, type DocumentRequestEvent } from './documentRequest/events.ts';
import { emptiesEvents, type EmptiesEvent } from './empties/empties.ts';
import { invitationEvents, type InvitationEvent } from './invitation/events.ts';
import { invoiceEvents, type InvoiceEvent } from './invoice/events.ts';
import { listEvents, type ListEvent } from './list/list.ts';
import { restrictedListEvents, type RestrictedListEvent } from './restrictedList/restrictedList.ts';
import { officeRoleEvents, type OfficeRoleEvent } from './officeRole/officeRole.ts';
import { orderEvents, type OrderEvent } from './order/events.ts';
import { orderLinksEvents, type OrderLinksEvent } from './orderLinks/orderLinks.ts';
import { paymentEvents, type PaymentEvent } from './payment/events.ts';
import { recallEvents, type RecallEvent } from './recall/events.ts';
import { registrationEvents, type RegistrationEvent } from './registration/events.ts';
import { returnEvents, type ReturnEvent } from './return/events.ts';
import { sealEvents, type SealEvent } from './seal/seal.ts';
import { serviceRequestEvents, type ServiceRequestEvent } from './serviceRequest/events.ts';
import { standingOrderEvents, type StandingOrderEvent } from './standingOrder/events.ts';

export const allEvents = {
  ...basketEvents,
  ...orderEvents,
  ...orderLinksEvents,
  ...customerEvents,
  ...accountEvents,
  ...listEvents,
  ...restrictedListEvents,
  ...officeRoleEvents,
  ...standingOrderEvents,
  ...registrationEvents,
  ...deliveryEvents,
  ...emptiesEvents,
  ...invitationEvents,
  ...returnEvents,
  ...recallEvents,
  ...invoiceEvents,
  ...paymentEvents,
  ...serviceRequestEvents,
  ...caseNumberEvents,
  ...documentRequestEvents,
  ...sealEvents,
};
export type TalloorEvent =
  | BasketEvent
  | OrderEvent
  | OrderLinksEvent
  | CustomerEvent
  | AccountEvent
  | ListEvent
  | RestrictedListEvent
  | OfficeRoleEvent
  | StandingOrderEvent
  | RegistrationEvent
  | DeliveryEvent
  | EmptiesEvent
  | InvitationEvent
  | ReturnEvent
  | RecallEvent
  | InvoiceEvent
  | PaymentEvent
  | ServiceRequestEvent
  | CaseNumberEvent
  | DocumentRequestEvent
  | SealEvent;
