import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import '../../components/pageLayout.css';
import { Page } from '../../shell/Page.tsx';
import { useMay } from '../../session/useMay.ts';
import { ReturnCrumbs } from './ReturnCrumbs.tsx';
import { ReturnDetail } from './ReturnDetail.tsx';
import { ReturnForm } from './ReturnForm.tsx';
import { ReturnList } from './ReturnList.tsx';
import styles from './ReturnPage.module.css';

const digits = (value: string | null): string | null => (value !== null && /^\d{1,20}$/.test(value) ? value : null);

/** `?number=` a note, `?recall=` its recalled lines, `?id=` one return (spec after-ordering §2). */
export function Component() {
  const { t } = useTranslation();
  const [query] = useSearchParams();
  const mayReturn = useMay('returns');
  const id = digits(query.get('id'));
  const number = digits(query.get('number'));
  if (id !== null) return <ReturnDetail key={id} id={id} />;
  const heading = (
    <div className="order-head">
      <ReturnCrumbs number={number} />
      <h1 tabIndex={-1}>{t('returns.title')}</h1>
    </div>
  );
  return (
    <Page title={t('returns.title')} heading={heading} className={`${styles['return-page']}`}>
      {mayReturn ? (
        <ReturnForm key={number ?? ''} number={number} recall={digits(query.get('recall'))} />
      ) : (
        <p className="card padded">{t('returns.mayNot')}</p>
      )}
      <ReturnList />
    </Page>
  );
}
