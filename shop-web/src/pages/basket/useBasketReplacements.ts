import { chooseBasketLineReplacement, getBasketReplacements } from '@talloor/contracts/endpoints/replacements.ts';
import type { ReplacementChoice } from '@talloor/contracts/shapes.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useBasketPart } from '../../basket/BasketProvider.tsx';
import { useAgreedReplacement } from '../../replacements/useAgreedReplacement.ts';
import { call } from '../../server/shopClient.ts';
import { useSession } from '../../session/SessionProvider.tsx';

type Choices = { readonly choices: Readonly<Record<string, ReplacementChoice>> };
export type BasketReplacements = Choices & {
  readonly agreed: ReplacementChoice | null;
  readonly choose: (articleNumber: string, choice: ReplacementChoice | null) => Promise<void>;
};

export function useBasketReplacements(): BasketReplacements | null {
  const queryClient = useQueryClient();
  const { customer, user } = useSession();
  const { pending_orders: hasOrders } = user.features;
  const basketId = useBasketPart(({ basket }) => basket?.basket_id ?? null);
  const number = customer?.customer_number ?? null;
  const agreed = useAgreedReplacement(hasOrders);
  const { data } = useQuery({
    queryKey: ['basket-replacements', number, basketId],
    queryFn: ({ signal }) => call(getBasketReplacements, {}, { signal }),
    enabled: hasOrders,
  });
  const choose = useCallback(
    async (article: string, choice: ReplacementChoice | null) => {
      await call(chooseBasketLineReplacement, { body: { article_number: article, choice } });
      queryClient.setQueryData<Choices>(['basket-replacements', number, basketId], (before) => {
        const { [article]: _, ...others } = before?.choices ?? {};
        return { choices: choice === null ? others : { ...others, [article]: choice } };
      });
    },
    [queryClient, number, basketId],
  );
  return hasOrders && data !== undefined ? { choices: data.choices, agreed, choose } : null;
}
