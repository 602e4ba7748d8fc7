import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../components/Notice.tsx';
import { useFieldErrorText } from './useFieldErrorText.ts';
import type { RegistrationForm } from './useRegistrationForm.ts';
import type { RegistrationField } from './registrationValues.ts';
import styles from './RegistrationPage.module.css';

export function RegistrationErrors({ form }: { readonly form: RegistrationForm }) {
  const { t } = useTranslation();
  const errorText = useFieldErrorText();
  const labelOf = useLabels(form.values.company_type === 'private-person');
  const box = useRef<HTMLDivElement>(null);
  const shownErrors = [...form.errors].filter(([field]) => form.errorOf(field) !== null);
  useEffect(() => {
    if (form.attempt > 0) box.current?.focus();
  }, [form.attempt]);
  if (form.attempt === 0 || shownErrors.length === 0) return null;
  return (
    <div ref={box} tabIndex={-1} className={styles['registration-alert']}>
      <Notice severity="error">
        <b>{t('registration.fix')}</b>
        <ul className="above-8 stack gap-4">
          {shownErrors.map(([field, error]) => (
            <li key={field}>
              <a
                href={`#registration-${field}`}
                onClick={(event) => {
                  event.preventDefault();
                  document.getElementById(`registration-${field}`)?.focus();
                }}
              >
                {t('registration.faultOf', { field: labelOf(field), fault: errorText(error) })}
              </a>
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}

function useLabels(isPerson: boolean): (field: RegistrationField) => string {
  const { t } = useTranslation();
  return (field) => {
    const bare = field.startsWith('invoice_') ? field.slice('invoice_'.length) : field;
    switch (bare) {
      case 'business_id':
        return t('registration.businessId');
      case 'company_type':
        return t('registration.companyType');
      case 'company_name':
        return t(isPerson ? 'registration.personName' : 'registration.companyName');
      case 'customer_number':
        return t('registration.customerNumber');
      case 'street_number':
        return t('registration.number');
      case 'po_box':
        return t('registration.box');
      case 'first_name':
        return t('registration.firstName');
      case 'last_name':
        return t('registration.lastName');
      case 'extra_email':
        return t('registration.extraEmail');
      case 'accept_terms':
        return t('shell.terms');
      case 'sector':
      case 'salutation':
      case 'position':
      case 'postal':
      case 'city':
      case 'street':
      case 'phone':
      case 'mobile':
      case 'email':
      case 'username':
      case 'password':
      case 'confirmation':
        return t(`registration.${bare}`);
      default:
        return bare;
    }
  };
}
