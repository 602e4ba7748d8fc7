import { approveBasket } from '@talloor/contracts/endpoints/approvals.ts';
import { accountFold, accountStream } from '@talloor/events/account/account.ts';
import { basketStream } from '@talloor/events/basket/events.ts';
import { route } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import { centsOfEuros } from '@talloor/rules/money/rounding.ts';
import { commandMetadata } from '../../../commands/commandMetadata.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { basketFold } from '@talloor/events/basket/state.ts';
import { grantOf } from '../../../people/grantOf.ts';
import { requireAccepted, awaitOutcome } from '../../../commands/runCommand.ts';
import { finishCheckout, type AfterCheckout } from '../checkout/finishCheckout.ts';
import { loadOrderingFacts } from '../../../ordering/orderingFacts.ts';
import { gatherCheckoutFacts } from '../checkout/gatherCheckoutFacts.ts';
import type { OrderNumbers } from '../checkout/orderNumbers.ts';
import { withOrderNumber } from '../checkout/withOrderNumber.ts';
import { viewBasketState } from '../viewBasketState.ts';
import { decideApproveBasket, type ApprovalFacts } from './decideApproveBasket.ts';

/** Of two concurrent approvals one wins. */
export const approveBasketRoute = (side: CommandSide, numbers: OrderNumbers, after: AfterCheckout) =>
  route(approveBasket, async ({ params: { id }, body }, context) => {
    const { customerNumber, user, language } = context;
    const metadata = commandMetadata(approveBasket.name, { id, ...body }, context, side);
    let facts: ApprovalFacts | undefined;
    const outcome = await awaitOutcome(
      side.repository.execute(basketFold, basketStream(id), metadata, async (state) => {
        if (state.status === 'none' || state.customerNumber !== customerNumber) return { rejected: 'basket.not_found' };
        const askedBy = state.status === 'awaiting' ? state.approval.askedBy : user.userId;
        const [checkoutFacts, { state: account }] = await Promise.all([
          gatherCheckoutFacts(
            side,
            state,
            customerNumber,
            loadOrderingFacts(side, { customerNumber, userId: askedBy }),
          ),
          side.repository.load(accountFold, accountStream(user.userId)),
        ]);
        const approver = {
          ...grantOf(account, customerNumber),
          userId: user.userId,
          accountStatus: account.status,
        };
        facts = { ...checkoutFacts, approver };
        const approvedContent = { shown: body.shown, amountToPayCents: shownCents(body.amount_to_pay, checkoutFacts) };
        const decidedFacts = facts;
        return withOrderNumber(side, numbers, (orderNumber) =>
          decideApproveBasket({ customerNumber, orderNumber, ...approvedContent }, state, decidedFacts),
        );
      }),
      'basket.concurrent_change',
    );
    if (facts && outcome.kind === 'rejected' && outcome.rejection.rejected === 'basket.changed')
      throw new Problem('basket.changed', { basket: viewBasketState(outcome.state, facts, language) });
    const showPrices = facts?.customer.showPrices;
    return finishCheckout(side, after, requireAccepted(outcome), { metadata, language, showPrices });
  });

/** The shown amount is required unless the customer's prices are hidden. */
const shownCents = (euros: number | undefined, { customer }: Pick<ApprovalFacts, 'customer'>): number | null => {
  if (!customer.showPrices) return null;
  return euros === undefined ? Number.NaN : centsOfEuros(euros);
};
