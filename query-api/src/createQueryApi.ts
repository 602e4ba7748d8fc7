import { bindRequestUser } from '@talloor/catalogue/customer/bindRequestUser.ts';
import type { Route } from '@talloor/platform/http/handler.ts';
import type { RateLimit } from '@talloor/platform/http/rateLimits.ts';
import { analyticsModule } from './analytics/module.ts';
import { auditModule } from './audit/module.ts';
import { basketModule } from './basket/module.ts';
import { caseModule } from './cases/module.ts';
import { customerModule } from './customers/module.ts';
import { deliveryModule } from './deliveryNotes/module.ts';
import { invoiceModule } from './invoices/module.ts';
import { documentModule } from './documents/module.ts';
import { listModule } from './lists/module.ts';
import { doubtNotFound } from './isStale.ts';
import type { QueryApiOptions, QuerySide } from './module.ts';
import { officeModule } from './office/module.ts';
import { orderModule } from './orders/module.ts';
import { createPaperPress } from './papers/createPaperPress.ts';
import { portalModule } from './portal/module.ts';
import { productModule } from './products/module.ts';
import { recallModule } from './recalls/module.ts';
import { rememberShowsPrices } from './rememberShowsPrices.ts';
import { returnModule } from './returns/module.ts';
import { sessionModule } from './session/module.ts';
import { statisticsModule } from './statistics/module.ts';

export type QueryApi = {
  readonly routes: readonly Route[];
  readonly limits: readonly RateLimit[];
  /** Call before the server closes. */
  readonly close: () => void;
};

const createModules = [
  sessionModule,
  customerModule,
  basketModule,
  productModule,
  listModule,
  portalModule,
  orderModule,
  deliveryModule,
  returnModule,
  caseModule,
  invoiceModule,
  documentModule,
  recallModule,
  statisticsModule,
  officeModule,
  auditModule,
  analyticsModule,
];

export function createQueryApi(options: QueryApiOptions): QueryApi {
  const press = createPaperPress(options.company);
  const side: QuerySide = { ...options, press, showsPrices: rememberShowsPrices(options.catalogue) };
  const modules = createModules.map((create) => create(side));
  return {
    routes: modules
      .flatMap(({ routes }) => routes)
      .filter(({ endpoint: { feature } }) => feature === undefined || side.features[feature])
      .map((each) => doubtNotFound(bindRequestUser(each, side), side)),
    limits: modules.flatMap(({ limits = [] }) => limits),
    close: () => {
      for (const { close } of modules) close?.();
      void press.close();
    },
  };
}
