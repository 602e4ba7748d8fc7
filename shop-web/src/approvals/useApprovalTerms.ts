import { getApprovalTerms } from '@talloor/contracts/endpoints/approvals.ts';
import type { CallOutput } from '@talloor/contracts/client.ts';
import type { BasketView } from '@talloor/rules/basket/basketWire.ts';
import { shownContent } from '@talloor/rules/basket/shownContent.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../server/shopClient.ts';
import { useSession } from '../session/SessionProvider.tsx';

export type ApprovalTerms = CallOutput<typeof getApprovalTerms>;

export const approvalTermsKey = ['approval-terms'] as const;

/** Whether the basket that is shown is more than the user orders alone, and who could approve it; anew with each change of it. */
export function useApprovalTerms(basket: BasketView) {
  const { customer } = useSession();
  return useQuery({
    queryKey: [...approvalTermsKey, customer?.customer_number ?? null, shownContent(basket), basket.amount_to_pay],
    queryFn: ({ signal }) => call(getApprovalTerms, {}, { signal }),
    placeholderData: keepPreviousData,
    // Somebody may set or lift the limit meanwhile.
    staleTime: 0,
  });
}
