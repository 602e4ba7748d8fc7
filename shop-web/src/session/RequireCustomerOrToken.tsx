import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { RequireCustomer } from './RequireCustomer.tsx';

/** A page that the link of a mail opens without a login; without a token it is a customer's own. */
export function RequireCustomerOrToken({ children }: { readonly children: ReactNode }) {
  const [query] = useSearchParams();
  return query.has('token') ? children : <RequireCustomer>{children}</RequireCustomer>;
}
