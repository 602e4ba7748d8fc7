import { CheckCircleIcon } from '@phosphor-icons/react/dist/csr/CheckCircle';
import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check';
import { InfoIcon } from '@phosphor-icons/react/dist/csr/Info';
import { WarningCircleIcon } from '@phosphor-icons/react/dist/csr/WarningCircle';
import { Link } from 'react-router-dom';
import { formatShortWeekday } from '@talloor/rules/format/dates.ts';
import { functionTitleTexts } from '@talloor/messages/registration/functionTitles.ts';
import { functionTitles } from '@talloor/rules/company/functionTitles.ts';
import { sectors } from '@talloor/rules/account/sectors.ts';
import type { OfficeRegistrationDetail } from '@talloor/contracts/endpoints/officeRegistrations.ts';
import { useOfficeText } from '../i18n/useOfficeText.ts';
import { CompareTable } from './CompareTable.tsx';
import { contactName } from './contactName.ts';
import { segmentOf } from '../people/segmentOf.ts';
import { whenOf } from './whenOf.ts';

export type RegistrationAct = 'accept' | 'question' | 'refuse';
type RegistrationDetailProps = {
  readonly registration: OfficeRegistrationDetail;
  readonly segment: string;
  readonly chooseSegment: (segment: string) => void;
  /** Null for who may only look. */
  readonly onAct: ((act: RegistrationAct) => void) | null;
};

/** All that decides about a registration: whether it can be delivered, whether it is a customer already, and how it compares. */
export const RegistrationDetail = ({ registration, segment, chooseSegment, onAct }: RegistrationDetailProps) => {
  const { t, language } = useOfficeText();
  const { contact, status } = registration;
  const isOpen = status === 'todo' || status === 'waits_for_answer' || status === 'waits_for_link';
  const title = functionTitles.find((one) => one === contact?.position);
  const facts: readonly (readonly [string, string])[] = [
    [t('registrations.contact'), contactName(registration, t)],
    [t('registrations.position'), title ? functionTitleTexts[title][language] : ''],
    [t('registrations.phone'), [contact?.phone, contact?.mobile].filter(Boolean).join(', ')],
    [t('registrations.email'), contact?.email ?? ''],
    [t('registrations.login'), registration.username ?? ''],
  ];
  const last: readonly (readonly [string, string])[] = [
    [
      t('registrations.terms'),
      t('registrations.acceptedAt', { when: whenOf(registration.terms_accepted_at, t, language) }),
    ],
    [t('registrations.extraEmail'), contact?.extra_email ?? ''],
  ];
  return (
    <section className="office-card registration-detail" aria-labelledby="registration-name">
      <header>
        <div>
          <h2 id="registration-name" tabIndex={-1}>
            {registration.company_name ?? t('registrations.erased')}
          </h2>
          <p>
            {t('registrations.filedBy', {
              when: whenOf(registration.filed_at, t, language),
              name: [contact?.first_name, contact?.last_name].filter(Boolean).join(' ') || '–',
              language: registration.language,
            })}
          </p>
        </div>
        {isOpen && onAct && (
          <div className="registration-acts">
            <button type="button" className="office-button office-remove" onClick={() => onAct('refuse')}>
              {t('registrations.refuse')}
            </button>
            <button type="button" className="office-button" onClick={() => onAct('question')}>
              {t('registrations.ask')}
            </button>
            <button type="button" className="office-button office-save" onClick={() => onAct('accept')}>
              <CheckIcon size="1rem" weight="bold" aria-hidden />{' '}
              {t(registration.customer_number === null ? 'registrations.accept' : 'registrations.link')}
            </button>
          </div>
        )}
      </header>
      <div className="registration-body">
        <Notes registration={registration} />
        {registration.kind === 'registration' && <CompareTable registration={registration} />}
        <dl className="registration-facts">
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value === '' ? t('registrations.none') : value}</dd>
            </div>
          ))}
          <div>
            <dt>
              <label htmlFor="registration-segment">{t('registrations.segment')}</label>
            </dt>
            <dd>
              {isOpen && onAct ? (
                <select
                  id="registration-segment"
                  className="office-field"
                  value={segment}
                  onChange={(event) => chooseSegment(event.target.value)}
                >
                  {sectors.map((sector) => (
                    <option key={sector} value={sector}>
                      {t(`registrations.segments.${sector}`)}
                    </option>
                  ))}
                </select>
              ) : (
                segmentOf(registration.segment ?? registration.sector, t)
              )}
            </dd>
          </div>
          {last.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value === '' ? t('registrations.none') : value}</dd>
            </div>
          ))}
        </dl>
        <Story registration={registration} />
      </div>
    </section>
  );
};

