import type { BasketView } from '@talloor/rules/basket/basketWire.ts';
import { useTranslation } from 'react-i18next';
import { useBasket } from '../../basket/BasketProvider.tsx';
import { useDeliveryMoments } from '../../delivery/useDeliveryMoments.ts';
import { failureText } from '../../toasts/failureText.ts';
import { showToast } from '../../toasts/toasts.ts';

/** Hidden without an open order of that day. */
export function KindCard({ basket }: { basket: BasketView }) {
  const { t } = useTranslation();
  const { chooseKind, isUpdating } = useBasket();
  const { data: moments } = useDeliveryMoments();
  const ofDay = moments?.find(({ timestamp }) => timestamp === basket.delivery_date.date)?.extendable_orders ?? [];
  const orders = [...new Set([...(basket.main_order === null ? [] : [basket.main_order]), ...ofDay])];
  if (orders.length === 0) return null;
  const choose = (order: string | null) => {
    chooseKind(order === null ? { kind: 'new' } : { kind: 'extra', main_order: order }).catch((error: unknown) =>
      showToast({ kind: 'error', error, title: t('checkout.kindFailed'), text: failureText(error, t) }),
    );
  };
  const option = (order: string | null, title: string, text: string) => (
    <label
      key={order}
      className={`flex gap-12 framed-400 round-12 pad-12-16 pointer ink-700 choice-card${basket.main_order === order ? ' is-chosen' : ''}`}
    >
      <input
        type="radio"
        className="radio-dot"
        name="order-kind"
        checked={basket.main_order === order}
        disabled={isUpdating}
        onChange={() => choose(order)}
      />
      <span>
        <b>{title}</b>
        <br />
        <span>{text}</span>
      </span>
    </label>
  );
  return (
    <section className="card padded" aria-labelledby="checkout-kind">
      <h2 id="checkout-kind">{t('checkout.kind')}</h2>
      <fieldset className="stack gap-12 no-padding no-border shrinks choices" aria-labelledby="checkout-kind">
        {option(null, t('checkout.kindNew'), t('checkout.kindNewText'))}
        {orders.map((order) => option(order, t('checkout.kindExtra', { order }), t('checkout.kindExtraText')))}
      </fieldset>
    </section>
  );
}
