import { restoreStandingDate, skipStandingDate } from '@talloor/contracts/endpoints/standingOrder.ts';
import { route } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import { standingDate } from '@talloor/rules/standingOrder/standingDates.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { onSetStandingOrder, type ChangeStandingOrder } from '../changeStandingOrder.ts';
import { decideSkipStandingDate } from './decideSkipStandingDate.ts';
import { decideRestoreStandingDate } from '../restoreStandingDate/decideRestoreStandingDate.ts';

export const skipStandingDateRoutes = ({ catalogue, clock }: CommandSide, change: ChangeStandingOrder) => [
  route(skipStandingDate, async ({ params: { id }, body }, context) => {
    const { position } = await change(context, {
      id,
      name: skipStandingDate.name,
      input: body,
      decide: onSetStandingOrder((order) => decideSkipStandingDate(body.day, order, clock.now())),
    });
    return { body: undefined, seen: position };
  }),
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
  }),
];
