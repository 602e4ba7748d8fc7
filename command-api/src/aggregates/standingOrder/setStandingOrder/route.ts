import { setStandingOrder } from '@talloor/contracts/endpoints/standingOrder.ts';
import { route } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import { dayAt } from '@talloor/rules/delivery/brusselsTime.ts';
import type { CommandSide } from '../../../commandSide.ts';
import type { ChangeStandingOrder } from '../changeStandingOrder.ts';
import { decideSetStandingOrder } from './decideSetStandingOrder.ts';

export const setStandingOrderRoute = ({ catalogue, clock }: CommandSide, change: ChangeStandingOrder) =>
  route(setStandingOrder, async ({ params: { id }, body }, context) => {
    const { customerNumber, user } = context;
    const {
      expected_version: expectedVersion,
      window,
      lead_workdays: leadWorkdays,
      on_closed_day: onClosedDay,
      quantities,
      ...rest
    } = body;
    const requestedQuantities = Object.entries(quantities).map(([articleNumber, quantity]) => ({
      articleNumber,
      quantity,
    }));
    const plan = { ...rest, windowStart: window, leadWorkdays, onClosedDay, quantities: requestedQuantities };
    const { position } = await change(context, {
      id,
      name: setStandingOrder.name,
      input: body,
      decide: async (state, { items }) => {
        const articles = items.map(({ articleNumber }) => articleNumber);
        const now = clock.now();
        const [customer, calendar, products] = await Promise.all([
          catalogue.findCustomer(customerNumber),
          catalogue.findCalendar(),
          catalogue.findProducts(articles, customerNumber, dayAt(now.getTime())),
        ]);
        if (!customer) throw new Problem('customer.not_selected');
        const command = { listId: id, customerNumber, userId: user.userId, plan, expectedVersion };
        return decideSetStandingOrder(command, state, { customer, calendar, products, articles, now });
      },
    });
    return { body: undefined, seen: position };
  });
