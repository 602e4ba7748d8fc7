import { StorefrontIcon } from '@phosphor-icons/react/dist/csr/Storefront';
import type { DeliveryServiceView } from '@talloor/rules/basket/basketWire.ts';
import { useTranslation } from 'react-i18next';
import { useDeliveryPicker } from '../../delivery/DeliveryPickerProvider.tsx';
import styles from './CheckoutPage.module.css';

export function PickupCard({ site }: { site: Extract<DeliveryServiceView, { kind: 'pickup' }> }) {
  const { t } = useTranslation();
  const openPicker = useDeliveryPicker();
  return (
    <section className="card padded" aria-labelledby="checkout-pickup">
      <h2 id="checkout-pickup">{t('checkout.pickup')}</h2>
      <div className="stack gap-12 no-padding no-border shrinks choices">
        <div className="flex gap-12 framed-400 round-12 pad-12-16 pointer ink-700 choice-card is-chosen is-fixed">
          <StorefrontIcon size={22} weight="duotone" />
          <span>
            <b>{site.name}</b>
            <br />
            <span>{site.address}</span>, <span>{site.postal}</span> <span>{site.city}</span>
          </span>
        </div>
      </div>
      <p className={`ticket-note ${styles['checkout-locked']} cluster`}>
        <span>{t('checkout.pickupText')}</span>{' '}
        <button type="button" className="link" onClick={openPicker}>
          {t('delivery.change')}
        </button>
      </p>
    </section>
  );
}
