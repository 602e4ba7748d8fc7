import { chooseOrderLineReplacement } from '@talloor/contracts/calls/replacements.ts';
import type { OrderLineView, ReplacementChoice } from '@talloor/contracts/shapes.ts';
import { useQueryClient } from '@tanstack/react-query';
import { ReplacementSelect } from '../../replacements/ReplacementSelect.tsx';
import { call } from '../../server/shopClient.ts';

/** What is to come where one article of an open order falls short. */
export function OrderLineReplacement({ order, line }: { readonly order: string; readonly line: OrderLineView }) {
  const queryClient = useQueryClient();
  const choose = async (choice: ReplacementChoice | null) => {
    const body = { article_number: line.article_number, choice };
    await call(chooseOrderLineReplacement, { params: { orderId: order }, body });
    await queryClient.invalidateQueries({ queryKey: ['orders'] });
  };
  return <ReplacementSelect article={line.name} chosen={line.replacement ?? null} onChoose={choose} />;
}
