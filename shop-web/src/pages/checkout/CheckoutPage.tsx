import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { useReport } from '../../analytics/useReport.ts';
import { useBasket } from '../../basket/BasketProvider.tsx';
import '../../components/pageLayout.css';
import { LoadFailed } from '../../components/LoadFailed.tsx';
import { Steps } from '../../components/Steps.tsx';
import { usePath } from '../../i18n/LanguageProvider.tsx';
import { Page } from '../../shell/Page.tsx';
import { CheckoutForm } from './CheckoutForm.tsx';
import './CheckoutPage.module.css';
import { usePlaceOrder } from './usePlaceOrder.ts';

export function Component() {
  const { t } = useTranslation();
  const path = usePath();
  const { basket, isRemembered, error, reload } = useBasket();
  const order = usePlaceOrder();
  const shown =
    isRemembered || order.state !== 'idle' || basket === undefined || basket.lines.length === 0 ? null : basket;
  useReport(shown?.basket_id ?? null, shown && { name: 'begin_checkout', basket: shown });
  const heading = (
    <div className="row apart gap-24 below-16 page-head">
      <h1 tabIndex={-1}>{t('pages.checkout')}</h1>
      <Steps current="checkout" />
    </div>
  );
  if (basket !== undefined && !isRemembered && basket.lines.length === 0 && order.state === 'idle')
    return <Navigate to={path('basket')} replace />;
  return (
    <Page title={t('pages.checkout')} heading={heading}>
      {basket !== undefined && basket.lines.length > 0 && (
        <CheckoutForm key={basket.basket_id} basket={basket} order={order} />
      )}
      {basket === undefined && error !== null && (
        <div className="card">
          <LoadFailed title={t('basket.failed')} text={t('basket.failedText')} onRetry={reload} />
        </div>
      )}
    </Page>
  );
}
