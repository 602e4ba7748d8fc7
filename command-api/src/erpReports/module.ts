import type { CommandSide } from '../commandSide.ts';
import { defineModule } from '../module.ts';
import { correctParkedDeliveryRoute } from './correctParkedDelivery/route.ts';
import { discardParkedDeliveryRoute } from './discardParkedDelivery/route.ts';
import { getParkedDeliveryRoute, type FindLinesToPick } from './getParkedDelivery/route.ts';
import { listParkedDeliveriesRoute } from './listParkedDeliveries/route.ts';
import { retryParkedDeliveryRoute } from './retryParkedDelivery/route.ts';
import type { ReportSubject } from './reportSubject.ts';

/** Reports of the ERP that wait for the office (ADR 0120). */
export const erpReportsModule = (
  side: CommandSide,
  subjects: readonly ReportSubject[],
  findLinesToPick: FindLinesToPick,
) =>
  defineModule({
    routes: [
      listParkedDeliveriesRoute(side),
      getParkedDeliveryRoute(side, subjects, findLinesToPick),
      retryParkedDeliveryRoute(side, subjects),
      correctParkedDeliveryRoute(side, subjects),
      discardParkedDeliveryRoute(side, subjects),
    ],
  });
