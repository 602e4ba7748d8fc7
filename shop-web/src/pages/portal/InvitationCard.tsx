import Button from '@mui/material/Button';
import { formatDate } from '@talloor/rules/format/dates.ts';
import { formatAmount } from '@talloor/rules/format/money.ts';
import { eurosOfCents } from '@talloor/rules/money/rounding.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StateChip } from '../../components/StateChip.tsx';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { invitedName, type Invitation, type InvitationsModel } from './useInvitations.ts';
import { WithdrawDialog } from './WithdrawDialog.tsx';
import invitationsPartStyles from './InvitationsPart.module.css';
import portalPageStyles from './PortalPage.module.css';

type InvitationCardProps = { readonly invitation: Invitation; readonly model: InvitationsModel };
const chips = { open: 'open', expired: 'skipped', lapsed: 'blocked' } as const;

export function InvitationCard({ invitation, model }: InvitationCardProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [asks, setAsks] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const { state, rights, order_limit_cents: limit, invited_by: inviter } = invitation;
  const name = invitedName(invitation);
  const titleId = `invitation-${invitation.invitation_id}`;
  const moment = formatDate(language, Date.parse(invitation.expires_at) / 1000);
  const mayDo = rights.map((right) => t(`portal.rights.${right}`)).join(', ');
  const facts = [
    mayDo === '' ? t('invitation.portal.nothing') : mayDo,
    ...(limit === null ? [] : [t('invitation.portal.upTo', { amount: formatAmount(language, eurosOfCents(limit)) })]),
  ];
  const renew = async () => {
    if (isBusy) return;
    setIsBusy(true);
    await model.renew(invitation);
    setIsBusy(false);
  };
  return (
    <li className="stack at-top pad-12-16 card portal-user is-invited" aria-labelledby={titleId}>
      <div className={`shrinks breaks ${portalPageStyles['portal-who']}`}>
        <h3 id={titleId}>{name}</h3>
        <p className="facts">
          <span>{invitation.email}</span>
        </p>
        <StateChip state={chips[state]}>{t(`invitation.portal.${state}`)}</StateChip>
      </div>
      <div className="shrinks breaks">
        <p className="facts">
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </p>
        <p className="facts muted">
          {inviter !== '' && <span>{t('invitation.portal.by', { name: inviter })}</span>}
          <span>{t(state === 'expired' ? 'invitation.portal.until_past' : 'invitation.portal.until', { moment })}</span>
          {state === 'open' && invitation.mailed_at === null && <span>{t('invitation.portal.underWay')}</span>}
        </p>
        {state === 'lapsed' && (
          <p className={`${portalPageStyles['portal-note']} small`}>{t('invitation.portal.lapsedText')}</p>
        )}
      </div>
      <div className={`${invitationsPartStyles['invitation-acts']} wraps to-end`}>
        <Button
          variant="text"
          aria-label={t('invitation.portal.renewOf', { name })}
          aria-busy={isBusy || undefined}
          onClick={() => void renew()}
        >
          {t('invitation.portal.renew')}
        </Button>
        <Button variant="text" aria-label={t('invitation.portal.withdrawOf', { name })} onClick={() => setAsks(true)}>
          {t('invitation.portal.withdraw')}
        </Button>
      </div>
      <WithdrawDialog invitation={invitation} model={model} isOpen={asks} onClose={() => setAsks(false)} />
    </li>
  );
}
