import { useTranslation } from 'react-i18next';
import { LoadFailed } from '../../components/LoadFailed.tsx';
import { InvitationCard } from './InvitationCard.tsx';
import './InvitationsPart.module.css';
import { useInvitations } from './useInvitations.ts';

/** ADR 0107. */
export function InvitationsPart() {
  const { t } = useTranslation();
  const model = useInvitations();
  const { data, error } = model;
  if (data === undefined)
    return (
      error !== null && (
        <div className="stack gap-12 card invitations">
          <LoadFailed
            title={t('invitation.portal.failed.load')}
            text={t('invitation.portal.failed.loadText')}
            onRetry={() => void model.refetch()}
          />
        </div>
      )
    );
  const waiting = data.invitations;
  if (waiting.length === 0) return null;
  return (
    <section className="stack gap-12 invitations" aria-labelledby="portal-invitations">
      <h2 id="portal-invitations">{t('invitation.portal.count', { count: waiting.length })}</h2>
      <ul className="portal-users">
        {waiting.map((invitation) => (
          <InvitationCard key={invitation.invitation_id} invitation={invitation} model={model} />
        ))}
      </ul>
    </section>
  );
}
