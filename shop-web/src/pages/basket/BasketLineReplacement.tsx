import { chooseBasketLineReplacement, getBasketReplacements } from '@talloor/contracts/calls/replacements.ts';
import type { ReplacementChoice } from '@talloor/contracts/shapes.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useBasketPart } from '../../basket/BasketProvider.tsx';
import { ReplacementSelect } from '../../replacements/ReplacementSelect.tsx';
import { call } from '../../server/shopClient.ts';
import { useSession } from '../../session/SessionProvider.tsx';

type Choices = { readonly choices: Readonly<Record<string, ReplacementChoice>> };

/** What is to come where one article of the basket falls short; a line of which nobody said anything asks for nothing. */
export function BasketLineReplacement({ number, name }: { readonly number: string; readonly name: string }) {
  const queryClient = useQueryClient();
  const { customer, user } = useSession();
  const { pending_orders: hasOrders } = user.features;
  const basketId = useBasketPart(({ basket }) => basket?.basket_id ?? null);
  const key = ['basket-replacements', customer?.customer_number ?? null, basketId];
  const { data } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call(getBasketReplacements, {}, { signal }),
    enabled: hasOrders,
  });
  if (!hasOrders || data === undefined) return null;
  const choose = async (choice: ReplacementChoice | null) => {
    await call(chooseBasketLineReplacement, { body: { article_number: number, choice } });
    queryClient.setQueryData<Choices>(key, (before) => {
      const { [number]: _, ...others } = before?.choices ?? {};
      return { choices: choice === null ? others : { ...others, [number]: choice } };
    });
  };
  return <ReplacementSelect article={name} chosen={data.choices[number] ?? null} onChoose={choose} />;
}
