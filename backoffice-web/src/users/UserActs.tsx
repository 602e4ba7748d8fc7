import { EnvelopeSimpleIcon } from '@phosphor-icons/react/dist/csr/EnvelopeSimple';
import { LockKeyOpenIcon } from '@phosphor-icons/react/dist/csr/LockKeyOpen';
import { PauseCircleIcon } from '@phosphor-icons/react/dist/csr/PauseCircle';
import { PlayCircleIcon } from '@phosphor-icons/react/dist/csr/PlayCircle';
import { XCircleIcon } from '@phosphor-icons/react/dist/csr/XCircle';
import { useState } from 'react';
import {
  cancelUser,
  type OfficeUser,
  reactivateUser,
  sendPasswordLink,
  suspendUser,
} from '@talloor/contracts/endpoints/officeAccounts.ts';
import { officeClient } from '../data/officeClient.ts';
import { useOfficeText } from '../i18n/useOfficeText.ts';
import { ReasonDialog } from '../people/ReasonDialog.tsx';
import { UnlockDialog } from './UnlockDialog.tsx';
import { userName } from './userName.ts';

type Asked = 'unlock' | 'link' | 'suspend' | 'reactivate' | 'cancel';

export const UserActs = ({ user }: { readonly user: OfficeUser }) => {
  const { t } = useOfficeText();
  const [asked, setAsked] = useState<Asked | null>(null);
  const name = userName(user, t);
  const params = { id: user.id };
  const close = () => setAsked(null);
  return (
    <fieldset className="people-acts" aria-label={t('people.actions')}>
      {user.blocked_until !== null && (
        <button type="button" className="office-button" onClick={() => setAsked('unlock')}>
          <LockKeyOpenIcon size="1.125rem" aria-hidden />
          {t('users.unlock')}
        </button>
      )}
      {user.status === 'active' && user.email !== null && (
        <button type="button" className="office-button" onClick={() => setAsked('link')}>
          <EnvelopeSimpleIcon size="1.125rem" aria-hidden />
          {t('users.sendLink')}
        </button>
      )}
      {user.status === 'active' && (
        <button type="button" className="office-button" onClick={() => setAsked('suspend')}>
          <PauseCircleIcon size="1.125rem" aria-hidden />
          {t('users.suspend')}
        </button>
      )}
      {user.status === 'suspended' && (
        <button type="button" className="office-button" onClick={() => setAsked('reactivate')}>
          <PlayCircleIcon size="1.125rem" aria-hidden />
          {t('users.reactivate')}
        </button>
      )}
      {user.status !== 'cancelled' && (
        <button type="button" className="office-button office-remove" onClick={() => setAsked('cancel')}>
          <XCircleIcon size="1.125rem" aria-hidden />
          {t('users.stop')}
        </button>
      )}
      {asked === 'link' && (
        <ReasonDialog
          act="sendReset"
          title={t('users.sendLinkTitle', { name })}
          hint={t('users.sendLinkHint', { email: user.email ?? '' })}
          submit={t('users.sendLink')}
          done={t('users.linkSent', { name })}
          onClose={close}
          onGo={(reason) => officeClient.call(sendPasswordLink, { params, body: { reason } })}
        />
      )}
      {asked === 'unlock' && <UnlockDialog user={user} onClose={close} />}
      {asked === 'suspend' && (
        <ReasonDialog
          act="suspendUser"
          title={t('users.suspendTitle', { name })}
          hint={t('users.suspendHint')}
          submit={t('users.suspend')}
          done={t('users.suspended', { name })}
          onClose={close}
          onGo={(reason) => officeClient.call(suspendUser, { params, body: { reason } })}
        />
      )}
      {asked === 'reactivate' && (
        <ReasonDialog
          act="reactivateUser"
          title={t('users.reactivateTitle', { name })}
          hint={t('users.reactivateHint')}
          submit={t('users.reactivate')}
          done={t('users.reactivated', { name })}
          onClose={close}
          onGo={(reason) => officeClient.call(reactivateUser, { params, body: { reason } })}
        />
      )}
      {asked === 'cancel' && (
        <ReasonDialog
          act="cancelUser"
          title={t('users.stopTitle', { name })}
          hint={t('users.stopHint')}
          submit={t('users.stop')}
          done={t('users.stopped', { name })}
          isFinal
          onClose={close}
          onGo={(reason) => officeClient.call(cancelUser, { params, body: { reason } })}
        />
      )}
    </fieldset>
  );
};
