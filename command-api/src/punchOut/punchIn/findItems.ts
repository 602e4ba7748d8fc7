import { findArticlesByPattern } from '@talloor/catalogue/punchOut/findArticlesByPattern.ts';
import { boundUserOf } from '@talloor/catalogue/customer/boundUserOf.ts';
import { runAsUser } from '@talloor/catalogue/customer/runAsUser.ts';
import type { BasketAssessment } from '@talloor/rules/basket/assessment.ts';
import { basketInputOf } from '@talloor/rules/basket/basketInputOf.ts';
import { assessItems } from '@talloor/rules/punchOut/assessItems.ts';
import type { PunchOutCall } from '@talloor/rules/punchOut/readCall.ts';
import type { CommandSide } from '../../commandSide.ts';
import { gatherBasketFacts } from '../../ordering/basketFacts.ts';
import type { AdmittedUser } from './admitUser.ts';

export const mostHits = 500;

/** The articles of VALIDATE or BACKGROUND_SEARCH, with the user's prices and assortment. */
export async function findItems(
  side: CommandSide,
  admitted: AdmittedUser,
  call: Pick<PunchOutCall, 'function' | 'productId' | 'quantity' | 'search'>,
): Promise<BasketAssessment> {
  const { customerNumber, userId, rights } = admitted;
  return runAsUser(
    boundUserOf(side, userId),
    async () => {
      const articles = await articlesOfCall(side, call);
      const facts = await gatherBasketFacts(side, customerNumber, articles);
      const quantity = call.function === 'VALIDATE' ? call.quantity : null;
      return assessItems(
        { basket: basketInputOf(null), ...facts },
        articles.map((articleNumber) => ({ articleNumber, quantity })),
      );
    },
    rights.includes('see_prices'),
  );
}

async function articlesOfCall(
  { pool }: Pick<CommandSide, 'pool'>,
  call: Pick<PunchOutCall, 'function' | 'productId' | 'search'>,
): Promise<readonly string[]> {
  if (call.function === 'VALIDATE') return /^\d{1,20}$/.test(call.productId) ? [call.productId] : [];
  return call.search === '' ? [] : findArticlesByPattern(pool, call.search, mostHits);
}
