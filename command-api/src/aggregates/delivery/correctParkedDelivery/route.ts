import { correctParkedDelivery } from '@talloor/contracts/endpoints/officeDeliveries.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { actByOffice } from '../parked/actByOffice.ts';

export const correctParkedDeliveryRoute = (side: CommandSide): Route =>
  route(correctParkedDelivery, ({ params: { id }, body }, context) =>
    actByOffice(side, id, { act: 'correct', ...body }, context),
  );
