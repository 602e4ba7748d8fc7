import { lookUpCompany, type RegisteredCompanyView } from '@talloor/contracts/endpoints/registry.ts';
import { ProblemError } from '@talloor/contracts/problemError.ts';
import { isCompanyNumber } from '@talloor/rules/account/fields/companyNumber.ts';
import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { call } from '../../server/shopClient.ts';

export type CompanyLookUp =
  | { readonly state: 'none' | 'looking' | 'not_found' | 'failed' }
  | { readonly state: 'found'; readonly company: RegisteredCompanyView };

/** `again` retries. */
export function useCompanyLookUp(businessId: string): CompanyLookUp & { readonly again: () => void } {
  const language = useLanguage();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['company', language, businessId],
    queryFn: ({ signal }) => call(lookUpCompany, { params: { business_id: businessId } }, { signal }),
    staleTime: 600_000,
    retry: false,
    enabled: isCompanyNumber(businessId),
  });
  const again = () => void refetch();
  if (!isCompanyNumber(businessId)) return { state: 'none', again };
  if (data) return { state: 'found', company: data, again };
  if (isFetching) return { state: 'looking', again };
  if (error instanceof ProblemError && error.code === 'registry.not_found') return { state: 'not_found', again };
  return { state: error ? 'failed' : 'none', again };
}
