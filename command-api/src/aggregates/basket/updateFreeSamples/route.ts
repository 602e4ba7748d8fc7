import { updateFreeSamples } from '@talloor/contracts/endpoints/freeSamples.ts';
import { route } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import type { CommandSide } from '../../../commandSide.ts';
import type { ChangeActiveBasket } from '../changeActiveBasket.ts';
import { loadOrderingFacts } from '../../../ordering/orderingFacts.ts';
import { decideUpdateFreeSamples } from './decideUpdateFreeSamples.ts';

export const updateFreeSamplesRoute = (side: CommandSide, change: ChangeActiveBasket) =>
  route(updateFreeSamples, async ({ body: { article_numbers } }, context) => {
    const { customerNumber, user } = context;
    const { accountStatus } = await loadOrderingFacts(side, { customerNumber, userId: user.userId });
    if (accountStatus === 'suspended' || accountStatus === 'cancelled') throw new Problem(`account.${accountStatus}`);
    const { seen } = await change(context, {
      name: updateFreeSamples.name,
      input: article_numbers,
      articleNumbers: article_numbers,
      decide: (basket, facts) => decideUpdateFreeSamples(article_numbers, basket, facts),
    });
    return { body: { article_numbers: [...new Set(article_numbers)] }, seen };
  });
