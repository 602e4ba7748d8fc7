import type { SessionUser } from '@talloor/platform/http/handler.ts';

/** ERP sessions: only customers with that host, because the basket returns there. */
export const customersOf = (
  { erp, customers }: Pick<SessionUser, 'erp' | 'customers'>,
  account: { readonly customers: readonly string[] },
): string[] => account.customers.filter((number) => erp === undefined || customers.includes(number));
