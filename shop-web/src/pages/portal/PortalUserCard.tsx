import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StateChip } from '../../components/StateChip.tsx';
import { usePastDay } from '../../i18n/usePastDay.ts';
import { OrderLimitField } from './OrderLimitField.tsx';
import { RemoveUserDialog } from './RemoveUserDialog.tsx';
import { RightsFields } from './RightsFields.tsx';
import { nameOf, type PortalUser, type PortalUsersModel } from './usePortalUsers.ts';
import styles from './PortalPage.module.css';

type PortalUserCardProps = {
  readonly user: PortalUser;
  readonly model: PortalUsersModel;
  readonly ownLimit: number | null;
};

export function PortalUserCard({ user, model, ownLimit }: PortalUserCardProps) {
  const { t } = useTranslation();
  const pastDay = usePastDay();
  const [asks, setAsks] = useState(false);
  const name = nameOf(user);
  const reasonId = `portal-own-${user.user_id}`;
  return (
    <li className="stack at-top pad-12-16 card portal-user" aria-labelledby={`portal-user-${user.user_id}`}>
      <div className={`shrinks breaks ${styles['portal-who']}`}>
        <h3 id={`portal-user-${user.user_id}`}>
          <span>{name}</span>
          {user.is_self && (
            <span className="muted">
              {' '}
              <span>{t('portal.self')}</span>
            </span>
          )}
        </h3>
        <p className="facts">
          <span>{user.username}</span>
          {user.email !== '' && <span>{user.email}</span>}
        </p>
        {user.joined_at !== null && (
          <StateChip state="done">
            {t('portal.joined', { moment: pastDay(Date.parse(user.joined_at) / 1000) })}
          </StateChip>
        )}
        {user.status === 'suspended' && <StateChip state="blocked">{t('portal.suspended')}</StateChip>}
      </div>
      <RightsFields
        rights={user.rights}
        legend={t('portal.rightsOf', { name })}
        rolesLabel={t('portal.roles.of', { name })}
        ownReasonId={user.is_self ? reasonId : undefined}
        onChange={(change) => void model.setRights(user, change)}
      />
      <OrderLimitField
        limit={user.order_limit_cents}
        isDisabled={user.is_self}
        ownLimit={ownLimit}
        onLimit={(limit) => void model.setLimit(user, limit)}
      />
      {user.is_self ? (
        <p id={reasonId} className={`${styles['portal-note']} small muted`}>
          {t('portal.ownRight')}
        </p>
      ) : (
        <Button variant="text" className={`${styles['portal-remove']}`} onClick={() => setAsks(true)}>
          <span>{t('portal.remove', { name })}</span>
        </Button>
      )}
      <RemoveUserDialog user={user} model={model} isOpen={asks} onClose={() => setAsks(false)} />
    </li>
  );
}
