import type { DeliveryMessage } from '@talloor/contracts/endpoints/erpDeliveries.ts';
import type { CommandSide } from '../../commandSide.ts';
import { defineModule, type CommandSettings } from '../../module.ts';
import { replacementLimits, answerReplacementRoutes } from './answerReplacement/routes.ts';
import { correctParkedDeliveryRoute } from './correctParkedDelivery/route.ts';
import { discardParkedDeliveryRoute } from './discardParkedDelivery/route.ts';
import { getDeliveryReplacementsRoute } from './getDeliveryReplacements/route.ts';
import { getOfficeDeliveryRoute } from './getOfficeDelivery/route.ts';
import { getParkedDeliveryRoute } from './getParkedDelivery/route.ts';
import { listParkedDeliveriesRoute } from './listParkedDeliveries/route.ts';
import { askReplacement } from './policies/askReplacement.ts';
import { erp, reportDelivery } from './reportDelivery/reportDelivery.ts';
import { reportDeliveriesRoute } from './reportDelivery/route.ts';
import { reportDeliveryByHandRoute } from './reportDeliveryByHand/route.ts';
import { retryParkedDeliveryRoute } from './retryParkedDelivery/route.ts';
import { toggleDeliveryNoteLineRoute } from './toggleLine/route.ts';

/** ADR 0124. */
export const deliveryModule = (side: CommandSide, { mailer, publicUrl }: CommandSettings) =>
  defineModule({
    routes: [
      reportDeliveriesRoute(side),
      toggleDeliveryNoteLineRoute(side),
      listParkedDeliveriesRoute(side),
      getParkedDeliveryRoute(side),
      retryParkedDeliveryRoute(side),
      correctParkedDeliveryRoute(side),
      discardParkedDeliveryRoute(side),
      getOfficeDeliveryRoute(side),
      reportDeliveryByHandRoute(side),
      ...answerReplacementRoutes(side),
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
