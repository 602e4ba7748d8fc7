import type { DeliveryMessage } from '@talloor/contracts/endpoints/erpDeliveries.ts';
import type { CommandSide } from '../../commandSide.ts';
import { erp } from '../../erpReports/reportSubject.ts';
import { defineModule, type CommandSettings } from '../../module.ts';
import { replacementLimits, answerReplacementRoutes } from './answerReplacement/routes.ts';
import { getDeliveryReplacementsRoute } from './getDeliveryReplacements/route.ts';
import { getOfficeDeliveryRoute } from './getOfficeDelivery/route.ts';
import { askReplacement } from './policies/askReplacement.ts';
import { reportDelivery } from './reportDelivery/reportDelivery.ts';
import { reportDeliveriesRoute } from './reportDelivery/route.ts';
import { linesToPick, orderNow } from './reportDeliveryByHand/linesToPick.ts';
import { reportDeliveryByHandRoute } from './reportDeliveryByHand/route.ts';
import { deliveryReports } from './deliveryReports.ts';
import { toggleDeliveryNoteLineRoute } from './toggleLine/route.ts';

/** ADR 0124. */
export const deliveryModule = (side: CommandSide, { mailer, publicUrl }: CommandSettings) =>
  defineModule({
    routes: [
      reportDeliveriesRoute(side),
      toggleDeliveryNoteLineRoute(side),
      getOfficeDeliveryRoute(side),
      reportDeliveryByHandRoute(side),
      ...answerReplacementRoutes(side),
      getDeliveryReplacementsRoute(side),
    ],
    // Without order pages nobody could answer, so nobody is asked.
    policies: [askReplacement(side, side.features.pending_orders ? mailer : null, publicUrl)],
    limits: replacementLimits,
    reports: deliveryReports(side),
    findLinesToPick: async (orderNumber: string, language: 'nl' | 'fr') =>
      linesToPick(await orderNow(side, orderNumber), language),
    commands: {
      reportDelivery: (message: DeliveryMessage) => reportDelivery(side, message, erp),
    },
  });
