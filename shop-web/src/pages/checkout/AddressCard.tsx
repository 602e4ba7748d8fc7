import type { BasketView } from '@talloor/rules/basket/basketWire.ts';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { AddressBook } from './AddressBook.tsx';
import { AddressFields } from './AddressFields.tsx';
import { noAddress, withoutCopied, type CheckoutField, type CheckoutValues } from './checkoutValues.ts';
import type { AddressOptions } from './useAddressOptions.ts';

export function AddressCard({ basket, options }: { basket: BasketView; options: AddressOptions }) {
  const { t } = useTranslation();
  const { register, control, setValue, getValues, clearErrors } = useFormContext<CheckoutValues>();
  const kind = useWatch({ control, name: 'addressKind' });
  const own = basket.customer.delivery_address;
  /** Spec shopping §4, Delivery address. */
  const clear = () => {
    const fields = Object.keys(noAddress) as CheckoutField[];
    for (const field of fields) setValue(field, '');
    for (const [field, value] of Object.entries(withoutCopied(getValues())))
      setValue(field as CheckoutField, value, { shouldDirty: true });
    clearErrors(fields);
  };
  const choice = register('addressKind', { onChange: clear });
  return (
    <section className="card padded" aria-labelledby="checkout-address">
      <h2 id="checkout-address">{t('checkout.address')}</h2>
      <fieldset className="stack gap-12 no-padding no-border shrinks choices" aria-labelledby="checkout-address">
        <label
          className={`flex gap-12 framed-400 round-12 pad-12-16 pointer ink-700 choice-card${kind === 'standard' ? ' is-chosen' : ''}`}
        >
          <input type="radio" className="radio-dot" value="standard" {...choice} />
          <span>
            <b>{t('checkout.standard')}</b>
            <br />
            <span>{own.name}</span>
            <br />
            <span>{own.address}</span>, <span>{own.postal}</span> <span>{own.city}</span>
          </span>
        </label>
        {basket.allowed_addresses && (
          <label
            className={`flex gap-12 framed-400 round-12 pad-12-16 pointer ink-700 choice-card${kind === 'other' ? ' is-chosen' : ''}`}
          >
            <input type="radio" className="radio-dot" value="other" {...choice} />
            <span>
              <b>{t('checkout.other')}</b>
              <br />
              <span>{t('checkout.otherText')}</span>
            </span>
          </label>
        )}
      </fieldset>
      {!basket.allowed_addresses && <p className="ticket-note">{t('checkout.notAllowed')}</p>}
      {kind === 'other' && (
        <>
          <AddressBook onClear={clear} />
          <AddressFields options={options} onClear={clear} />
        </>
      )}
    </section>
  );
}
