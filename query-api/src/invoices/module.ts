import type { QueryModule, QuerySide } from '../module.ts';
import { invoiceRoutes } from './invoiceRoutes.ts';
import { listInvoiceEventsRoute } from './listInvoiceEvents.ts';
import { officeInvoiceRoutes } from './officeInvoiceRoutes.ts';
import { downloadUblRoute } from './ubl/downloadUblRoute.ts';

export const invoiceModule = (side: QuerySide): QueryModule => ({
  routes: [...invoiceRoutes(side), downloadUblRoute(side), ...officeInvoiceRoutes(side), listInvoiceEventsRoute(side)],
});
