import { discardParkedDelivery } from '@talloor/contracts/endpoints/officeDeliveries.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import type { CommandSide } from '../../commandSide.ts';
import { actByOffice } from '../actByOffice.ts';
import type { ReportSubject } from '../reportSubject.ts';

export const discardParkedDeliveryRoute = (side: CommandSide, subjects: readonly ReportSubject[]): Route =>
  route(discardParkedDelivery, ({ params: { id }, body }, context) =>
    actByOffice(side, subjects, id, { act: 'discard', ...body }, context),
  );
