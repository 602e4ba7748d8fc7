import { Link } from 'react-router-dom';
import type { OfficeRegistration } from '@talloor/contracts/endpoints/officeRegistrations.ts';
import { useOfficeText } from '../i18n/useOfficeText.ts';
import { RegistrationTag } from './RegistrationTag.tsx';
import { segmentOf } from '../people/segmentOf.ts';
import type { RegistrationTab } from './useRegistrations.ts';
import { formatRelativeDay } from './formatRelativeDay.ts';

type RegistrationQueueProps = {
  readonly registrations: readonly OfficeRegistration[];
  readonly tab: RegistrationTab;
  readonly chosenId: string | null;
};

export const RegistrationQueue = ({ registrations, tab, chosenId }: RegistrationQueueProps) => {
  const { t, language } = useOfficeText();
  return (
    <nav className="office-card registration-queue" aria-label={t('registrations.queue')}>
      <ul>
        {registrations.map((registration) => (
          <li key={registration.id}>
            <Link
              className="no-underline stack pad-12-16 small"
              to={`?tab=${tab}&id=${registration.id}`}
              aria-current={registration.id === chosenId ? 'true' : undefined}
            >
              <b className="text-15 weight-620 ink-900 breaks">
                {registration.company_name ?? t('registrations.erased')}
              </b>
              <span>
                {[
                  segmentOf(registration.sector, t).toLowerCase(),
                  [registration.postal, registration.city].filter(Boolean).join(' '),
                ]
                  .filter((part) => part !== '')
                  .join(', ')}
              </span>
              <span className="above-4 registration-queue-foot cluster apart">
                <RegistrationTag registration={registration} />
                <span>{formatRelativeDay(registration.settled_at ?? registration.filed_at, t, language)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};
