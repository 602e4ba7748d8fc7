import { reportDeliveries } from '@talloor/contracts/endpoints/erpDeliveries.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import { receiveReports } from '../../../erpReports/receiveReports.ts';
import type { ReportSide } from './reportDelivery.ts';
import { takeDeliveryReports } from './takeDeliveryReports.ts';

export const reportDeliveriesRoute = (side: ReportSide): Route =>
  route(reportDeliveries, (_, context) =>
    receiveReports('deliveries', context, (bytes) => takeDeliveryReports(side, bytes)),
  );
