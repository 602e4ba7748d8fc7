import Button from '@mui/material/Button';
import { ArrowLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowLeft';
import type { BasketView } from '@talloor/rules/basket/basketWire.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useReport } from '../../analytics/useReport.ts';
import { useBasketPart, useBasketGetter } from '../../basket/BasketProvider.tsx';
import '../../components/pageLayout.css';
import { LoadFailed } from '../../components/LoadFailed.tsx';
import { Steps } from '../../components/Steps.tsx';
import { NoCustomer } from '../../customers/NoCustomer.tsx';
import { usePath } from '../../i18n/LanguageProvider.tsx';
import { useSession } from '../../session/SessionProvider.tsx';
import { FreeSamples } from '../../samples/FreeSamples.tsx';
import { LeftOutNotice } from '../../lists/LeftOutNotice.tsx';
import { OrderedAgainNotice } from '../../orderAgain/OrderedAgainNotice.tsx';
import { QuickEntry } from '../../quickEntry/QuickEntry.tsx';
import { Page } from '../../shell/Page.tsx';
import { isPunchOut } from '../../paths.ts';
import { ReopenedNotice } from '../../punchOut/ReopenedNotice.tsx';
import { SentBasketNotice } from '../checkout/SentBasketNotice.tsx';
import styles from './BasketPage.module.css';
import { BasketSkeleton } from './BasketSkeleton.tsx';
import { BasketTicket } from './BasketTicket.tsx';
import { BasketTools } from './BasketTools.tsx';
import { EmptyBasket, VisitorBasket } from './EmptyBasket.tsx';
import { FaultyLines } from './FaultyLines.tsx';
import { FreeLines } from './FreeLines.tsx';
import { KeptBaskets } from './KeptBaskets.tsx';
import { LineGroups } from './LineGroups.tsx';
import { NewBasketButton } from './NewBasketButton.tsx';
import { OrderBar } from './OrderBar.tsx';
import { Part } from '../../parts/Part.tsx';

export function Component() {
  const { t } = useTranslation();
  const { customer, isLoggedIn } = useSession();
  const basket = useBasketPart((state) => state.basket);
  const error = useBasketPart((state) => state.error);
  const basketNow = useBasketGetter();
  const count = basket?.lines.length ?? 0;
  const heading = (
    <div className="row apart gap-24 below-16 page-head">
      <h1 tabIndex={-1}>
        <span>{t('pages.basket')}</span>
        {count > 0 && (
          <span className="inline-block text-15 weight-400 page-count muted nowrap">{t('shell.lines', { count })}</span>
        )}
      </h1>
      {count > 0 && <Steps current="basket" />}
    </div>
  );
  return (
    <Page
      title={t('pages.basket')}
      heading={heading}
      className="basket-page"
      isWaiting={customer !== null && basket === undefined && error === null}
    >
      {!isLoggedIn ? (
        <div className="card">
          <VisitorBasket />
        </div>
      ) : customer === null ? (
        <NoCustomer />
      ) : basket !== undefined ? (
        <LoadedBasket basket={basket} />
      ) : error !== null ? (
        <div className="card">
          <LoadFailed title={t('basket.failed')} text={t('basket.failedText')} onRetry={() => basketNow().reload()} />
        </div>
      ) : (
        <BasketSkeleton />
      )}
    </Page>
  );
}

function LoadedBasket({ basket }: { basket: BasketView }) {
  const { t } = useTranslation();
  const path = usePath();
  const [wasEntered, setWasEntered] = useState(false);
  const isRemembered = useBasketPart((state) => state.isRemembered);
  useReport(isRemembered ? null : (basket.basket_id ?? 'none'), { name: 'view_cart', basket });
  if (basket.lines.length === 0)
    return (
      <>
        {isPunchOut() && <ReopenedNotice />}
        <SentBasketNotice />
        <OrderedAgainNotice />
        <LeftOutNotice />
        <QuickEntry onEntered={() => setWasEntered(true)} />
        <div className="card">
          <EmptyBasket />
        </div>
        <OtherBaskets />
      </>
    );
  return (
    <>
      <div className="with-ticket">
        <div>
          {isPunchOut() && <ReopenedNotice />}
          <SentBasketNotice />
          <OrderedAgainNotice />
          <LeftOutNotice />
          <BasketTools basket={basket} />
          <QuickEntry goesOn={wasEntered} />
          <div data-quantity-rows>
            <Part name="lines">
              <FaultyLines lines={basket.lines.filter((line) => !line.is_counted)} />
              <LineGroups lines={basket.lines.filter((line) => line.is_counted)}>
                <FreeLines lines={basket.free_lines} />
              </LineGroups>
            </Part>
          </div>
          <Part name="samples">
            <FreeSamples />
          </Part>
          <OtherBaskets />
          <p className={`above-12 ${styles['basket-continue']} wraps apart`}>
            <Button component={Link} to={path('start')} variant="text">
              <ArrowLeftIcon size={16} weight="bold" />
              <span>{t('basket.continue')}</span>
            </Button>
            <NewBasketButton isDisabled={!basket.is_active} />
          </p>
        </div>
        <aside aria-label={t('basket.summary')}>
          <BasketTicket basket={basket} />
        </aside>
      </div>
      <OrderBar basket={basket} />
    </>
  );
}

const OtherBaskets = () => (
  <Part name="keptBaskets">
    <KeptBaskets />
  </Part>
);
