import { MapPinIcon } from '@phosphor-icons/react/dist/csr/MapPin';
import type { BasketView } from '@talloor/rules/basket/basketWire.ts';
import { useTranslation } from 'react-i18next';
import { AddressLines } from '../../ticket/TicketAddress.tsx';
import styles from './CheckoutPage.module.css';

export function MainOrderAddressCard({ basket, order }: { basket: BasketView; order: string }) {
  const { t } = useTranslation();
  return (
    <section className="card padded" aria-labelledby="checkout-with">
      <h2 id="checkout-with">{t('checkout.address')}</h2>
      <div className="stack gap-12 no-padding no-border shrinks choices">
        <div className="flex gap-12 framed-400 round-12 pad-12-16 pointer ink-700 choice-card is-chosen is-fixed">
          <MapPinIcon size={22} weight="duotone" />
          <span>
            <b>{t('checkout.withOrder', { order })}</b>
            <br />
            <AddressLines basket={basket} />
          </span>
        </div>
      </div>
      <p className={`ticket-note ${styles['checkout-locked']} cluster`}>{t('checkout.withOrderText')}</p>
    </section>
  );
}
