import type { ReactNode } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { usePath } from '../i18n/LanguageProvider.tsx';
import { usePunchOut } from './usePunchOut.ts';

type OrderPageProps = {
  readonly checkout: ReactNode;
  readonly confirmation: ReactNode;
  readonly orderDetail: ReactNode;
};

/** The order's own number in the address, else the basket to order (docs/punch-out.md). */
export function OrderPage({ checkout, confirmation, orderDetail }: OrderPageProps) {
  const [query] = useSearchParams();
  const path = usePath();
  const { data } = usePunchOut();
  const { state } = useLocation() as { readonly state: { readonly placed?: object } | null };
  if (!query.has('order')) return data?.can_order === false ? <Navigate to={path('basket')} replace /> : checkout;
  return state?.placed === undefined ? orderDetail : confirmation;
}
