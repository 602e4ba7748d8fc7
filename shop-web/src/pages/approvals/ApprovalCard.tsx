import Button from '@mui/material/Button';
import { ClockCountdownIcon } from '@phosphor-icons/react/dist/csr/ClockCountdown';
import { TruckIcon } from '@phosphor-icons/react/dist/csr/Truck';
import type { ApprovalSummary } from '@talloor/contracts/endpoints/approvals.ts';
import { formatDay, formatWeekdayTime } from '@talloor/rules/format/dates.ts';
import { formatApproximate } from '@talloor/rules/format/money.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useLanguage, usePath } from '../../i18n/LanguageProvider.tsx';
import { ApprovalStateChip } from './ApprovalStateChip.tsx';
import { DecideBefore } from './DecideBefore.tsx';
import styles from './ApprovalsPage.module.css';

export function ApprovalCard({ approval }: { approval: ApprovalSummary }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const path = usePath();
  const { first_articles: first, number_of_lines: count } = approval;
  const name = t('approvals.of', {
    name: approval.is_own ? t('approvals.you') : approval.asked_by || t('approvals.somebody'),
    moment: formatWeekdayTime(language, approval.asked_at),
  });
  const articles = first.join(', ');
  const others = count - first.length;
  const address = `${path('approvals')}?id=${approval.basket_id}`;
  const isWaiting = approval.status === 'awaiting';
  const button = t(isWaiting && !approval.is_own ? 'approvals.decide' : 'approvals.view');
  return (
    <li className={`stack pad-16 card ${styles['approval-card']}`}>
      <div className="shrinks breaks">
        <h3>
          <Link to={address}>{name}</Link>
        </h3>
        <p className="ink-700">{others > 0 ? t('keptBaskets.andMore', { articles, count: others }) : articles}</p>
        <p className="facts">
          <span>{t('shell.lines', { count })}</span>
          {approval.po_number !== '' && <span>{approval.po_number}</span>}
          {approval.delivery_date !== null && (
            <span>
              <TruckIcon size={16} />{' '}
              <span>{t('keptBaskets.delivery', { day: formatDay(language, approval.delivery_date) })}</span>
            </span>
          )}
        </p>
        {isWaiting && (
          <p className={`${styles['approval-card-deadline']} row gap-6`}>
            <ClockCountdownIcon size={16} weight="fill" />
            <DecideBefore deadline={approval.deadline} />
          </p>
        )}
        {approval.reason !== null && <p className="above-6 pad-8-12 breaks approval-reason">{approval.reason}</p>}
      </div>
      <div className={`flex column gap-8 ${styles['approval-card-side']}`}>
        <ApprovalStateChip approval={approval} />
        {approval.amount_to_pay !== null && (
          <b>{formatApproximate(language, approval.amount_to_pay, approval.is_approximate)}</b>
        )}
        <Button
          component={Link}
          to={address}
          variant={isWaiting && !approval.is_own ? 'contained' : 'outlined'}
          size="small"
          aria-label={t('approvals.viewName', { button, name })}
        >
          <span>{button}</span>
        </Button>
      </div>
    </li>
  );
}
