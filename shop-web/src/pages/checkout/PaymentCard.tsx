import { InvoiceIcon } from '@phosphor-icons/react/dist/csr/Invoice';
import { useTranslation } from 'react-i18next';
import { RichText } from '../../i18n/RichText.tsx';
import { Link } from 'react-router-dom';
import { usePath } from '../../i18n/LanguageProvider.tsx';
import { isPunchOut } from '../../paths.ts';
import styles from './CheckoutPage.module.css';

/** Nothing is paid at checkout (readings.md, Step 2). */
export function PaymentCard({ termDays }: { termDays: number }) {
  const { t } = useTranslation();
  const path = usePath();
  return (
    <section className="card padded" aria-labelledby="checkout-payment">
      <h2 id="checkout-payment">{t('checkout.payment')}</h2>
      <div className="stack gap-12 no-padding no-border shrinks choices">
        <div className="flex gap-12 framed-400 round-12 pad-12-16 pointer ink-700 choice-card is-chosen is-fixed">
          <InvoiceIcon size={22} weight="duotone" />
          <span>
            <b>{t('checkout.onInvoice')}</b>
            <br />
            <span>{t('checkout.onInvoiceText', { days: termDays })}</span>
          </span>
        </div>
      </div>
      <p className={`ink-700 ${styles['checkout-agree']}`}>
        <RichText
          i18nKey="checkout.agree"
          components={{ a: <Link to={path('terms')} {...(isPunchOut() ? { target: '_blank' } : {})} /> }}
        />
      </p>
    </section>
  );
}
