import { basketStream } from '@talloor/events/basket/events.ts';
import { basketFold } from '@talloor/events/basket/state.ts';
import type { RequestContext } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import { basketOfQuote } from '@talloor/rules/punchOut/quoteId.ts';
import type { BasketActivation } from '../aggregates/basket/activateBasket/activate.ts';
import type { CommandSide } from '../commandSide.ts';
import type { AdmittedUser } from './punchIn/admitUser.ts';

export type ReturnedBaskets = { readonly activate: BasketActivation };

/** @returns false for a basket that is not the customer's, or was ordered or removed */
export async function openReturnedBasket(
  side: Pick<CommandSide, 'repository'>,
  { activate }: ReturnedBaskets,
  quoteId: string,
  { customerNumber, userId, rights, language }: AdmittedUser,
  context: Pick<RequestContext, 'idempotencyKey' | 'correlationId'>,
): Promise<boolean> {
  const basketId = basketOfQuote(quoteId);
  if (basketId === null) return false;
  const { state } = await side.repository.load(basketFold, basketStream(basketId));
  if (state.status === 'none' || state.status === 'discarded' || state.customerNumber !== customerNumber) return false;
  const user = { userId, roles: ['customer'] as const, customers: [customerNumber], customerNumber, rights, language };
  try {
    await activate(basketId, { ...context, user, customerNumber });
    return true;
  } catch (error) {
    if (error instanceof Problem && ['basket.already_ordered', 'basket.awaiting_approval'].includes(error.code))
      return false;
    throw error;
  }
}
