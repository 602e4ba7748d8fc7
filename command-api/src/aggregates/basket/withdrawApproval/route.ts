import { withdrawApproval } from '@talloor/contracts/endpoints/approvals.ts';
import { basketStream } from '@talloor/events/basket/events.ts';
import { route } from '@talloor/platform/http/handler.ts';
import { commandMetadata } from '../../../commands/commandMetadata.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { basketFold } from '@talloor/events/basket/state.ts';
import { awaitAccepted } from '../../../commands/runCommand.ts';
import type { ActiveBaskets } from '../activeBaskets.ts';
import { articlesOf, gatherBasketFacts } from '../../../ordering/basketFacts.ts';
import { settleActivation } from '../settleActivation.ts';
import { viewBasketState } from '../viewBasketState.ts';
import { decideWithdrawApproval } from './decideWithdrawApproval.ts';

/** The previous basket stays unfinished. */
export const withdrawApprovalRoute = (side: CommandSide, baskets: ActiveBaskets) =>
  route(withdrawApproval, async ({ params: { id } }, context) => {
    const { customerNumber, user, language } = context;
    const metadata = commandMetadata(withdrawApproval.name, id, context, side);
    const command = side.repository.execute(basketFold, basketStream(id), metadata, async (state) => {
      const row = await baskets.find(customerNumber);
      const withdrawal = { customerNumber, withdrawnBy: user.userId, active: row?.basketId ?? null };
      return decideWithdrawApproval(withdrawal, state);
    });
    const { state, events, position } = await awaitAccepted(command, 'basket.concurrent_change');
    const activationEvent = events.find(({ event }) => event.type === 'BasketActivated');
    if (activationEvent && position !== null)
      await settleActivation(side, baskets, {
        id: activationEvent.id,
        event: activationEvent.event,
        metadata,
        basketId: id,
        position,
      });
    const facts = await gatherBasketFacts(side, customerNumber, articlesOf(state));
    return { body: viewBasketState(state, facts, language), seen: position };
  });
