import { getApprovalTerms } from '@talloor/contracts/endpoints/approvals.ts';
import type { CallOutput } from '@talloor/contracts/client.ts';
import type { BasketView } from '@talloor/rules/basket/basketWire.ts';
import { contentOfView } from '@talloor/rules/basket/contentOfView.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../server/shopClient.ts';
import { useSession } from '../session/SessionProvider.tsx';

export type ApprovalTerms = CallOutput<typeof getApprovalTerms>;

export const approvalTermsKey = ['approval-terms'] as const;

export function useApprovalTerms(basket: BasketView) {
  const { customer } = useSession();
  return useQuery({
    queryKey: [...approvalTermsKey, customer?.customer_number ?? null, contentOfView(basket), basket.amount_to_pay],
    queryFn: ({ signal }) => call(getApprovalTerms, {}, { signal }),
    placeholderData: keepPreviousData,
    // The limit may change.
    staleTime: 0,
  });
}
