import { retryParkedDelivery } from '@talloor/contracts/endpoints/officeDeliveries.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { actByOffice } from '../parked/actByOffice.ts';

export const retryParkedDeliveryRoute = (side: CommandSide): Route =>
  route(retryParkedDelivery, ({ params: { id } }, context) => actByOffice(side, id, { act: 'retry' }, context));
