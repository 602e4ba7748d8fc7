import { confirmDeliveryMoment, confirmDeliveryMomentByPost } from '@talloor/contracts/endpoints/delivery.ts';
import { route, type RequestContext } from '@talloor/platform/http/handler.ts';
import { basketPages } from '../basketPages.ts';
import type { ChangeActiveBasket } from '../changeActiveBasket.ts';
import { decideConfirmDeliveryMoment } from './decideConfirmDeliveryMoment.ts';

type MomentInput = {
  readonly params: { readonly timestamp: string };
  readonly query: { readonly window?: string | undefined; readonly service?: string | undefined };
};

/** The spec's GET and its POST twin (readings.md). */
export function confirmDeliveryMomentRoutes(change: ChangeActiveBasket) {
  const confirm = ({ params, query }: MomentInput, context: RequestContext<{ kind: 'customer' }>) => {
    const { window, service } = query;
    const command = {
      timestamp: Number(params.timestamp),
      windowStart: window ?? null,
      ...(service !== undefined && { service }),
    };
    return change(context, {
      name: confirmDeliveryMoment.name,
      input: command,
      decide: (basket, facts) => decideConfirmDeliveryMoment(command, basket, facts),
    });
  };
  return [
    route(confirmDeliveryMoment, async (input, context) => {
      const answer = await confirm(input, context);
      if (context.request.get('sec-fetch-mode') !== 'navigate') return answer;
      return { redirect: basketPages[context.user.language].basket, seen: answer.seen };
    }),
    route(confirmDeliveryMomentByPost, confirm),
  ];
}
