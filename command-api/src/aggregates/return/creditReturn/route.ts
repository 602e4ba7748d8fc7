import { creditReturn as endpoint } from '@talloor/contracts/endpoints/officeReturns.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import { commandMetadata } from '../../../commands/commandMetadata.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { creditReturn } from './creditReturn.ts';

export const creditReturnRoute = (side: CommandSide): Route =>
  route(endpoint, async ({ params: { id } }, context) => {
    const position = await creditReturn(side, id, (customerNumber) => ({
      ...commandMetadata(endpoint.name, { id }, context, side),
      customerNumber,
    }));
    return { body: { id, status: 'credited' as const }, ...(position === null ? {} : { seen: position }) };
  });
