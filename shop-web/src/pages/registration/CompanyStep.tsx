import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { MagnifyingGlassIcon } from '@phosphor-icons/react/dist/csr/MagnifyingGlass';
import { companyTypes, mayLackCompanyNumber } from '@talloor/rules/account/companyTypes.ts';
import { cleanField } from '@talloor/rules/account/fields/judgeField.ts';
import { sectors } from '@talloor/rules/account/sectors.ts';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { AddressPart } from './AddressPart.tsx';
import { RegisterCard } from './RegisterCard.tsx';
import { RegistrationField } from './RegistrationField.tsx';
import { companyTypeOf, needsNumber, type RegistrationValues } from './registrationValues.ts';
import { nameOf, noAddress, registerAddress, takeFromRegister, type AppliedLookUp } from './takeFromRegister.ts';
import { useCompanyLookUp } from './useCompanyLookUp.ts';
import type { RegistrationForm } from './useRegistrationForm.ts';
import styles from './RegistrationPage.module.css';

export function CompanyStep({ form }: { readonly form: RegistrationForm }) {
  const { t } = useTranslation();
  const { values, change } = form;
  const lookUp = useCompanyLookUp(values.business_id);
  const registeredCompany = lookUp.state === 'found' ? lookUp.company : null;
  const appliedLookUp = useRef<AppliedLookUp | null>(null);
  const isSettled = lookUp.state === 'found' || lookUp.state === 'not_found' || lookUp.state === 'failed';
  const about = isSettled ? values.business_id : null;
  useEffect(() => {
    if (about === null || appliedLookUp.current?.businessId === about) return;
    const before = appliedLookUp.current?.company ?? null;
    appliedLookUp.current = { businessId: about, company: registeredCompany };
    change(takeFromRegister(values, before, registeredCompany));
  }, [about, registeredCompany, values, change]);

  const type = companyTypeOf(values);
  const isPerson = type === 'private-person' || type === 'health-care-staff';
  /** The office sees deviations. */
  const isKnown =
    registeredCompany !== null &&
    values.vat_liable === 'yes' &&
    type !== null &&
    values.company_name === nameOf(registeredCompany);
  const address = registeredCompany === null ? null : registerAddress(registeredCompany);
  return (
    <>
      <h2>{t('registration.company')}</h2>
      <div className="form-grid">
        <div className="stack gap-6 items-left span-3 registration-vat">
          <span className="MuiInputLabel-root" id="registration-vat">
            {t('registration.vatLiable')}
          </span>
          <ToggleButtonGroup
            exclusive
            aria-labelledby="registration-vat"
            value={values.vat_liable}
            onChange={(_event, newChoice: string | null) => {
              if (newChoice !== null)
                change({ vat_liable: newChoice, ...(newChoice === 'yes' ? withNumber(values) : {}) });
            }}
          >
            <ToggleButton value="yes">{t('registration.yes')}</ToggleButton>
            <ToggleButton value="no">{t('registration.no')}</ToggleButton>
          </ToggleButtonGroup>
        </div>
        <RegistrationField
          form={form}
          name="sector"
          label={t('registration.sector')}
          span={3}
          options={sectors.map((sector) => [sector, t(`registration.sectors.${sector}`)] as const)}
        />
        {!isKnown && (
          <RegistrationField
            form={form}
            name="company_type"
            label={t('registration.companyType')}
            span={3}
            options={companyTypes
              .filter((companyType) => values.vat_liable === 'no' || !mayLackCompanyNumber(companyType))
              .map((companyType) => [companyType, t(`registration.companyTypes.${companyType}`)] as const)}
          />
        )}
      </div>
      <div className={`stack ${styles['registration-number']}`}>
        <RegistrationField
          form={form}
          name="business_id"
          label={t('registration.businessId')}
          span={6}
          inputMode="numeric"
          isOptional={!needsNumber(values)}
          help={t('registration.businessIdHelp')}
          onLeave={(value) => cleanField('company_number', value)}
        />
        <Button
          variant="tonal"
          startIcon={<MagnifyingGlassIcon size={18} />}
          aria-busy={lookUp.state === 'looking' || undefined}
          onClick={() => {
            form.leave('business_id');
            lookUp.again();
          }}
        >
          <span>{t(lookUp.state === 'looking' ? 'registration.lookingUp' : 'registration.lookUp')}</span>
        </Button>
      </div>
      <RegisterCard lookUp={lookUp} />
      {!isKnown && (
        <div className="form-grid">
          <RegistrationField
            form={form}
            name="company_name"
            label={t(isPerson ? 'registration.personName' : 'registration.companyName')}
            span={6}
            autoComplete="organization"
          />
        </div>
      )}
      <hr className={styles['registration-rule']} />
      <h2 id="registration-delivery">{t('registration.delivery')}</h2>
      {address !== null && (
        <fieldset className="stack gap-12 no-padding no-border shrinks choices" aria-labelledby="registration-delivery">
          {(['register', 'own'] as const).map((choice) => (
            <label
              key={choice}
              className={`flex gap-12 framed-400 round-12 pad-12-16 pointer ink-700 choice-card${values.address_choice === choice ? ' is-chosen' : ''}`}
            >
              <input
                type="radio"
                className="radio-dot"
                name="address_choice"
                checked={values.address_choice === choice}
                onChange={() => change(choice === 'register' ? { address_choice: choice, ...address } : noAddress)}
              />
              <span>
                <b>{t(choice === 'register' ? 'registration.fromRegister' : 'registration.otherAddress')}</b>
                <br />
                <span>
                  {choice === 'register'
                    ? `${address.street} ${address.street_number}, ${address.postal} ${address.city}`
                    : t('registration.otherAddressText')}
                </span>
              </span>
            </label>
          ))}
        </fieldset>
      )}
      <AddressPart form={form} prefix="" />
      <p className="ticket-note">{t('registration.country')}</p>
      <label className={`pointer ${styles['registration-check']} row gap-8`}>
        <input
          type="checkbox"
          checked={values.same_address === 'yes'}
          onChange={({ target: { checked } }) => change({ same_address: checked ? 'yes' : 'no' })}
        />
        <span>{t('registration.sameAddress')}</span>
      </label>
      {values.same_address === 'no' && (
        <>
          <h2 className={styles['registration-invoice']}>{t('registration.invoice')}</h2>
          <AddressPart form={form} prefix="invoice_" />
        </>
      )}
    </>
  );
}

/** VAT-liable businesses always have a number. */
const withNumber = (values: RegistrationValues): Partial<RegistrationValues> => {
  const type = companyTypeOf(values);
  return type !== null && mayLackCompanyNumber(type) ? { company_type: '' } : {};
};
