import { cleanField } from '@talloor/rules/account/fields/judgeField.ts';
import { useTranslation } from 'react-i18next';
import { RegistrationField } from './RegistrationField.tsx';
import type { RegistrationForm } from './useRegistrationForm.ts';

export function ActivationStep({ form }: { readonly form: RegistrationForm }) {
  const { t } = useTranslation();
  return (
    <>
      <h2>{t('registration.yourCustomer')}</h2>
      <div className="form-grid">
        <RegistrationField
          form={form}
          name="customer_number"
          label={t('registration.customerNumber')}
          span={3}
          inputMode="numeric"
        />
        <RegistrationField
          form={form}
          name="business_id"
          label={t('registration.businessId')}
          span={3}
          inputMode="numeric"
          isOptional
          help={t('registration.activationNumberHelp')}
          onLeave={(value) => cleanField('company_number', value)}
        />
      </div>
    </>
  );
}
