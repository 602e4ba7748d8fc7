import Button from '@mui/material/Button';
import { ProblemError } from '@talloor/contracts/problemError.ts';
import type { ReturnStatus, ReturnView } from '@talloor/contracts/endpoints/returns.ts';
import { formatNumber } from '@talloor/rules/format/money.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { CardSkeletons } from '../../components/CardSkeletons.tsx';
import { Loaded } from '../../components/Loaded.tsx';
import { useLanguage, usePath } from '../../i18n/LanguageProvider.tsx';
import { PdfButton } from '../../orders/PdfButton.tsx';
import { useUnitWords } from '../../products/useUnitWords.ts';
import { ReturnChip } from '../../returns/ReturnChip.tsx';
import { useReturn } from '../../returns/useReturns.ts';
import { useMay } from '../../session/useMay.ts';
import { Page } from '../../shell/Page.tsx';
import { ReturnCrumbs } from './ReturnCrumbs.tsx';
import { ReturnPhotos } from './ReturnPhotos.tsx';
import { formatDayInput } from './returnDraft.ts';
import { ReturnSteps } from './ReturnSteps.tsx';
import { ReturnSums } from './ReturnSums.tsx';
import { WithdrawDialog } from './WithdrawDialog.tsx';
import styles from './ReturnPage.module.css';

export function ReturnDetail({ id }: { id: string }) {
  const { t } = useTranslation();
  const path = usePath();
  const returnQuery = useReturn(id);
  const { data, error } = returnQuery;
  const title = t('returns.page', { number: id });
  return (
    <Page
      title={title}
      className={`${styles['return-page']}`}
      isWaiting={data === undefined && error === null}
      heading={
        <div className="order-head">
          <ReturnCrumbs number={data?.delivery_number ?? null} />
          <h1 tabIndex={-1}>{title}</h1>
        </div>
      }
    >
      <Loaded
        read={returnQuery}
        isMissing={error instanceof ProblemError && error.code === 'return.not_found'}
        missing={{
          title: t('returns.notFound'),
          text: t('returns.notFoundText'),
          way: { to: path('returns'), label: t('returns.all') },
        }}
        failed={{ title: t('returns.loadFailed'), text: t('returns.loadFailedText') }}
        waiting={<CardSkeletons className={`${styles['return-cards']}`} heights={[120, 260]} />}
      >
        {(view) => <Content view={view} />}
      </Loaded>
    </Page>
  );
}

const withdrawable: ReadonlySet<ReturnStatus> = new Set(['requested', 'accepted', 'planned']);

function Content({ view }: { view: ReturnView }) {
  const { t } = useTranslation();
  const path = usePath();
  const language = useLanguage();
  const [isAsking, setIsAsking] = useState(false);
  const mayReturn = useMay('returns');
  return (
    <>
      <div className={`below-16 ${styles['return-bar']} cluster`}>
        <ReturnChip status={view.status} />
        <Link to={`${path('contact')}?return=${view.return_id}`} className="link">
          {t('returns.question')}
        </Link>
        <span className="grow" />
        <Button component={Link} to={path('returns')} variant="outlined">
          {t('returns.all')}
        </Button>
        {(view.status === 'accepted' || view.status === 'planned') && (
          <PdfButton
            href={`/${language}/return-slip/${view.return_id}/pdf`}
            name={t('returns.slipName', { number: view.return_id })}
          />
        )}
        {view.may_withdraw && (
          <Button variant="outlined" onClick={() => setIsAsking(true)}>
            {t('returns.withdraw')}
          </Button>
        )}
      </div>
      {!mayReturn && withdrawable.has(view.status) && <p className="card padded below-16">{t('returns.mayNot')}</p>}
      <ReturnSteps view={view} />
      <div className="with-ticket">
        <div className={styles['return-cards']}>
          <section className="card padded" aria-labelledby="return-articles">
            <h2 id="return-articles">{t('returns.articles')}</h2>
            <ul className={`above-8 stack ${styles['return-view-lines']}`}>
              {view.lines.map((line) => (
                <ViewLine key={line.line_id} line={line} />
              ))}
            </ul>
          </section>
          <ReturnPhotos view={view} />
        </div>
        <aside aria-label={t('returns.yours')}>
          <ReturnSums view={view} />
        </aside>
      </div>
      <WithdrawDialog id={view.return_id} isOpen={isAsking} onClose={() => setIsAsking(false)} />
    </>
  );
}

function ViewLine({ line }: { line: ReturnView['lines'][number] }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { unit, collected } = line;
  const { quantityOf } = useUnitWords();
  const quantity = (value: number) => quantityOf(value, unit);
  return (
    <li>
      <div>
        <h3>{line.name}</h3>
        <p className="facts">
          <span>{line.article_number}</span>
          {line.erp_number && <span className="breaks">{line.erp_number}</span>}
          <span>{t(`returns.reasons.${line.reason}`)}</span>
          {line.best_before !== null && (
            <span>{t('returns.bestBeforeOf', { day: formatDayInput(line.best_before) })}</span>
          )}
        </p>
        {line.comment !== null && <p className={`breaks ${styles['return-comment']}`}>{line.comment}</p>}
      </div>
      <b>
        {collected === null || collected === line.quantity
          ? quantity(line.quantity)
          : t('returns.collectedOf', {
              collected: formatNumber(language, collected),
              quantity: quantity(line.quantity),
            })}
      </b>
    </li>
  );
}
