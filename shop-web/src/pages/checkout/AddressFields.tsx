import { LockIcon } from '@phosphor-icons/react/dist/csr/Lock';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { keepFocus } from '../../shell/keepFocus.ts';
import { CheckoutField } from './CheckoutField.tsx';
import type { CheckoutValues } from './checkoutValues.ts';
import type { AddressOptions } from './useAddressOptions.ts';
import styles from './CheckoutPage.module.css';

type AddressFieldsProps = { readonly options: AddressOptions; readonly onClear: () => void };

/** Belgium only. */
export function AddressFields({ options, onClear }: AddressFieldsProps) {
  const { t } = useTranslation();
  const { control, setValue } = useFormContext<CheckoutValues>();
  const isLocked = useWatch({ control, name: 'book' }) !== '';
  const { cities, streets } = options;
  const forget = (...fields: readonly ('city' | 'street')[]) => {
    for (const field of fields) setValue(field, '', { shouldDirty: true });
  };
  const cityHelp = isLocked
    ? undefined
    : options.hasCitiesFailed
      ? t('checkout.citiesFailed')
      : options.isUnknown
        ? t('checkout.citiesUnknown')
        : undefined;
  const clear = () => {
    onClear();
    keepFocus(() => document.querySelector<HTMLElement>('#checkout-name'));
  };
  return (
    <>
      <div className="form-grid">
        <CheckoutField
          name="name"
          label={t('checkout.name')}
          span={6}
          autoComplete="organization"
          isLocked={isLocked}
        />
        <CheckoutField
          name="postal"
          label={t('checkout.postal')}
          span={2}
          inputMode="numeric"
          autoComplete="postal-code"
          isLocked={isLocked}
          onType={() => forget('city', 'street')}
        />
        <CheckoutField
          name="city"
          label={t('checkout.city')}
          span={4}
          autoComplete="address-level2"
          isLocked={isLocked}
          {...(cities.length > 0 && !isLocked ? { options: cities } : {})}
          help={cityHelp}
          onType={() => forget('street')}
        />
        <CheckoutField
          name="street"
          label={t('checkout.street')}
          span={4}
          isLocked={isLocked}
          suggestions={isLocked ? [] : streets}
          help={options.haveStreetsFailed && !isLocked ? t('checkout.streetsFailed') : undefined}
        />
        <CheckoutField name="number" label={t('checkout.number')} span={1} isLocked={isLocked} />
        <CheckoutField name="box" label={t('checkout.box')} span={1} isOptional isLocked={isLocked} />
      </div>
      {isLocked ? (
        <p className={`ticket-note ${styles['checkout-locked']} cluster`}>
          <LockIcon size={16} /> <span>{t('checkout.locked')}</span>{' '}
          <button type="button" className="link" onClick={clear}>
            {t('checkout.unlock')}
          </button>
        </p>
      ) : (
        <p className="ticket-note">{t('checkout.country')}</p>
      )}
    </>
  );
}
