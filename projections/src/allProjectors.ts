import type { Projector } from '@talloor/platform/subscription/projector.ts';
import { accounts } from './models/accounts/accounts.ts';
import { approvals } from './models/approvals/approvals.ts';
import { acceptedTerms } from './models/acceptedTerms/acceptedTerms.ts';
import { basketReminders } from './models/basketReminders/basketReminders.ts';
import { baskets } from './models/baskets/baskets.ts';
import { cases } from './models/cases/cases.ts';
import { customerChanges } from './models/customerChanges/customerChanges.ts';
import { customerUsers } from './models/customerUsers/customerUsers.ts';
import { deliveries } from './models/deliveries/deliveries.ts';
import { documentRequests } from './models/documentRequests/documentRequests.ts';
import { invitations } from './models/invitations/invitations.ts';
import { invoiceEvents } from './models/invoiceEvents/invoiceEvents.ts';
import { invoices } from './models/invoices/invoices.ts';
import { lists } from './models/lists/lists.ts';
import { officeOrders } from './models/officeOrders/officeOrders.ts';
import { auditActs } from './models/auditActs/auditActs.ts';
import { officeUsers } from './models/officeUsers/officeUsers.ts';
import { officeRoleRights } from './models/officeRoleRights/officeRoleRights.ts';
import { openOrders } from './models/openOrders/openOrders.ts';
import { orderDetail } from './models/orderDetail/orderDetail.ts';
import { orderedArticles } from './models/orderedArticles/orderedArticles.ts';
import { payments } from './models/payments/payments.ts';
import { purchases } from './models/purchases/purchases.ts';
import { recalls } from './models/recalls/recalls.ts';
import { returns } from './models/returns/returns.ts';
import { registrations } from './models/registrations/registrations.ts';
import { traceability } from './models/traceability/traceability.ts';
import { standingOrders } from './models/standingOrders/standingOrders.ts';
import { statisticsLinks } from './models/statisticsLinks/statisticsLinks.ts';

/** The runner maintains their tables. */
export const allProjectors = [
  baskets,
  approvals,
  openOrders,
  orderDetail,
  officeOrders,
  officeUsers,
  officeRoleRights,
  orderedArticles,
  lists,
  accounts,
  customerUsers,
  acceptedTerms,
  basketReminders,
  customerChanges,
  standingOrders,
  registrations,
  deliveries,
  returns,
  cases,
  recalls,
  traceability,
  invitations,
  invoices,
  payments,
  invoiceEvents,
  purchases,
  statisticsLinks,
  documentRequests,
  auditActs,
] as unknown as readonly Projector[];
