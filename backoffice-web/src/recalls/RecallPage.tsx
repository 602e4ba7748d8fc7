import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { OfficeRecall } from '@talloor/contracts/endpoints/officeRecalls.ts';
import { formatNumber } from '@talloor/rules/format/money.ts';
import '../content/ContentForm.css';
import '../content/ContentTable.css';
import { useMayEdit } from '../content/useMayEdit.ts';
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

const isWhole = (found: Partial<OfficeRecall>): found is OfficeRecall => found.told !== undefined;

export const RecallPage = () => {
  const { t } = useOfficeText();
  const everyMs = useLiveQueue('recalls');
  return (
    <RecordPage<OfficeRecall>
      resource="recalls"
      everyMs={() => everyMs}
      isWhole={isWhole}
      notFound={t('recalls.notFound')}
      list={{ to: '/recalls', label: t('recalls.toList') }}
    >
      {(found) => <Whole found={found} />}
    </RecordPage>
  );
};

/** Customers per page. */
const shownAtOnce = 50;

const Whole = ({ found }: { readonly found: OfficeRecall }) => {
  const { t, language } = useOfficeText();
  const { instant, scopeOf, reachOf } = useRecallWords();
  const mayEdit = useMayEdit() === true;
  const [shown, setShown] = useState(shownAtOnce);
  const { id, title, told, opened_by: opener, closed_by: closer } = found;
  const sum = (fate: 'held' | 'used' | 'destroyed') =>
    formatNumber(language, told.reduce((total, each) => total + Math.round(each[fate] * 1000), 0) / 1000);
  return (
    <>
      <nav className="content-breadcrumb" aria-label={t('console.breadcrumb')}>
        <Link to="/recalls">{t('recalls.title')}</Link> / {id}
      </nav>
      <div className="office-head">
        <div>
          <OfficeHeading title={t('recalls.one', { number: id, title: title[language] })}>
            <RecallTag status={found.status} />
          </OfficeHeading>
          <p>{scopeOf(found.scope)}</p>
          <small>
            {t('recalls.openedBy', { time: instant(found.opened_at), name: opener.name ?? t('recalls.erased') })}
            {closer !== null && found.closed_at !== null && (
              <>
                {' · '}
                {t('recalls.closedBy', {
                  time: instant(found.closed_at),
                  name: closer.name ?? t('recalls.erased'),
                  reason: t(`reasons.${found.close_reason ?? ''}` as OfficeTextKey),
                })}
              </>
            )}
          </small>
        </div>
        <RecallActs found={found} mayEdit={mayEdit} />
      </div>
      <p className="recall-figures">
        <b>{reachOf(found)}</b>
        <b>{t('recalls.answered', { acknowledged: found.acknowledged, customers: found.customers })}</b>
        <span>{t('recalls.found', { held: sum('held'), used: sum('used'), destroyed: sum('destroyed') })}</span>
      </p>
      <div className="return-whole">
        {found.in_house.length > 0 && <RecallHouse deliveries={found.in_house} />}
        <h2 className="recall-section">{t('recalls.customers')}</h2>
        {told.length === 0 && <p className="people-empty">{t('recalls.nobody')}</p>}
        {told.slice(0, shown).map((customer) => (
          <RecallCustomer
            key={customer.customer_number}
            recall={id}
            customer={customer}
            mayAct={mayEdit && found.status === 'open'}
          />
        ))}
        {told.length > shown && (
          <button type="button" className="office-button" onClick={() => setShown(shown + shownAtOnce)}>
            {t('recalls.customers')}: +{Math.min(shownAtOnce, told.length - shown)}
          </button>
        )}
        <PeopleCard id="recall-words" title={t('recalls.words')}>
          <div className="recall-words">
            {(['nl', 'fr'] as const).map((of) => (
              <dl key={of} lang={of}>
                {(['title', 'reason', 'instruction'] as const).map((field) => (
                  <div key={field}>
                    <dt lang={language}>
                      {t('recalls.inLanguage', {
                        field: t(`recalls.fields.${field}`),
                        language: t(`recalls.languages.${of}`),
                      })}
                    </dt>
                    <dd>{found[field][of]}</dd>
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
