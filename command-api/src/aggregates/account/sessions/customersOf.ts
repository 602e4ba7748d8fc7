import type { SessionUser } from '@talloor/platform/http/handler.ts';

/**
 * Whom a session orders for: each customer of its account, but where an ERP system sent its user over those alone whose system
 * lies there: the basket of another one would go back to it.
 */
export const customersOf = (
  { erp, customers }: Pick<SessionUser, 'erp' | 'customers'>,
  account: { readonly customers: readonly string[] },
): string[] => account.customers.filter((number) => erp === undefined || customers.includes(number));
