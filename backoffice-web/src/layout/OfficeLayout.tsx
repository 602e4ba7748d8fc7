import { Boundary } from '@talloor/look/Boundary.tsx';
import { useRestoredPage } from '@talloor/look/useRestoredPage.ts';
import { useQueryClient } from '@tanstack/react-query';
import type { LayoutProps } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { useOfficeText } from '../i18n/useOfficeText.ts';
import { LoadFailed } from './LoadFailed.tsx';
import { MaintenanceBar } from './MaintenanceBar.tsx';
import { PageGuard } from './PageGuard.tsx';
import { OfficeMenu } from './OfficeMenu.tsx';
import { OfficeTopBar } from './OfficeTopBar.tsx';
import { useSessionEnd } from './useSessionEnd.ts';

export const OfficeLayout = ({ children }: LayoutProps) => {
  const { t } = useOfficeText();
  const { pathname } = useLocation();
  useSessionEnd();
  const queryClient = useQueryClient();
  useRestoredPage(() => void queryClient.invalidateQueries());
  return (
    <div className="office">
      <a className="white-ground round-8 office-skip" href="#main">
        {t('app.skip')}
      </a>
      <OfficeMenu />
      <div className="shrinks office-page">
        <OfficeTopBar />
        <MaintenanceBar />
        <main id="main" tabIndex={-1}>
          <Boundary key={pathname} renderFailure={(retry) => <LoadFailed text={t('content.failed')} onRetry={retry} />}>
            <PageGuard pathname={pathname}>{children}</PageGuard>
          </Boundary>
        </main>
      </div>
    </div>
  );
};
