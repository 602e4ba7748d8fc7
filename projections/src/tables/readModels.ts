import { accountsModel } from './accounts.ts';
import { approvalsModel } from './approvals.ts';
import { acceptedTermsModel } from './acceptedTerms.ts';
import { auditActsModel } from './auditActs.ts';
import { basketRemindersModel } from './basketReminders.ts';
import { basketsModel } from './baskets.ts';
import { casesModel } from './cases.ts';
import { customerChangesModel } from './customerChanges.ts';
import { customerUsersModel } from './customerUsers.ts';
import { deliveriesModel } from './deliveries.ts';
import { documentRequestsModel } from './documentRequests.ts';
import { invitationsModel } from './invitations.ts';
import { invoiceEventsModel } from './invoiceEvents.ts';
import { invoicesModel } from './invoices.ts';
import { listsModel } from './lists.ts';
import { officeOrdersModel } from './officeOrders.ts';
import { officeUsersModel } from './officeUsers.ts';
import { officeRoleRightsModel } from './officeRoleRights.ts';
import { openOrdersModel } from './openOrders.ts';
import { orderDetailModel } from './orderDetail.ts';
import { orderedArticlesModel } from './orderedArticles.ts';
import { paymentsModel } from './payments.ts';
import { purchasesModel } from './purchases.ts';
import { recallsModel } from './recalls.ts';
import { registrationsModel } from './registrations.ts';
import { returnsModel } from './returns.ts';
import { standingOrdersModel } from './standingOrders.ts';
import { statisticsLinksModel } from './statisticsLinks.ts';
import { traceabilityModel } from './traceability.ts';

export const readModels = {
  baskets: basketsModel,
  approvals: approvalsModel,
  openOrders: openOrdersModel,
  orderDetail: orderDetailModel,
  officeOrders: officeOrdersModel,
  officeUsers: officeUsersModel,
  officeRoleRights: officeRoleRightsModel,
  orderedArticles: orderedArticlesModel,
  lists: listsModel,
  accounts: accountsModel,
  customerChanges: customerChangesModel,
  customerUsers: customerUsersModel,
  acceptedTerms: acceptedTermsModel,
  basketReminders: basketRemindersModel,
  standingOrders: standingOrdersModel,
  registrations: registrationsModel,
  deliveries: deliveriesModel,
  returns: returnsModel,
  cases: casesModel,
  recalls: recallsModel,
  traceability: traceabilityModel,
  invitations: invitationsModel,
  invoices: invoicesModel,
  payments: paymentsModel,
  invoiceEvents: invoiceEventsModel,
  purchases: purchasesModel,
  statisticsLinks: statisticsLinksModel,
  documentRequests: documentRequestsModel,
  auditActs: auditActsModel,
} as const;
export type ReadModelName = keyof typeof readModels;
