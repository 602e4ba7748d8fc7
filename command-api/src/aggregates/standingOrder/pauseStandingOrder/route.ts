import { pauseStandingOrder } from '@talloor/contracts/endpoints/standingOrder.ts';
import { route } from '@talloor/platform/http/handler.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { onSetStandingOrder, type ChangeStandingOrder } from '../changeStandingOrder.ts';
import { decidePauseStandingOrder } from './decidePauseStandingOrder.ts';

export const pauseStandingOrderRoute = ({ clock }: Pick<CommandSide, 'clock'>, change: ChangeStandingOrder) =>
  route(pauseStandingOrder, async ({ params: { id }, body }, context) => {
    const { position } = await change(context, {
      id,
      name: pauseStandingOrder.name,
      input: body,
      decide: onSetStandingOrder((order) => decidePauseStandingOrder(body.until, order, clock.now())),
    });
    return { body: undefined, seen: position };
  });
