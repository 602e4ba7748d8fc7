import { skipStandingDate } from '@talloor/contracts/endpoints/standingOrder.ts';
import { route } from '@talloor/platform/http/handler.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { onSetStandingOrder, type ChangeStandingOrder } from '../changeStandingOrder.ts';
import { decideSkipStandingDate } from './decideSkipStandingDate.ts';

export const skipStandingDateRoute = ({ clock }: Pick<CommandSide, 'clock'>, change: ChangeStandingOrder) =>
  route(skipStandingDate, async ({ params: { id }, body }, context) => {
    const { position } = await change(context, {
      id,
      name: skipStandingDate.name,
      input: body,
      decide: onSetStandingOrder((order) => decideSkipStandingDate(body.day, order, clock.now())),
    });
    return { body: undefined, seen: position };
  });
