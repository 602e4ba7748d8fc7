import { findArticlesByPattern } from '@talloor/catalogue/punchOut/findArticlesByPattern.ts';
import { boundUserOf } from '@talloor/catalogue/customer/boundUserOf.ts';
import { runAsUser } from '@talloor/catalogue/customer/runAsUser.ts';
import { assessBasket } from '@talloor/rules/basket/assessBasket.ts';
import type { BasketAssessment } from '@talloor/rules/basket/assessment.ts';
import { basketInputOf } from '@talloor/rules/basket/basketInputOf.ts';
import type { PunchOutCall } from '@talloor/rules/punchOut/readCall.ts';
import type { CommandSide } from '../../commandSide.ts';
import { gatherBasketFacts } from '../../ordering/basketFacts.ts';
import type { AdmittedUser } from './admitUser.ts';

/** Hits of one search. */
export const mostHits = 500;

/**
 * The articles of VALIDATE or BACKGROUND_SEARCH as the lines of a basket, with the user's prices and assortment. What
 * cannot be ordered is omitted; an impossible quantity becomes the smallest possible one.
 */
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
      const assess = (lines: readonly { articleNumber: string; quantity: number }[]) =>
        assessBasket({ basket: { ...basketInputOf(null), lines }, ...facts });
      const smallest = (articleNumber: string): number => {
        const product = facts.products.get(articleNumber);
        return product ? Math.max(product.minimumOrder, product.soldPer) : 1;
      };
      const known = articles.filter((articleNumber) => facts.products.has(articleNumber));
      const asked = known.map((articleNumber) => ({
        articleNumber,
        quantity: call.function === 'VALIDATE' ? (call.quantity ?? 0) : smallest(articleNumber),
      }));
      const first = assess(asked);
      if (first.faultyLines.length === 0) return first;
      const faulty = new Set(first.faultyLines.map(({ product }) => product.articleNumber));
      return assess(
        asked.map((line) =>
          faulty.has(line.articleNumber) ? { ...line, quantity: smallest(line.articleNumber) } : line,
        ),
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