const Notes = ({ registration }: { readonly registration: OfficeRegistrationDetail }) => {
  const { t, language } = useOfficeText();
  const { postal, is_undelivered: isUndelivered, delivery_days: days, delivery_window: window, doubles } = registration;
  return (
    <div className="registration-notes">
      {postal !== null && (
        <div className={`registration-note ${isUndelivered ? 'is-bad' : 'is-ok'}`}>
          {isUndelivered ? (
            <WarningCircleIcon size="1.25rem" weight="fill" aria-hidden />
          ) : (
            <CheckCircleIcon size="1.25rem" weight="fill" aria-hidden />
          )}
          <p>
            <b>{t(isUndelivered ? 'registrations.undelivered' : 'registrations.delivered', { postal })}</b>
            <br />
            {isUndelivered || window === null
              ? t('registrations.undeliveredText')
              : t('registrations.deliveredDays', { days: daysOf(days, language), ...window })}
          </p>
        </div>
      )}
      <div className="registration-note">
        <InfoIcon size="1.25rem" weight="fill" aria-hidden />
        <div>
          <b>{t(doubles.length > 0 ? 'registrations.double' : 'registrations.noDouble')}</b>
          {doubles.length === 0 && <p>{t('registrations.noDoubleText')}</p>}
          <ul>
            {doubles.map(({ customer_number: number, name, why }) => (
              <li key={number}>
                {number} {name}, {t(`registrations.why.${why}`)}.{' '}
                <Link to={`/customers/${number}/show`} aria-label={`${t('registrations.compare')} ${number} ${name}`}>
                  {t('registrations.compare')}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </div>
      {registration.existing_user_id !== null && (
        <p className="registration-note">{t('registrations.hasLogin', { user: registration.existing_user_id })}</p>
      )}
      {registration.claimed_customer !== null && registration.customer_number === null && (
        <p className="registration-note is-bad">
          {t('registrations.claimed', { number: registration.claimed_customer })}
        </p>
      )}
    </div>
  );
};

/** What was asked and answered, and what was decided. */
const Story = ({ registration }: { readonly registration: OfficeRegistrationDetail }) => {
  const { t, language } = useOfficeText();
  const { question, answer, refusal, customer_number: customer, settled_at: at, settled_by: by, status } = registration;
  const parts: readonly (readonly [string, string | null])[] = [
    [t('registrations.question'), question],
    [t('registrations.answer'), answer],
    [t('registrations.refusal'), refusal],
  ];
  return (
    <div className="registration-story">
      {parts.map(([label, text]) =>
        text === null ? null : (
          <div key={label}>
            <h3>{label}</h3>
            <p>{text}</p>
          </div>
        ),
      )}
      {customer !== null && (
        <p>
          <Link to={`/customers/${customer}/show`}>
            {status === 'accepted'
              ? `${t('registrations.customer')} ${customer}`
              : t('registrations.forCustomer', { number: customer })}
          </Link>
        </p>
      )}
      {at !== null && by !== null && <p>{t('registrations.settled', { when: whenOf(at, t, language), who: by })}</p>}
    </div>
  );
};

/** A Monday, to name weekdays by. */
const monday = Date.parse('2026-03-09T12:00:00Z') / 1000;

/** Weekdays in words, those that follow each other as a span. */
function daysOf(days: readonly number[], language: 'nl' | 'fr'): string {
  const word = (day: number) => formatShortWeekday(language, monday + (day - 1) * 86_400);
  const [first] = days;
  const last = days.at(-1);
  const isSpan = days.length > 2 && first !== undefined && last !== undefined && last - first === days.length - 1;
  return isSpan ? `${word(first)} – ${word(last)}` : days.map(word).join(', ');
}
