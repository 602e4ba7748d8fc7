import { CaretLeftIcon } from '@phosphor-icons/react/dist/csr/CaretLeft';
import Button from '@mui/material/Button';
import { ProblemError } from '@talloor/contracts/problemError.ts';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { EmptyState } from '../../components/EmptyState.tsx';
import { LoadFailed } from '../../components/LoadFailed.tsx';
import '../../components/pageLayout.css';
import { useLanguage, usePath } from '../../i18n/LanguageProvider.tsx';
import '../../products/ProductFacts.css';
import { routeConfiguration } from '../../routeConfiguration.ts';
import { Page } from '../../shell/Page.tsx';
import { useLoadingToast } from '../../toasts/useLoadingToast.ts';
import { useList } from '../list/useList.ts';
import { StandingOrderBody } from './StandingOrderBody.tsx';
import './StandingOrderPage.css';
import { useStandingOrder } from './useStandingOrder.ts';

/** A list that becomes a basket for chosen delivery days: set, paused, skipped, and what came of it. */
export function Component() {
  const { t } = useTranslation();
  const path = usePath();
  const language = useLanguage();
  const [query] = useSearchParams();
  const id = query.get('id') ?? '';
  const model = useStandingOrder(id);
  const list = useList(model.isNamed ? id : '');
  const error = model.error ?? list.error;
  const isUnknown = !model.isNamed || (error instanceof ProblemError && error.status === 404);
  useLoadingToast(isUnknown ? null : error);
  const name = model.data?.list.name;
  const title = name === undefined ? t('standingOrder.name') : t('standingOrder.title', { name });
  const heading = (
    <div className="standing-head">
      <Link
        to={isUnknown ? path('lists') : routeConfiguration.wishListView(language, { id })}
        className="standing-back"
      >
        <CaretLeftIcon size={14} weight="bold" />
        {isUnknown ? t('lists.title') : (name ?? t('lists.one'))}
      </Link>
      <h1 tabIndex={-1}>{title}</h1>
      <p className="muted">{t('standingOrder.text')}</p>
    </div>
  );
  return (
    <Page title={title} heading={heading} className="standing-page">
      {isUnknown ? (
        <div className="card">
          <EmptyState title={t('lists.failed.none')} text={t('lists.noneHere')} board="veg">
            <Button component={Link} to={path('lists')} variant="contained">
              {t('lists.toLists')}
            </Button>
          </EmptyState>
        </div>
      ) : model.data !== undefined && list.data !== undefined ? (
        <StandingOrderBody key={id} data={model.data} lines={list.data.lines} model={model} />
      ) : (
        error !== null && (
          <div className="card">
            <LoadFailed
              title={t('standingOrder.loadFailed')}
              text={t('standingOrder.loadFailedText')}
              onRetry={() => {
                void model.refetch();
                void list.refetch();
              }}
            />
          </div>
        )
      )}
    </Page>
  );
}
