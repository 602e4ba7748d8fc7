import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { usePath } from '../i18n/LanguageProvider.tsx';
import { useSession } from './SessionProvider.tsx';

export function RequireLogin({ children }: { children: ReactNode }) {
  const { isLoggedIn, hasLeft } = useSession();
  const { pathname, search } = useLocation();
  const path = usePath();
  if (isLoggedIn) return children;
  const back = hasLeft ? '' : `?${new URLSearchParams({ next: `${pathname}${search}` })}`;
  return <Navigate to={`${path('login')}${back}`} replace />;
}
