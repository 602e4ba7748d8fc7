import { restoreStandingDate } from '@talloor/contracts/endpoints/standingOrder.ts';
import { route } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import { standingDate } from '@talloor/rules/standingOrder/standingDates.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { onSetStandingOrder, type ChangeStandingOrder } from '../changeStandingOrder.ts';
import { decideRestoreStandingDate } from './decideRestoreStandingDate.ts';

export const restoreStandingDateRoute = (
  { catalogue, clock }: Pick<CommandSide, 'catalogue' | 'clock'>,
  change: ChangeStandingOrder,
) =>
  route(restoreStandingDate, async ({ params: { id }, body: { day } }, context) => {
    const { position } = await change(context, {
      id,
      name: restoreStandingDate.name,
      input: { day },
      decide: onSetStandingOrder(async (order) => {
        const [customer, calendar] = await Promise.all([
          catalogue.findCustomer(context.customerNumber),
          catalogue.findCalendar(),
        ]);
        if (!customer) throw new Problem('customer.not_selected');
        const { deadline } = standingDate(day, order.plan, { calendar, customer });
        return decideRestoreStandingDate({ day, deadline }, order, clock.now());
      }),
    });
    return { body: undefined, seen: position };
  });
