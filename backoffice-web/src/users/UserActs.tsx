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

type UserAct = 'unlock' | 'link' | 'suspend' | 'reactivate' | 'cancel';

export const UserActs = ({ user }: { readonly user: OfficeUser }) => {
  const { t } = useOfficeText();
  const [openAct, setOpenAct] = useState<UserAct | null>(null);
  const name = userName(user, t);
  const params = { id: user.id };
  const close = () => setOpenAct(null);
  return (
    <fieldset className="no-border no-padding shrinks wraps gap-8 people-acts" aria-label={t('people.actions')}>
      {user.blocked_until !== null && (
        <button type="button" className="office-button" onClick={() => setOpenAct('unlock')}>
          <LockKeyOpenIcon size="1.125rem" aria-hidden />
          <span>{t('users.unlock')}</span>
        </button>
      )}
      {user.status === 'active' && user.email !== null && (
        <button type="button" className="office-button" onClick={() => setOpenAct('link')}>
          <EnvelopeSimpleIcon size="1.125rem" aria-hidden />
          <span>{t('users.sendLink')}</span>
        </button>
      )}
      {user.status === 'active' && (
        <button type="button" className="office-button" onClick={() => setOpenAct('suspend')}>
          <PauseCircleIcon size="1.125rem" aria-hidden />
          <span>{t('users.suspend')}</span>
        </button>
      )}
      {user.status === 'suspended' && (
        <button type="button" className="office-button" onClick={() => setOpenAct('reactivate')}>
          <PlayCircleIcon size="1.125rem" aria-hidden />
          <span>{t('users.reactivate')}</span>
        </button>
      )}
      {user.status !== 'cancelled' && (
        <button type="button" className="office-button office-remove" onClick={() => setOpenAct('cancel')}>
          <XCircleIcon size="1.125rem" aria-hidden />
          <span>{t('users.stop')}</span>
        </button>
      )}
      {openAct === 'link' && (
        <ReasonDialog
          act="sendReset"
          title={t('users.sendLinkTitle', { name })}
          hint={t('users.sendLinkHint', { email: user.email ?? '' })}
          submit={t('users.sendLink')}
          successMessage={t('users.linkSent', { name })}
          onClose={close}
          onGo={(reason) => officeClient.call(sendPasswordLink, { params, body: { reason } })}
        />
      )}
      {openAct === 'unlock' && <UnlockDialog user={user} onClose={close} />}
      {openAct === 'suspend' && (
        <ReasonDialog
          act="suspendUser"
          title={t('users.suspendTitle', { name })}
          hint={t('users.suspendHint')}
          submit={t('users.suspend')}
          successMessage={t('users.suspended', { name })}
          onClose={close}
          onGo={(reason) => officeClient.call(suspendUser, { params, body: { reason } })}
        />
      )}
      {openAct === 'reactivate' && (
        <ReasonDialog
          act="reactivateUser"
          title={t('users.reactivateTitle', { name })}
          hint={t('users.reactivateHint')}
          submit={t('users.reactivate')}
          successMessage={t('users.reactivated', { name })}
          onClose={close}
          onGo={(reason) => officeClient.call(reactivateUser, { params, body: { reason } })}
        />
      )}
      {openAct === 'cancel' && (
        <ReasonDialog
          act="cancelUser"
          title={t('users.stopTitle', { name })}
          hint={t('users.stopHint')}
          submit={t('users.stop')}
          successMessage={t('users.stopped', { name })}
          isFinal
          onClose={close}
          onGo={(reason) => officeClient.call(cancelUser, { params, body: { reason } })}
        />
      )}
    </fieldset>
  );
};
