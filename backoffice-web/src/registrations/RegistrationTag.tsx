import type { OfficeRegistration } from '@talloor/contracts/endpoints/officeRegistrations.ts';
import { useOfficeText } from '../i18n/useOfficeText.ts';

export const RegistrationTag = ({ registration }: { readonly registration: OfficeRegistration }) => {
  const { t } = useOfficeText();
  const { key, tone } = tagOf(registration);
  return <span className={`registration-tag is-${tone}`}>{t(`registrations.tag.${key}`)}</span>;
};

function tagOf({
  status,
  outcome,
  kind,
  is_undelivered: isUndelivered,
  has_business_id: hasNumber,
}: OfficeRegistration) {
  if (status === 'accepted') return { key: 'accepted', tone: 'ok' } as const;
  if (status === 'refused') return { key: 'refused', tone: 'bad' } as const;
  if (status === 'waits_for_answer' || status === 'waits_for_link') return { key: status, tone: 'plain' } as const;
  if (isUndelivered) return { key: 'undelivered', tone: 'bad' } as const;
  if (outcome !== 'created') return { key: outcome, tone: 'plain' } as const;
  if (!hasNumber && kind === 'registration') return { key: 'without_number', tone: 'plain' } as const;
  return { key: 'created', tone: 'ok' } as const;
}
