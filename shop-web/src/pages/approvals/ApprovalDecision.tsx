import Button from '@mui/material/Button';
import { ClockCountdownIcon } from '@phosphor-icons/react/dist/csr/ClockCountdown';
import { formatWeekdayTime } from '@talloor/rules/format/dates.ts';
import { formatAmount, formatApproximate } from '@talloor/rules/format/money.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { ChangeList } from '../../basket/ChangeList.tsx';
import { Notice } from '../../components/Notice.tsx';
import { useLanguage, usePath } from '../../i18n/LanguageProvider.tsx';
import { useMay } from '../../session/useMay.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import { focusHeading } from '../../shell/focusHeading.ts';
import { ApprovalStateChip } from './ApprovalStateChip.tsx';
import { changesSinceAsked } from './changesSinceAsked.ts';
import { SendBackDialog } from './SendBackDialog.tsx';
import type { Approval, ApprovalModel } from './useApproval.ts';
import { DecideBefore } from './DecideBefore.tsx';
import styles from './ApprovalsPage.module.css';

type ApprovalDecisionProps = { readonly approval: Approval; readonly model: ApprovalModel };

export function ApprovalDecision({ approval: approvalDetail, model }: ApprovalDecisionProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const path = usePath();
  const { user } = useSession();
  const { approval, message, extra_emails: extra } = approvalDetail;
  const { status, is_own: isOwn } = approval;
  const isWaiting = status === 'awaiting';
  const changes = isWaiting ? changesSinceAsked(approvalDetail) : [];
  const asker = approval.asked_by || t('approvals.somebody');
  const moment = (seconds: number) => formatWeekdayTime(language, seconds);
  return (
    <section className="one-column below-16 card padded stack gap-12" aria-labelledby="approval-who">
      <div className="cluster apart approval-who">
        <h2 className="breaks" id="approval-who">
          {isOwn ? t('approvals.askedByYou') : t('approvals.askedBy', { name: asker })}
        </h2>
        <ApprovalStateChip approval={approval} />
      </div>
      <p className="facts">
        <span>{t('approvals.askedAt', { moment: moment(approval.asked_at) })}</span>
        {approval.counted !== null && (
          <span>
            {t('approvals.counted', {
              counted: formatApproximate(language, approval.counted, approval.is_approximate),
              limit: formatAmount(language, approval.limit),
            })}
          </span>
        )}
      </p>
      {isWaiting && (
        <p className={`${styles['approval-card-deadline']} row gap-6`}>
          <ClockCountdownIcon size={16} weight="fill" />
          <b>
            <DecideBefore deadline={approval.deadline} />
          </b>
        </p>
      )}
      {(approval.po_number !== '' || extra.length > 0 || message !== '') && (
        <dl className={`${styles['approval-said']} stack gap-4`}>
          {approval.po_number !== '' && (
            <div className="wraps">
              <dt className="muted">{t('checkout.reference')}</dt>
              <dd>{approval.po_number}</dd>
            </div>
          )}
          {extra.length > 0 && (
            <div className="wraps">
              <dt className="muted">{t('checkout.emails')}</dt>
              <dd>{extra.join(', ')}</dd>
            </div>
          )}
          {message !== '' && (
            <div className="wraps">
              <dt className="muted">{t('checkout.message')}</dt>
              <dd>{message}</dd>
            </div>
          )}
        </dl>
      )}
      {changes.length > 0 && (
        <Notice severity="warning" role="note">
          <b>{t('approvals.since')}</b>
          <ChangeList changes={changes} />
        </Notice>
      )}
      {isWaiting ? (
        <Waiting approvalDetail={approvalDetail} model={model} />
      ) : (
        <Decided
          approvalDetail={approvalDetail}
          showsOrders={user.features.pending_orders}
          ordersPath={path('orderDetail')}
        />
      )}
    </section>
  );
}

