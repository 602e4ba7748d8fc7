import { correctParkedDelivery } from '@talloor/contracts/endpoints/officeDeliveries.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import type { CommandSide } from '../../commandSide.ts';
import { actByOffice } from '../actByOffice.ts';
import type { ReportSubject } from '../reportSubject.ts';

export const correctParkedDeliveryRoute = (side: CommandSide, subjects: readonly ReportSubject[]): Route =>
  route(correctParkedDelivery, ({ params: { id }, body }, context) =>
    actByOffice(side, subjects, id, { act: 'correct', ...body }, context),
  );
