import { discardParkedDelivery } from '@talloor/contracts/endpoints/officeDeliveries.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { actByOffice } from '../parked/actByOffice.ts';

export const discardParkedDeliveryRoute = (side: CommandSide): Route =>
  route(discardParkedDelivery, ({ params: { id }, body }, context) =>
    actByOffice(side, id, { act: 'discard', ...body }, context),
  );