function Waiting({ approvalDetail, model }: { readonly approvalDetail: Approval; readonly model: ApprovalModel }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const path = usePath();
  const navigate = useNavigate();
  const { user } = useSession();
  const mayOrder = useMay('order');
  const [isAsking, setIsAsking] = useState(false);
  const { approval, basket, obstacle } = approvalDetail;
  const blocking = basket.messages.find(
    ({ code, is_blocking: isBlocking }) => isBlocking && code !== 'basket.awaiting_approval',
  );
  const mayDecide = user.rights.includes('approve') && (!approval.is_own || obstacle === null);
  const { amount_to_pay: amount } = basket;
  const withdraw = async () => {
    if (await model.withdraw()) await navigate(path('basket'));
  };
  const approve = async () => {
    if (await model.approve(approvalDetail)) focusHeading();
  };
  const reason =
    blocking?.message ?? (obstacle === null || approval.is_own ? null : t(`approvals.obstacle.${obstacle}`));
  return (
    <>
      {approval.is_own && <p>{t('approvals.ownWaits')}</p>}
      {approval.is_own && !mayOrder && <p className="muted">{t('portal.mayNotOrder')}</p>}
      {mayDecide && reason !== null && (
        <p className="bad-700" role="note">
          {reason}
        </p>
      )}
      <div className={`${styles['approval-actions']} wraps gap-12`}>
        {mayDecide && (
          <Button variant="contained" disabled={model.isBusy || reason !== null} onClick={() => void approve()}>
            <span>
              {amount === null
                ? t('approvals.approveHidden')
                : t('approvals.approve', { amount: formatApproximate(language, amount, basket.is_approximate) })}
            </span>
          </Button>
        )}
        {mayDecide && !approval.is_own && (
          <Button variant="outlined" disabled={model.isBusy} onClick={() => setIsAsking(true)}>
            {t('approvals.sendBack')}
          </Button>
        )}
        {approval.is_own && mayOrder && (
          <Button variant="outlined" disabled={model.isBusy} onClick={() => void withdraw()}>
            {t('approvals.withdraw')}
          </Button>
        )}
      </div>
      <SendBackDialog
        name={approval.asked_by || t('approvals.somebody')}
        model={model}
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
      />
    </>
  );
}

type DecidedProps = { readonly approvalDetail: Approval; readonly showsOrders: boolean; readonly ordersPath: string };

function Decided({ approvalDetail: { approval, basket }, showsOrders, ordersPath }: DecidedProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const path = usePath();
  const { order_number: order, decided_by: by, decided_at: at, status } = approval;
  const name = by ?? t('approvals.somebody');
  const moment = at === null ? '' : formatWeekdayTime(language, at);
  return (
    <>
      <p>
        {status === 'approved' && <span>{t('approvals.wasApproved', { name, moment, order: order ?? '' })}</span>}
        {status === 'sent_back' && <span>{t('approvals.wasSentBack', { name, moment })}</span>}
        {status === 'withdrawn' && <span>{t('approvals.wasWithdrawn', { name, moment })}</span>}
        {status === 'lapsed' && (
          <span>{t('approvals.wasLapsed', { moment: formatWeekdayTime(language, approval.deadline) })}</span>
        )}
      </p>
      {approval.reason !== null && <p className="above-6 pad-8-12 breaks approval-reason">{approval.reason}</p>}
      <div className={`${styles['approval-actions']} wraps gap-12`}>
        {order !== null && showsOrders && (
          <Button component={Link} to={`${ordersPath}?order=${order}`} variant="contained">
            {t('confirmation.toOrder')}
          </Button>
        )}
        {(status === 'sent_back' || status === 'lapsed') && basket.basket_id !== null && (
          <Button component={Link} to={`${path('basketView')}?id=${basket.basket_id}`} variant="contained">
            {t('approvals.toBasket')}
          </Button>
        )}
      </div>
    </>
  );
}
