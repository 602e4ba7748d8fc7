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

/** ADR 0124. */
export const deliveryModule = (side: CommandSide, { mailer, publicUrl }: CommandSettings) =>
  defineModule({
    routes: [
      reportDeliveriesRoute(side),
      toggleDeliveryNoteLineRoute(side),
      ...officeReportRoutes(side),
      ...replacementRoutes(side),
      getDeliveryReplacementsRoute(side),
    ],
    // Without order pages nobody could answer, so nobody is asked.
    policies: [askReplacement(side, side.features.pending_orders ? mailer : null, publicUrl)],
    limits: replacementLimits,
    commands: {
      /** For the demo. */
      reportDelivery: (message: DeliveryMessage) => reportDelivery(side, message, erp),
    },
  });
