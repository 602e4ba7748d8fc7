import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBasket } from '../../basket/BasketProvider.tsx';
import { NoCustomer } from '../../customers/NoCustomer.tsx';
import { WeekStrip } from '../../delivery/WeekStrip.tsx';
import { lazyPart } from '../../parts/lazyPart.tsx';
import { useMussels } from '../../mussels/useMussels.ts';
import { useRecalls } from '../../recalls/useRecalls.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import { Page } from '../../shell/Page.tsx';
import { AfterAbove } from './AfterAbove.tsx';
import { Greeting } from './Greeting.tsx';
import { MyOrders } from './MyOrders.tsx';
import { Reorder } from './Reorder.tsx';
import styles from './StartPage.module.css';
import { initialCount, useReorder } from './useReorder.ts';
import { useOnceTrue } from './useOnceTrue.ts';
import { useStartBanners } from './useStartBanners.ts';
import { Part } from '../../parts/Part.tsx';

const StartOffers = lazyPart('products', async () => (await import('./StartOffers.tsx')).StartOffers);
/** Each person needs one of these at most. */
const VisitorStart = lazyPart('page', async () => (await import('./VisitorStart.tsx')).VisitorStart, {
  renderFallback: () => <main id="main" aria-busy="true" />,
});
const RecallNotices = lazyPart('recalls', async () => (await import('../../recalls/RecallNotices.tsx')).RecallNotices);

export function Component() {
  const { t } = useTranslation();
  const { user, isLoggedIn, customer } = useSession();
  const { data: recallsRead, isLoading: areRecallsLoading } = useRecalls();
  const isRecalled = (recallsRead?.recalls ?? []).some(({ awaits }) => awaits);
  const [isNoticeShown, setIsNoticeShown] = useState(false);
  const showNotice = useCallback(() => setIsNoticeShown(true), []);
  const { isPending: areBannersPending } = useStartBanners();
  const { isLoading: areMusselsLoading } = useMussels();
  const { isPending: isReorderPending } = useReorder(initialCount);
  const { isLoading: isBasketLoading } = useBasket();
  const isReorderKnown = customer === null || (!isReorderPending && !isBasketLoading);
  const isTopKnown = useOnceTrue(!areRecallsLoading && (!isRecalled || isNoticeShown), isReorderKnown);
  if (!isLoggedIn) return <VisitorStart />;
  return (
    <Page title={t('pages.start')} heading={<Greeting />} isWaiting={customer !== null && !isTopKnown}>
      {customer === null ? (
        <NoCustomer />
      ) : (
        <>
          {isRecalled && <RecallNotices isUnansweredOnly onShown={showNotice} />}
          <AfterAbove isAboveKnown={isTopKnown}>
            <Part name="day">
              <WeekStrip />
            </Part>
            <div className="above-24 at-top home stack gap-24">
              <Part name="lines">
                <Reorder />
              </Part>
              <aside className={`one-column ${styles['home-side']} stack gap-16`} aria-label={t('start.myOrders')}>
                {user.features.pending_orders && (
                  <Part name="orders">
                    <MyOrders />
                  </Part>
                )}
              </aside>
            </div>
          </AfterAbove>
        </>
      )}
      <AfterAbove isAboveKnown={isTopKnown && isReorderKnown && !areBannersPending && !areMusselsLoading}>
        <StartOffers />
      </AfterAbove>
    </Page>
  );
}
