import Button from '@mui/material/Button';
import { UserPlusIcon } from '@phosphor-icons/react/dist/csr/UserPlus';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadFailed } from '../../components/LoadFailed.tsx';
import { InvitationCard } from './InvitationCard.tsx';
import './InvitationsPart.css';
import { InviteDialog } from './InviteDialog.tsx';
import { useInvitations } from './useInvitations.ts';

/** Invites somebody, and who was invited and did not accept yet (ADR 0107). */
export function InvitationsPart() {
  const { t } = useTranslation();
  const [isInviting, setIsInviting] = useState(false);
  const model = useInvitations();
  const { data, error } = model;
  const waiting = data?.invitations ?? [];
  return (
    <section className="invitations" aria-labelledby={waiting.length > 0 ? 'portal-invitations' : undefined}>
      {waiting.length > 0 && <h2 id="portal-invitations">{t('invitation.portal.count', { count: waiting.length })}</h2>}
      {waiting.length > 0 && (
        <ul className="portal-users">
          {waiting.map((invitation) => (
            <InvitationCard key={invitation.invitation_id} invitation={invitation} model={model} />
          ))}
        </ul>
      )}
      {data === undefined && error !== null && (
        <div className="card">
          <LoadFailed
            title={t('invitation.portal.failed.load')}
            text={t('invitation.portal.failed.loadText')}
            onRetry={() => void model.refetch()}
          />
        </div>
      )}
      <Button
        variant="contained"
        className="invite-button"
        startIcon={<UserPlusIcon size={20} />}
        onClick={() => setIsInviting(true)}
      >
        {t('invitation.portal.invite')}
      </Button>
      {isInviting && <InviteDialog model={model} onClose={() => setIsInviting(false)} />}
    </section>
  );
}
