import { CheckCircleIcon } from '@phosphor-icons/react/dist/csr/CheckCircle';
import { InfoIcon } from '@phosphor-icons/react/dist/csr/Info';
import { WarningCircleIcon } from '@phosphor-icons/react/dist/csr/WarningCircle';
import { Link } from 'react-router-dom';
import type { OfficeRegistrationDetail } from '@talloor/contracts/endpoints/officeRegistrations.ts';
import { formatShortWeekday } from '@talloor/rules/format/dates.ts';
import { useOfficeText, type OfficeTextKey } from '../i18n/useOfficeText.ts';

const titleOf = ([first]: OfficeRegistrationDetail['doubles']): OfficeTextKey =>
  first === undefined
    ? 'registrations.noDouble'
    : first.why === 'its_customer'
      ? 'registrations.known'
      : 'registrations.double';

export const RegistrationNotes = ({ registration }: { readonly registration: OfficeRegistrationDetail }) => {
  const { t, language } = useOfficeText();
  const { postal, is_undelivered: isUndelivered, delivery_days: days, delivery_window: window, doubles } = registration;
  return (
    <div className="registration-notes stack gap-12">
      {postal !== null && (
        <div
          className={`no-margin round-8 pad-12-16 registration-note flex gap-12 ${isUndelivered ? 'is-bad' : 'is-ok'}`}
        >
          {isUndelivered ? (
            <WarningCircleIcon size="1.25rem" weight="fill" aria-hidden />
          ) : (
            <CheckCircleIcon size="1.25rem" weight="fill" aria-hidden />
          )}
          <p className="no-margin">
            <b>{t(isUndelivered ? 'registrations.undelivered' : 'registrations.delivered', { postal })}</b>
            <br />
            <span>
              {isUndelivered || window === null
                ? t('registrations.undeliveredText')
                : t('registrations.deliveredDays', { days: daysOf(days, language), ...window })}
            </span>
          </p>
        </div>
      )}
      <div className="no-margin round-8 pad-12-16 registration-note flex gap-12">
        <InfoIcon size="1.25rem" weight="fill" aria-hidden />
        <div>
          <b>{t(titleOf(doubles))}</b>
          {doubles.length === 0 && <p className="no-margin">{t('registrations.noDoubleText')}</p>}
          <ul>
            {doubles.map(({ customer_number: number, name, address, why: matchReason }) => (
              <li key={number}>
                <span>{number}</span> <span>{name}</span>, <span>{address}</span>:{' '}
                <span>{t(`registrations.why.${matchReason}`)}</span>.{' '}
                <Link to={`/customers/${number}/show`} aria-label={`${t('registrations.compare')} ${number} ${name}`}>
                  {t('registrations.compare')}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </div>
      {registration.existing_user_id !== null && (
        <p className="no-margin round-8 pad-12-16 registration-note flex gap-12">
          {t('registrations.hasLogin', { user: registration.existing_user_id })}
        </p>
      )}
      {registration.claimed_customer !== null && registration.customer_number === null && (
        <p className="no-margin round-8 pad-12-16 registration-note flex gap-12 is-bad">
          {t('registrations.claimed', { number: registration.claimed_customer })}
        </p>
      )}
    </div>
  );
};

const monday = Date.parse('2026-03-09T12:00:00Z') / 1000;

function daysOf(days: readonly number[], language: 'nl' | 'fr'): string {
  const word = (day: number) => formatShortWeekday(language, monday + (day - 1) * 86_400);
  const [first] = days;
  const last = days.at(-1);
  const isSpan = days.length > 2 && first !== undefined && last !== undefined && last - first === days.length - 1;
  return isSpan ? `${word(first)} – ${word(last)}` : days.map(word).join(', ');
}
