import { resumeStandingOrder } from '@talloor/contracts/endpoints/standingOrder.ts';
import { route } from '@talloor/platform/http/handler.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { onSetStandingOrder, type ChangeStandingOrder } from '../changeStandingOrder.ts';
import { decideResumeStandingOrder } from './decideResumeStandingOrder.ts';

export const resumeStandingOrderRoute = ({ clock }: Pick<CommandSide, 'clock'>, change: ChangeStandingOrder) =>
  route(resumeStandingOrder, async ({ params: { id } }, context) => {
    const { position } = await change(context, {
      id,
      name: resumeStandingOrder.name,
      input: null,
      decide: onSetStandingOrder((order) => decideResumeStandingOrder(order, clock.now())),
    });
    return { body: undefined, seen: position };
  });
