import type { CallInput } from '@talloor/contracts/client.ts';
import { explainInvoice } from '@talloor/contracts/endpoints/invoiceExplanation.ts';
import { getInvoice, listInvoices, type InvoiceSummary } from '@talloor/contracts/endpoints/invoices.ts';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useLanguage } from '../i18n/LanguageProvider.tsx';
import { call } from '../server/shopClient.ts';
import { useSession } from '../session/SessionProvider.tsx';

export type InvoicesQuestion = NonNullable<CallInput<typeof listInvoices>['query']>;

export function useInvoices(question: InvoicesQuestion) {
  const language = useLanguage();
  const { customer } = useSession();
  return useQuery({
    queryKey: ['invoices', customer?.customer_number ?? null, language, 'page', question],
    queryFn: ({ signal }) => call(listInvoices, { query: question }, { signal }),
    enabled: customer !== null,
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });
}

const mostAtOnce = 96;

/** Some may no longer be found. */
export async function readInvoices(numbers: readonly string[]): Promise<InvoiceSummary[]> {
  const pages = Array.from({ length: Math.ceil(numbers.length / mostAtOnce) }, (_, page) =>
    numbers.slice(page * mostAtOnce, (page + 1) * mostAtOnce).join(','),
  );
  const answers = await Promise.all(
    pages.map((page) => call(listInvoices, { query: { numbers: page, limit: mostAtOnce } })),
  );
  return answers.flatMap(({ invoices }) => invoices);
}

export function useInvoice(number: string | null) {
  const language = useLanguage();
  const { customer } = useSession();
  return useQuery({
    queryKey: ['invoices', customer?.customer_number ?? null, language, number],
    queryFn: ({ signal }) => call(getInvoice, { params: { number: number ?? '' } }, { signal }),
    enabled: number !== null && customer !== null,
    refetchOnMount: 'always',
    refetchInterval: (query) => (query.state.data?.state === 'in_payment' ? 5000 : false),
  });
}

export function useExplanation(number: string, isOpen: boolean) {
  const language = useLanguage();
  const { customer } = useSession();
  return useQuery({
    queryKey: ['invoices', customer?.customer_number ?? null, language, number, 'explanation'],
    queryFn: ({ signal }) => call(explainInvoice, { params: { number } }, { signal }),
    enabled: isOpen && customer !== null,
  });
}

export function useInvoicesChanged() {
  const queries = useQueryClient();
  return async () => {
    await Promise.all(['invoices', 'payments'].map((key) => queries.invalidateQueries({ queryKey: [key] })));
  };
}
