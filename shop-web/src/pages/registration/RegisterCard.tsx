import { InfoIcon } from '@phosphor-icons/react/dist/csr/Info';
import { SealCheckIcon } from '@phosphor-icons/react/dist/csr/SealCheck';
import { WarningCircleIcon } from '@phosphor-icons/react/dist/csr/WarningCircle';
import { useTranslation } from 'react-i18next';
import type { CompanyLookUp } from './useCompanyLookUp.ts';
import styles from './RegistrationPage.module.css';

export function RegisterCard({ lookUp }: { readonly lookUp: CompanyLookUp }) {
  const { t } = useTranslation();
  return (
    <div aria-live="polite">
      {lookUp.state === 'found' && (
        <div
          className={`round-12 pad-12-16 ${styles['register-card']} cluster gap-12${lookUp.company.status === 'active' ? ' is-found' : ' is-stopped'}`}
        >
          <SealCheckIcon size={24} weight="fill" />
          <p>
            <b className="as-block text-16 weight-660">{lookUp.company.name}</b>
            <Facts company={lookUp.company} />
          </p>
          <span className={`white-ground round-4 tiny narrow ${styles['register-tag']}`}>
            {t('registration.found')}
          </span>
        </div>
      )}
      {lookUp.state === 'not_found' && (
        <div className={`round-12 pad-12-16 ${styles['register-card']} cluster gap-12`}>
          <InfoIcon size={22} weight="fill" />
          <p>
            <b className="as-block text-16 weight-660">{t('registration.notFound')}</b>
            <span>{t('registration.notFoundText')}</span>
          </p>
        </div>
      )}
      {lookUp.state === 'failed' && (
        <div className={`round-12 pad-12-16 ${styles['register-card']} cluster gap-12 is-stopped`}>
          <WarningCircleIcon size={22} weight="fill" />
          <p>
            <b className="as-block text-16 weight-660">{t('registration.lookUpFailed')}</b>
            <span>{t('registration.lookUpFailedText')}</span>
          </p>
        </div>
      )}
    </div>
  );
}

type FoundCompany = Extract<CompanyLookUp, { state: 'found' }>['company'];

function Facts({ company }: { readonly company: FoundCompany }) {
  const { t } = useTranslation();
  const { address, activity, active_since: since, status } = company;
  const street = [address?.street, address?.street_number].filter(Boolean).join(' ');
  const place = address === null ? '' : `${street}, ${address.postal} ${address.city}.`;
  const year = since?.slice(0, 4) ?? '';
  const isActive = status === 'active';
  const statusText = isActive
    ? year === ''
      ? ''
      : t('registration.activeSince', { year })
    : t('registration.stopped');
  const details = [activity?.text ?? '', statusText].filter((part) => part !== '').join(', ');
  return (
    <>
      <span>{place}</span> {details !== '' && <span>{`${details}.`}</span>}
    </>
  );
}
