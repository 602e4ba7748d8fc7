import Button from '@mui/material/Button';
import { UserPlusIcon } from '@phosphor-icons/react/dist/csr/UserPlus';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { InviteDialog } from './InviteDialog.tsx';
import styles from './InvitationsPart.module.css';

/** @param ownLimit cents; null for none */
export function InviteButton({ ownLimit }: { readonly ownLimit: number | null }) {
  const { t } = useTranslation();
  const [isInviting, setIsInviting] = useState(false);
  return (
    <>
      <Button
        variant="contained"
        className={`${styles['invite-button']}`}
        startIcon={<UserPlusIcon size={20} />}
        onClick={() => setIsInviting(true)}
      >
        {t('invitation.portal.invite')}
      </Button>
      {isInviting && <InviteDialog ownLimit={ownLimit} onClose={() => setIsInviting(false)} />}
    </>
  );
}
