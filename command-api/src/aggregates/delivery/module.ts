import type { DeliveryMessage } from '@talloor/contracts/endpoints/erpDeliveries.ts';
import type { CommandSide } from '../../commandSide.ts';
import { defineModule, type CommandSettings } from '../../module.ts';
import { officeReportRoutes } from './officeReports/officeReportRoutes.ts';
import { askReplacement } from './policies/askReplacement.ts';
import { getDeliveryReplacementsRoute } from './replacements/erpRoute.ts';
import { replacementLimits, replacementRoutes } from './replacements/routes.ts';
import { erp, reportDelivery } from './reportDelivery/reportDelivery.ts';
import { reportDeliveriesRoute } from './reportDelivery/route.ts';
import { toggleDeliveryNoteLineRoute } from './toggleLine/route.ts';

/** Deliveries as the ERP and the office report them, and buyers' answers about replacements (ADR 0124). */
export const deliveryModule = (side: CommandSide, { mailer, publicUrl }: CommandSettings) =>
  defineModule({
    routes: [
      reportDeliveriesRoute(side),
      toggleDeliveryNoteLineRoute(side),
      ...officeReportRoutes(side),
      ...replacementRoutes(side),
      getDeliveryReplacementsRoute(side),
    ],
    // Where the pages of orders are off nobody could answer: nobody is asked, and nothing comes in place.
    policies: [askReplacement(side, side.features.pending_orders ? mailer : null, publicUrl)],
    limits: replacementLimits,
    commands: {
      /** What the ERP tells of a delivery, past HTTP: the demo's. */
      reportDelivery: (message: DeliveryMessage) => reportDelivery(side, message, erp),
    },
  });
