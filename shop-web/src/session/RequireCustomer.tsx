import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { usePath } from '../i18n/LanguageProvider.tsx';
import { Forbidden } from '../pages/system/Forbidden.tsx';
import { useSession } from './SessionProvider.tsx';

/** Pages of a customer: visitors log in first and come back; who has no customer chosen is told so. */
export function RequireCustomer({ children }: { children: ReactNode }) {
  const { isLoggedIn, customer } = useSession();
  const { pathname, search } = useLocation();
  const path = usePath();
  if (!isLoggedIn)
    return <Navigate to={`${path('login')}?${new URLSearchParams({ next: `${pathname}${search}` })}`} replace />;
  return customer === null ? <Forbidden /> : children;
}
