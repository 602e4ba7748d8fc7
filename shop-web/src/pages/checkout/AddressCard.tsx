import type { BasketView } from '@talloor/rules/basket/basketWire.ts';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CheckoutField } from './CheckoutField.tsx';
import { longest, noAddress, type CheckoutValues } from './checkoutValues.ts';

/** The customer's own address, or another one typed where that is allowed. */
export function AddressCard({ basket }: { basket: BasketView }) {
  const { t } = useTranslation();
  const { register, control, setValue, clearErrors } = useFormContext<CheckoutValues>();
  const kind = useWatch({ control, name: 'addressKind' });
  const own = basket.customer.delivery_address;
  /** Switching clears what was typed (spec shopping §4, Delivery address). */
  const clear = () => {
    for (const field of Object.keys(noAddress) as (keyof typeof noAddress)[]) setValue(field, '');
    clearErrors();
  };
  const choice = register('addressKind', { onChange: clear });
  return (
    <section className="card padded" aria-labelledby="checkout-address">
      <h2 id="checkout-address">{t('checkout.address')}</h2>
      <fieldset className="choices" aria-labelledby="checkout-address">
        <label className={`choice-card${kind === 'standard' ? ' is-chosen' : ''}`}>
          <input type="radio" className="radio-dot" value="standard" {...choice} />
          <span>
            <b>{t('checkout.standard')}</b>
            <br />
            {own.name}
            <br />
            {own.address}, {own.postal} {own.city}
          </span>
        </label>
        {basket.allowed_addresses && (
          <label className={`choice-card${kind === 'other' ? ' is-chosen' : ''}`}>
            <input type="radio" className="radio-dot" value="other" {...choice} />
            <span>
              <b>{t('checkout.other')}</b>
              <br />
              {t('checkout.otherText')}
            </span>
          </label>
        )}
      </fieldset>
      {!basket.allowed_addresses && <p className="ticket-note">{t('checkout.notAllowed')}</p>}
      {kind === 'other' && (
        <>
          <div className="form-grid">
            <CheckoutField
              name="name"
              label={t('checkout.name')}
              span={6}
              maxLength={longest.name}
              autoComplete="organization"
            />
            <CheckoutField
              name="postal"
              label={t('checkout.postal')}
              span={2}
              maxLength={longest.postal}
              inputMode="numeric"
              autoComplete="postal-code"
            />
            <CheckoutField
              name="city"
              label={t('checkout.city')}
              span={4}
              maxLength={longest.city}
              autoComplete="address-level2"
            />
            <CheckoutField name="street" label={t('checkout.street')} span={4} maxLength={longest.street} />
            <CheckoutField name="number" label={t('checkout.number')} span={1} maxLength={longest.number} />
            <CheckoutField name="box" label={t('checkout.box')} span={1} maxLength={longest.box} isOptional />
          </div>
          <p className="ticket-note">{t('checkout.country')}</p>
        </>
      )}
    </section>
  );
}
