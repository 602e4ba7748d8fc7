import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check';
import { Link } from 'react-router-dom';
import { functionTitleTexts } from '@talloor/messages/registration/functionTitles.ts';
import { functionTitles } from '@talloor/rules/company/functionTitles.ts';
import { sectors } from '@talloor/rules/account/sectors.ts';
import type { OfficeRegistrationDetail } from '@talloor/contracts/endpoints/officeRegistrations.ts';
import { useOfficeText, type OfficeTextKey } from '../i18n/useOfficeText.ts';
import { CompareTable } from './CompareTable.tsx';
import { contactName } from './contactName.ts';
import { RegistrationNotes } from './RegistrationNotes.tsx';
import { segmentOf } from '../people/segmentOf.ts';
import { formatRelativeDay } from './formatRelativeDay.ts';

export type RegistrationAct = 'accept' | 'question' | 'refuse';
type RegistrationDetailProps = {
  readonly registration: OfficeRegistrationDetail;
  readonly segment: string;
  readonly chooseSegment: (segment: string) => void;
  /** Null when read-only. */
  readonly onAct: ((act: RegistrationAct) => void) | null;
};

export const RegistrationDetail = ({ registration, segment, chooseSegment, onAct }: RegistrationDetailProps) => {
  const { t, language } = useOfficeText();
  const { contact, status } = registration;
  const isOpen = status === 'todo' || status === 'waits_for_answer' || status === 'waits_for_link';
  const title = functionTitles.find((each) => each === contact?.position);
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
      t('registrations.acceptedAt', { when: formatRelativeDay(registration.terms_accepted_at, t, language) }),
    ],
    [t('registrations.extraEmail'), contact?.extra_email ?? ''],
  ];
  return (
    <section className="office-card registration-detail" aria-labelledby="registration-name">
      <header className="cluster apart line-below">
        <div>
          <h2 className="no-margin" id="registration-name" tabIndex={-1}>
            {registration.company_name ?? t('registrations.erased')}
          </h2>
          <p>
            {t('registrations.filedBy', {
              when: formatRelativeDay(registration.filed_at, t, language),
              name: [contact?.first_name, contact?.last_name].filter(Boolean).join(' ') || '–',
              language: registration.language,
            })}
          </p>
        </div>
        {isOpen && onAct && (
          <div className="registration-acts wraps gap-8">
            <button type="button" className="office-button office-remove" onClick={() => onAct('refuse')}>
              {t('registrations.refuse')}
            </button>
            <button type="button" className="office-button" onClick={() => onAct('question')}>
              {t('registrations.ask')}
            </button>
            <button type="button" className="office-button office-save" onClick={() => onAct('accept')}>
              <CheckIcon size="1rem" weight="bold" aria-hidden />{' '}
              <span>{t(registration.customer_number === null ? 'registrations.accept' : 'registrations.link')}</span>
            </button>
          </div>
        )}
      </header>
      <div className="registration-body stack gap-16">
        <RegistrationNotes registration={registration} />
        {registration.kind === 'registration' && <CompareTable registration={registration} />}
        <dl className="stack no-margin framed round-12 clips registration-facts">
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt className="muted tiny">{label}</dt>
              <dd>{value === '' ? t('registrations.none') : value}</dd>
            </div>
          ))}
          <div>
            <dt className="muted tiny">
              <label htmlFor="registration-segment">{t('registrations.segment')}</label>
            </dt>
            <dd>
              {isOpen && onAct ? (
                <select
                  id="registration-segment"
                  className="full office-field"
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
              <dt className="muted tiny">{label}</dt>
              <dd>{value === '' ? t('registrations.none') : value}</dd>
            </div>
          ))}
        </dl>
        <Story registration={registration} />
      </div>
    </section>
  );
};

const Story = ({ registration }: { readonly registration: OfficeRegistrationDetail }) => {
  const { t, language } = useOfficeText();
  const {
    question,
    answer,
    refusal,
    acceptance,
    customer_number: customer,
    settled_at: at,
    settled_by: by,
    status,
  } = registration;
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
      {at !== null && by !== null && (
        <p>
          <span>{t('registrations.settled', { when: formatRelativeDay(at, t, language), who: by })}</span>
          {acceptance !== null && <span>{`: ${t(`reasons.${acceptance}` as OfficeTextKey)}`}</span>}
        </p>
      )}
    </div>
  );
};
