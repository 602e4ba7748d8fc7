import type { CustomerChangeView } from '@talloor/contracts/endpoints/customers.ts';
import { formatDate } from '@talloor/rules/format/dates.ts';
import { useTranslation } from 'react-i18next';
import { StateChip } from '../../components/StateChip.tsx';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { AddressText } from './AddressText.tsx';
import styles from './CustomerPage.module.css';

const chips = { requested: 'open', accepted: 'done', refused: 'blocked' } as const;

export function ChangeList({ changes }: { changes: readonly CustomerChangeView[] }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const dayOf = (instant: string) => formatDate(language, Date.parse(instant) / 1000);
  return (
    <section className="card padded customer-changes" aria-labelledby="customer-changes">
      <h2 id="customer-changes">{t('myCustomers.requests')}</h2>
      <ul className="stack gap-16">
        {changes.map((change) => (
          <li key={change.request_id}>
            <div className={`below-8 ${styles['change-head']} cluster`}>
              <h3>{t(`myCustomers.${change.kind}`)}</h3>
              <StateChip state={chips[change.status]}>{t(`myCustomers.status.${change.status}`)}</StateChip>
              <span className="muted small">
                <span>{t('myCustomers.requestedOn', { day: dayOf(change.requested_at) })}</span>
                {change.decided_at !== null && (
                  <span>{`, ${t('myCustomers.decidedOn', { day: dayOf(change.decided_at) })}`}</span>
                )}
              </span>
            </div>
            <div className={`${styles['change-sides']} stack gap-24`}>
              <div>
                <p className="muted small">{t('myCustomers.old')}</p>
                <AddressText address={change.old} />
              </div>
              <span aria-hidden="true">→</span>
              <div>
                <p className="muted small">{t('myCustomers.new')}</p>
                <AddressText address={change.new} />
              </div>
            </div>
            {change.comment !== null && change.comment !== '' && (
              <p className="small">
                “<span>{change.comment}</span>”
              </p>
            )}
            {change.answer !== '' && (
              <p>
                <b>
                  <span>{t('myCustomers.answer')}</span>:
                </b>{' '}
                <span>{change.answer}</span>
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
