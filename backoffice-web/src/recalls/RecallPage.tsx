import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { OfficeRecall } from '@talloor/contracts/endpoints/officeRecalls.ts';
import { formatNumber } from '@talloor/rules/format/money.ts';
import '../content/ContentForm.css';
import '../content/ContentTable.css';
import { useMayEdit } from '../data/useMayEdit.ts';
import { useOfficeText, type OfficeTextKey } from '../i18n/useOfficeText.ts';
import { OfficeHeading } from '../layout/OfficeHeading.tsx';
import { RecordPage } from '../layout/RecordPage.tsx';
import { PeopleCard } from '../people/PeopleCard.tsx';
import { useLiveQueue } from '../people/useLiveQueue.ts';
import { RecallActs } from './RecallActs.tsx';
import { RecallCustomer } from './RecallCustomer.tsx';
import { RecallHistory } from './RecallHistory.tsx';
import { RecallHouse } from './RecallHouse.tsx';
import './recalls.css';
import { RecallTag } from './RecallTag.tsx';
import { useRecallWords } from './useRecallWords.ts';

const isWhole = (recall: Partial<OfficeRecall>): recall is OfficeRecall => recall.told !== undefined;

export const RecallPage = () => {
  const { t } = useOfficeText();
  const refetchMs = useLiveQueue('recalls');
  return (
    <RecordPage<OfficeRecall>
      resource="recalls"
      refetchMs={() => refetchMs}
      isWhole={isWhole}
      notFound={t('recalls.notFound')}
      list={{ to: '/recalls', label: t('recalls.toList') }}
    >
      {(recall) => <RecallDetails recall={recall} />}
    </RecordPage>
  );
};

const customersPerPage = 50;

const RecallDetails = ({ recall }: { readonly recall: OfficeRecall }) => {
  const { t, language } = useOfficeText();
  const { instant, scopeOf, reachOf } = useRecallWords();
  const mayEdit = useMayEdit('handle_deliveries') === true;
  const [visibleCount, setVisibleCount] = useState(customersPerPage);
  const { id, title, told: notifiedCustomers, opened_by: opener, closed_by: closer } = recall;
  const sum = (fate: 'held' | 'used' | 'destroyed') =>
    formatNumber(language, notifiedCustomers.reduce((total, each) => total + Math.round(each[fate] * 1000), 0) / 1000);
  return (
    <>
      <nav className="content-breadcrumb" aria-label={t('console.breadcrumb')}>
        <Link to="/recalls">{t('recalls.title')}</Link> / <span>{id}</span>
      </nav>
      <div className="office-head">
        <div>
          <OfficeHeading title={t('recalls.one', { number: id, title: title[language] })}>
            <RecallTag status={recall.status} />
          </OfficeHeading>
          <p>{scopeOf(recall.scope)}</p>
          <small>
            <span>
              {t('recalls.openedBy', { time: instant(recall.opened_at), name: opener.name ?? t('recalls.erased') })}
            </span>
            {closer !== null && recall.closed_at !== null && (
              <>
                {' · '}
                <span>
                  {t('recalls.closedBy', {
                    time: instant(recall.closed_at),
                    name: closer.name ?? t('recalls.erased'),
                    reason: t(`reasons.${recall.close_reason ?? ''}` as OfficeTextKey),
                  })}
                </span>
              </>
            )}
          </small>
        </div>
        <RecallActs recall={recall} mayEdit={mayEdit} />
      </div>
      <p className="wraps recall-figures">
        <b>{reachOf(recall)}</b>
        <b>{t('recalls.answered', { acknowledged: recall.acknowledged, customers: recall.customers })}</b>
        <span>{t('recalls.found', { held: sum('held'), used: sum('used'), destroyed: sum('destroyed') })}</span>
      </p>
      <div className="return-whole">
        {recall.in_house.length > 0 && <RecallHouse deliveries={recall.in_house} />}
        <h2 className="recall-section">{t('recalls.customers')}</h2>
        {notifiedCustomers.length === 0 && <p className="people-empty">{t('recalls.nobody')}</p>}
        {notifiedCustomers.slice(0, visibleCount).map((customer) => (
          <RecallCustomer
            key={customer.customer_number}
            recall={id}
            customer={customer}
            mayAct={mayEdit && recall.status === 'open'}
          />
        ))}
        {notifiedCustomers.length > visibleCount && (
          <button
            type="button"
            className="office-button"
            onClick={() => setVisibleCount(visibleCount + customersPerPage)}
          >
            <span>{t('recalls.customers')}</span>: +
            <span>{Math.min(customersPerPage, notifiedCustomers.length - visibleCount)}</span>
          </button>
        )}
        <PeopleCard id="recall-words" title={t('recalls.words')}>
          <div className="stack gap-16 recall-words">
            {(['nl', 'fr'] as const).map((of) => (
              <dl key={of} lang={of}>
                {(['title', 'reason', 'instruction'] as const).map((field) => (
                  <div key={field}>
                    <dt className="small muted" lang={language}>
                      {t('recalls.inLanguage', {
                        field: t(`recalls.fields.${field}`),
                        language: t(`recalls.languages.${of}`),
                      })}
                    </dt>
                    <dd className="breaks">{recall[field][of]}</dd>
                  </div>
                ))}
              </dl>
            ))}
          </div>
        </PeopleCard>
        <RecallHistory id={id} />
      </div>
    </>
  );
};
