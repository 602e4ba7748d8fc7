import { type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router-dom';
import { NoCustomer } from '../customers/NoCustomer.tsx';
import { usePath } from '../i18n/LanguageProvider.tsx';
import { Forbidden } from '../pages/system/Forbidden.tsx';
import { Page } from '../shell/Page.tsx';
import { useSession } from './SessionProvider.tsx';
import { lazyPart } from '../parts/lazyPart.tsx';

const Reconnect = lazyPart('page', async () => (await import('../pages/system/Reconnect.tsx')).Reconnect);

/** Visitors log in; others need a chosen customer. */
export function RequireCustomer({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const { user, isLoggedIn, hasLeft, customer } = useSession();
  const { pathname, search } = useLocation();
  const path = usePath();
  if (!isLoggedIn && user.is_erp) return <Reconnect />;
  if (!isLoggedIn) {
    const back = hasLeft ? '' : `?${new URLSearchParams({ next: `${pathname}${search}` })}`;
    return <Navigate to={`${path('login')}${back}`} replace />;
  }
  if (customer !== null) return children;
  if (user.customers.length === 0) return <Forbidden />;
  return (
    <Page
      title={t('start.noCustomer')}
      heading={
        <h1 className="sr-only" tabIndex={-1}>
          {t('start.noCustomer')}
        </h1>
      }
    >
      <NoCustomer />
    </Page>
  );
}
