import { retryParkedDelivery } from '@talloor/contracts/endpoints/officeDeliveries.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import type { CommandSide } from '../../commandSide.ts';
import { actByOffice } from '../actByOffice.ts';
import type { ReportSubject } from '../reportSubject.ts';

export const retryParkedDeliveryRoute = (side: CommandSide, subjects: readonly ReportSubject[]): Route =>
  route(retryParkedDelivery, ({ params: { id } }, context) =>
    actByOffice(side, subjects, id, { act: 'retry' }, context),
  );
