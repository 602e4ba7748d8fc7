import Button from '@mui/material/Button';
import { ArrowsLeftRightIcon } from '@phosphor-icons/react/dist/csr/ArrowsLeftRight';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../components/EmptyState.tsx';
import { LoadFailed } from '../../components/LoadFailed.tsx';
import { usePath } from '../../i18n/LanguageProvider.tsx';
import { ListHead } from '../../lister/ListHead.tsx';
import { Page } from '../../shell/Page.tsx';
import { useLoadingToast } from '../../toasts/useLoadingToast.ts';
import { CompareSkeleton } from './CompareSkeleton.tsx';
import { CompareTable } from './CompareTable.tsx';
import styles from './ComparePage.module.css';
import { useCompared } from './useCompared.ts';

export function Component() {
  const { t } = useTranslation();
  const path = usePath();
  const { numbers, products, gone: unavailableNumbers, isLoading, error, retry, remove } = useCompared();
  const title = t('compare.title');
  useLoadingToast(error);

  const content = () => {
    if (numbers.length === unavailableNumbers.length)
      return (
        <div className="card">
          <EmptyState board="nonfood" icon={ArrowsLeftRightIcon} title={t('compare.none')} text={t('compare.noneText')}>
            <Button variant="contained" size="small" component={Link} to={path('assortmentIndex')}>
              {t('search.everything')}
            </Button>
          </EmptyState>
        </div>
      );
    if (error !== null)
      return (
        <div className="card">
          <LoadFailed title={t('search.failed')} text={t('search.failedText')} onRetry={retry} />
        </div>
      );
    if (isLoading) return <CompareSkeleton count={numbers.length} />;
    return <CompareTable products={products} onRemove={remove} />;
  };
  return (
    <Page
      title={title}
      heading={<ListHead title={title} place={title} results={isLoading ? undefined : products.length} />}
    >
      {unavailableNumbers.length > 0 && (
        <p className={`below-12 round-8 ${styles['compare-gone']}`}>
          <span>{t('compare.gone', { numbers: unavailableNumbers.join(', '), count: unavailableNumbers.length })}</span>{' '}
          <button type="button" className="link" onClick={() => remove(...unavailableNumbers)}>
            {t('compare.forget')}
          </button>
        </p>
      )}
      {content()}
    </Page>
  );
}
