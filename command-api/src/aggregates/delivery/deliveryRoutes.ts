import type { Route } from '@talloor/platform/http/handler.ts';
import type { CommandSide } from '../../commandSide.ts';
import { officeReportRoutes } from './officeReports/officeReportRoutes.ts';
import { reportDeliveriesRoute } from './reportDelivery/route.ts';
import { toggleDeliveryNoteLineRoute } from './toggleLine/route.ts';

/** All that is told of deliveries, by the ERP and by the customer who checks them. */
export const deliveryRoutes = (side: CommandSide): readonly Route[] => [
  reportDeliveriesRoute(side),
  toggleDeliveryNoteLineRoute(side),
  ...officeReportRoutes(side),
];
