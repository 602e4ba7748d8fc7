import { getOrderSettings } from '@talloor/contracts/endpoints/orderSettings.ts';
import type { ReplacementChoice } from '@talloor/contracts/shapes.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../server/shopClient.ts';
import { useSession } from '../session/SessionProvider.tsx';

/** Null while unknown. */
export function useAgreedReplacement(isAsked: boolean): ReplacementChoice | null {
  const { customer } = useSession();
  const { data } = useQuery({
    queryKey: ['order-settings', customer?.customer_number ?? null],
    queryFn: ({ signal }) => call(getOrderSettings, {}, { signal }),
    enabled: isAsked,
  });
  return data?.replacements ?? null;
}
