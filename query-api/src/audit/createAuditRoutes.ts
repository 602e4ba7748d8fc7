import type { Route } from '@talloor/platform/http/handler.ts';
import type { ReadSide } from '../readSide.ts';
import type { AuditSide } from './auditSide.ts';
import { exportOrderDossierRoute } from './exportOrderDossier.ts';
import { getOfficeCustomerRoute } from './getOfficeCustomer.ts';
import { getOfficeRestrictedListRoute } from './getOfficeRestrictedList.ts';
import { getOfficeRoleRoute } from './getOfficeRole.ts';
import { getOfficeUserRoute } from './getOfficeUser.ts';
import { explainInvoiceRoute } from './explanation/explainInvoiceRoute.ts';
import { invoiceHistoryRoutes } from './invoice/invoiceHistoryRoutes.ts';
import { getCaseHistoryRoute } from './getCaseHistory.ts';
import { getRecallHistoryRoute } from './getRecallHistory.ts';
import { getOrderHistoryRoute } from './getOrderHistory.ts';
import { getOrderStateAtRoute } from './getOrderStateAt.ts';
import { downloadPersonalDataRoute } from './personalData/downloadPersonalData.ts';
import { listOrderNotesRoute } from './listOrderNotes.ts';
import { listHistoryRoutes } from './listHistoryRoutes.ts';
import type { PaperPress } from '../papers/createPaperPress.ts';
import type { ShowsPrices } from '../rememberShowsPrices.ts';
import { orderSettingsRoutes } from './orderSettings/orderSettingsRoutes.ts';
import { orderVersionRoutes } from './orderVersions/orderVersionRoutes.ts';
import { receiptRoutes } from './receipt/receiptRoutes.ts';
import { questionRoutes } from './questions/questionRoutes.ts';
import { auditKeyRoutes } from './seals/auditKeyRoutes.ts';
import { listSealsRoute } from './seals/listSealsRoute.ts';
import { verifyOrderRoute } from './verifyOrderRoute.ts';

export const createAuditRoutes = (
  side: AuditSide & Pick<ReadSide, 'catalogue'>,
  showsPrices: ShowsPrices,
  press: PaperPress,
): Route[] => [
  ...orderVersionRoutes(side, showsPrices),
  ...receiptRoutes(side, showsPrices, press),
  ...orderSettingsRoutes(side),
  getOrderHistoryRoute(side),
  getOrderStateAtRoute(side),
  exportOrderDossierRoute(side),
  listOrderNotesRoute(side),
  verifyOrderRoute(side),
  listSealsRoute(side),
  ...auditKeyRoutes(side),
  getRecallHistoryRoute(side),
  getCaseHistoryRoute(side),
  explainInvoiceRoute(side),
  ...invoiceHistoryRoutes(side),
  ...listHistoryRoutes(side),
  ...questionRoutes(side),
  downloadPersonalDataRoute(side, showsPrices),
  getOfficeRestrictedListRoute(side),
  getOfficeUserRoute(side),
  getOfficeRoleRoute(side),
  getOfficeCustomerRoute(side),
];
