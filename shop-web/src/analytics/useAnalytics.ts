import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useLanguage } from '../i18n/LanguageProvider.tsx';
import { isPunchOut } from '../paths.ts';
import { useSession } from '../session/SessionProvider.tsx';
import { useStore } from '../store/createStore.ts';
import { consent } from './consent.ts';
import { measuredOf } from './measuredOf.ts';
import { measuring } from './measuring.ts';
import { stopMeasuring } from './report.ts';
import { useReport } from './useReport.ts';

/** Neither in punch-out nor while the office looks on. */
export function useIsMeasurable(): boolean {
  const { user } = useSession();
  return user.analytics.mode !== 'off' && !isPunchOut() && user.view === undefined;
}

export function useAnalytics(): void {
  const { user } = useSession();
  const language = useLanguage();
  const { pathname } = useLocation();
  const isMeasurable = useIsMeasurable();
  const isMeasured = useStore(consent) === 'yes' && isMeasurable;
  useLayoutEffect(() => {
    if (isMeasured) measuring.set(measuredOf(user, language));
    else stopMeasuring();
  }, [isMeasured, user, language]);
  useReport(pathname, { name: 'page_view' });
}
