import { endStandingOrder } from '@talloor/contracts/endpoints/standingOrder.ts';
import { route } from '@talloor/platform/http/handler.ts';
import type { ChangeStandingOrder } from '../changeStandingOrder.ts';
import { decideEndStandingOrder } from './decideEndStandingOrder.ts';

export const endStandingOrderRoute = (change: ChangeStandingOrder) =>
  route(endStandingOrder, async ({ params: { id } }, context) => {
    const { position } = await change(context, {
      id,
      name: endStandingOrder.name,
      input: null,
      decide: (state) => decideEndStandingOrder('asked', state),
    });
    return { body: undefined, seen: position };
  });
