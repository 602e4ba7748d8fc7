import type { QueryModule, QuerySide } from '../module.ts';
import { invoiceRoutes } from './invoiceRoutes.ts';
import { officeInvoiceRoutes } from './officeInvoiceRoutes.ts';

export const invoiceModule = (side: QuerySide): QueryModule => ({
  routes: [...invoiceRoutes(side), ...officeInvoiceRoutes(side)],
});
