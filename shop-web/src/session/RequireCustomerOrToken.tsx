import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { RequireCustomer } from './RequireCustomer.tsx';

/** A mail token replaces the login. */
export function RequireCustomerOrToken({ children }: { readonly children: ReactNode }) {
  const [query] = useSearchParams();
  return query.has('token') ? children : <RequireCustomer>{children}</RequireCustomer>;
}
