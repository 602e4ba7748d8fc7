import { listFunctionTitles } from '@talloor/contracts/endpoints/registry.ts';
import { WarningCircleIcon } from '@phosphor-icons/react/dist/csr/WarningCircle';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { RichText } from '../../i18n/RichText.tsx';
import { Link } from 'react-router-dom';
import { useLanguage, usePath } from '../../i18n/LanguageProvider.tsx';
import { call } from '../../server/shopClient.ts';
import { companyTypeOf, stepsOf, type RegistrationValues, type StepName } from './registrationValues.ts';
import { sectors } from '@talloor/rules/account/sectors.ts';
import { useFieldErrorText } from './useFieldErrorText.ts';
import type { RegistrationForm } from './useRegistrationForm.ts';
import styles from './RegistrationPage.module.css';

type SummaryStepProps = { readonly form: RegistrationForm; readonly goTo: (step: StepName) => void };
type Fact = readonly [label: string, value: string];

export function SummaryStep({ form, goTo }: SummaryStepProps) {
  const { t } = useTranslation();
  const path = usePath();
  const errorText = useFieldErrorText();
  const factsOf = useFacts(form);
  const error = form.errorOf('accept_terms');
  return (
    <>
      <h2>{t('registration.summary')}</h2>
      {stepsOf[form.kind].map((step) => {
        if (step === 'summary') return null;
        const name = t(`registration.step.${step}`);
        return (
          <section key={step} className={`line-above ${styles['registration-summary']}`} aria-label={name}>
            <div className="row apart">
              <h3>{name}</h3>
              <button
                type="button"
                className="link"
                aria-label={t('registration.changeOf', { what: name })}
                onClick={() => goTo(step)}
              >
                {t('registration.change')}
              </button>
            </div>
            <dl className="stack">
              {factsOf(step).map(([label, value]) => (
                <div key={label}>
                  <dt className="small muted">{label}</dt>
                  <dd className="breaks">
                    {value === '' ? <span className="muted">{t('registration.notGiven')}</span> : value}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        );
      })}
      {/* Honeypot for bots. */}
      <p className="clips registration-website" aria-hidden="true">
        <label htmlFor="registration-website">{t('registration.website')}</label>
        <input
          id="registration-website"
          name="website"
          tabIndex={-1}
          autoComplete="off"
          value={form.values.website}
          onChange={({ target: { value } }) => form.change({ website: value })}
        />
      </p>
      <label className={`pointer ${styles['registration-check']} row gap-8`}>
        <input
          id="registration-accept_terms"
          type="checkbox"
          checked={form.values.accept_terms === 'yes'}
          aria-required
          aria-invalid={error !== null || undefined}
          aria-describedby={error === null ? undefined : 'registration-accept-error'}
          onChange={({ target: { checked } }) => form.change({ accept_terms: checked ? 'yes' : '' })}
        />
        <span>
          <RichText
            i18nKey="registration.accept"
            components={{ a: <Link to={path('terms')} target="_blank" rel="noopener" /> }}
          />
        </span>
      </label>
      {error !== null && (
        <p id="registration-accept-error" className="bad-700 small field-error">
          <WarningCircleIcon size={16} weight="fill" />
          <span>{errorText(error)}</span>
        </p>
      )}
    </>
  );
}

function useFacts({ kind, values }: RegistrationForm): (step: StepName) => readonly Fact[] {
  const { t } = useTranslation();
  const language = useLanguage();
  const { data } = useQuery({
    queryKey: ['function-titles'],
    queryFn: ({ signal }) => call(listFunctionTitles, {}, { signal }),
    staleTime: Infinity,
  });
  const position = data?.function_titles.find(({ code }) => code === values.position)?.[language] ?? '';
  const sector = sectors.find((each) => each === values.sector);
  const type = companyTypeOf(values);
  return (step) => {
    if (step === 'login') return [[t('registration.username'), values.username]];
    if (step === 'contact')
      return [
        [t('registration.contact'), [salutation(), values.first_name, values.last_name].join(' ')],
        [t('registration.position'), position],
        [t('registration.phone'), values.phone],
        [t('registration.mobile'), values.mobile],
        [t('registration.email'), values.email],
        [t('registration.extraEmail'), values.extra_email],
      ];
    if (kind === 'activation')
      return [
        [t('registration.customerNumber'), values.customer_number],
        [t('registration.businessId'), values.business_id],
      ];
    return [
      [t('registration.companyName'), values.company_name],
      [t('registration.businessId'), values.business_id],
      [t('registration.vatLiable'), t(values.vat_liable === 'yes' ? 'registration.yes' : 'registration.no')],
      [t('registration.companyType'), type === null ? '' : t(`registration.companyTypes.${type}`)],
      [t('registration.sector'), sector === undefined ? '' : t(`registration.sectors.${sector}`)],
      [t('registration.delivery'), addressText(values, '')],
      [
        t('registration.invoice'),
        values.same_address === 'yes' ? t('registration.sameAddress') : addressText(values, 'invoice_'),
      ],
    ];
  };

  function salutation(): string {
    const salutationCode = values.salutation;
    return salutationCode === 'mr' || salutationCode === 'mrs' || salutationCode === 'ms'
      ? t(`registration.salutations.${salutationCode}`)
      : '';
  }
}

function addressText(values: RegistrationValues, prefix: '' | 'invoice_'): string {
  const street = [values[`${prefix}street`], values[`${prefix}street_number`], values[`${prefix}po_box`]];
  return `${street.filter(Boolean).join(' ')}, ${values[`${prefix}postal`]} ${values[`${prefix}city`]}`;
}
