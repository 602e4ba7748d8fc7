import { useRestoredPage } from '@talloor/look/useRestoredPage.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { Pages } from '../Pages.tsx';
import { Announcements } from '../announcements/Announcements.tsx';
import { ConsentBar } from '../analytics/ConsentBar.tsx';
import { useAnalytics } from '../analytics/useAnalytics.ts';
import { BasketProvider } from '../basket/BasketProvider.tsx';
import { DeliveryPickerProvider } from '../delivery/DeliveryPickerProvider.tsx';
import { visitorLanguage } from '../i18n/languageChoice.ts';
import { LanguageProvider } from '../i18n/LanguageProvider.tsx';
import { ListsProvider } from '../lists/ListsProvider.tsx';
import { isPunchOut, pageOfPath, type PageName } from '../paths.ts';
import { RecallBar } from '../recalls/RecallBar.tsx';
import { ServerUnreachable } from '../pages/system/ServerUnreachable.tsx';
import { useNewVersion } from '../server/useNewVersion.ts';
import { useStaleAnswers } from '../server/useStaleAnswers.ts';
import { ScannerProvider } from '../scanner/ScannerProvider.tsx';
import { SessionProvider, useSession } from '../session/SessionProvider.tsx';
import { Toasts } from '../toasts/Toasts.tsx';
import { CustomerSwitcherProvider } from '../customers/CustomerSwitcherProvider.tsx';
import { ConnectionLost } from './ConnectionLost.tsx';
import { FocusOnArrival } from './FocusOnArrival.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { LiveRegions } from './LiveRegions.tsx';
import { PageBoundary } from './PageBoundary.tsx';
import { PlainHeader } from './PlainHeader.tsx';
import { ShellSkeleton } from './ShellSkeleton.tsx';
import { Shortcuts } from './Shortcuts.tsx';
import { SkipLink } from './SkipLink.tsx';
import { TabBar } from './TabBar.tsx';
import { useAskWhileSending } from './useAskBeforeClosing.ts';
import { Part } from '../parts/Part.tsx';
import { lazyPart } from '../parts/lazyPart.tsx';

const ViewBar = lazyPart('view', async () => (await import('./ViewBar.tsx')).ViewBar);

export function AppShell() {
  return (
    <SessionProvider loading={<ShellSkeleton />} renderFailure={(retry) => <ServerUnreachable onRetry={retry} />}>
      <InLanguage />
    </SessionProvider>
  );
}

function InLanguage() {
  const { user } = useSession();
  return (
    <LanguageProvider accountLanguage={user.id > 0 ? user.language : visitorLanguage()}>
      <BasketProvider>
        <ListsProvider>
          <DeliveryPickerProvider>
            <CustomerSwitcherProvider>
              <ScannerProvider>
                <Frame />
              </ScannerProvider>
            </CustomerSwitcherProvider>
          </DeliveryPickerProvider>
        </ListsProvider>
      </BasketProvider>
      <Shortcuts />
      <LiveRegions />
      <Toasts />
      <ConnectionLost />
    </LanguageProvider>
  );
}

const plainPages: ReadonlySet<PageName | undefined> = new Set([
  'login',
  'resetPassword',
  'erp',
  'registration',
  'registrationDone',
  'activate',
  'answerRegistration',
]);

function Frame() {
  useAnalytics();
  useStaleAnswers();
  const queryClient = useQueryClient();
  useRestoredPage(() => void queryClient.invalidateQueries());
  const { user, isLoggedIn } = useSession();
  const { pathname } = useLocation();
  const page = pageOfPath(pathname)?.page;
  const isPlain = plainPages.has(page) || (isPunchOut() && !isLoggedIn);
  return (
    <>
      <SkipLink />
      <ConsentBar />
      {user.view !== undefined && <ViewBar />}
      <Part name="header">{isPlain ? <PlainHeader /> : <Header />}</Part>
      <Part name="announcements">
        <Announcements />
      </Part>
      <BasketWatch pathname={pathname} />
      {!isPlain && (
        <Part name="recalls">
          <RecallBar />
        </Part>
      )}
      <PageBoundary>
        <Pages />
      </PageBoundary>
      <FocusOnArrival />
      {!isPlain && (
        <Part name="footer">
          <Footer />
          <TabBar />
        </Part>
      )}
    </>
  );
}

/** Basket changes must not render the whole page. */
function BasketWatch({ pathname }: { readonly pathname: string }) {
  useAskWhileSending();
  useNewVersion(pathname);
  return null;
}
