import { logPunchOutResult } from '@talloor/catalogue/punchOut/punchOutLog.ts';
import { askApproval } from '@talloor/contracts/endpoints/approvals.ts';
import { checkout } from '@talloor/contracts/endpoints/checkout.ts';
import type { Route } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import type { CommandSide } from '../commandSide.ts';

const ordering: ReadonlySet<string> = new Set([checkout.name, askApproval.name]);

/** By the customer's settings; orders are in the session's log. */
export const guardOrders =
  ({ pool, catalogue, clock }: Pick<CommandSide, 'pool' | 'catalogue' | 'clock'>) =>
  (route: Route): Route => {
    if (!ordering.has(route.endpoint.name)) return route;
    return {
      endpoint: route.endpoint,
      handle: async (input, context) => {
        const { user, customerNumber } = context;
        if (user?.erp === undefined || customerNumber === null) return route.handle(input, context);
        const { way } = await catalogue.findPunchOutSettings(customerNumber);
        if (way === 'send_back') throw new Problem('punch_out.only_send_back');
        const answer = await route.handle(input, context);
        if (answer === 'handled' || answer.body === undefined) return answer;
        const { order_number: orderNumber = '' } = answer.body as { readonly order_number?: string };
        await logPunchOutResult(pool, {
          id: user.erp.punchOutId,
          at: clock.now(),
          outcome: 'ordered',
          linesReturned: null,
          basketId: null,
          message: { kind: 'order', fields: [['order_number', orderNumber]] },
        });
        return answer;
      },
    };
  };
