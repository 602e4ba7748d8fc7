import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlaces } from '../../places/usePlaces.ts';
import { RegistrationField } from './RegistrationField.tsx';
import type { RegistrationField as FieldName } from './registrationValues.ts';
import type { RegistrationForm } from './useRegistrationForm.ts';

type AddressPartProps = {
  readonly form: RegistrationForm;
  readonly prefix: '' | 'invoice_';
};

export function AddressPart({ form, prefix }: AddressPartProps) {
  const { t } = useTranslation();
  const { values, change, setIsUndelivered } = form;
  const name = <Part extends 'postal' | 'city' | 'street' | 'street_number' | 'po_box'>(part: Part) =>
    `${prefix}${part}` as const;
  const city = values[name('city')];
  const options = usePlaces(values[name('postal')], city);
  const { cities, isUndelivered } = options;
  const isDelivery = prefix === '';
  /** Input replaces the register's address. */
  const own: Partial<Record<FieldName, string>> = isDelivery ? { address_choice: 'own' } : {};

  useEffect(() => {
    if (isDelivery) setIsUndelivered(isUndelivered);
  }, [isDelivery, isUndelivered, setIsUndelivered]);
  useEffect(() => {
    const fits = cities.length === 0 || cities.includes(city);
    const same = cities.find((cityName) => cityName.toLowerCase() === city.toLowerCase());
    if (!fits) change({ [`${prefix}city`]: same ?? cities[0] ?? city });
  }, [cities, city, prefix, change]);

  return (
    <div className="form-grid">
      <RegistrationField
        form={form}
        name={name('postal')}
        label={t('registration.postal')}
        span={2}
        inputMode="numeric"
        autoComplete="postal-code"
        help={options.isUnknown ? t('registration.unknownPostal') : undefined}
        onType={() => ({ ...own, [name('city')]: '', [name('street')]: '' })}
      />
      <RegistrationField
        form={form}
        name={name('city')}
        label={t('registration.city')}
        span={4}
        autoComplete="address-level2"
        {...(cities.length > 0 ? { options: cities.map((cityName) => [cityName, cityName] as const) } : {})}
        help={options.hasCitiesFailed ? t('registration.citiesFailed') : undefined}
        onType={() => ({ ...own, [name('street')]: '' })}
      />
      <RegistrationField
        form={form}
        name={name('street')}
        label={t('registration.street')}
        span={4}
        suggestions={options.streets}
        onType={() => own}
      />
      <RegistrationField
        form={form}
        name={name('street_number')}
        label={t('registration.number')}
        span={1}
        onType={() => own}
      />
      <RegistrationField
        form={form}
        name={name('po_box')}
        label={t('registration.box')}
        span={1}
        isOptional
        isPlainlyOptional
        onType={() => own}
      />
    </div>
  );
}
