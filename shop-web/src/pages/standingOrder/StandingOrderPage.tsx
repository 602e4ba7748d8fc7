import { CaretLeftIcon } from '@phosphor-icons/react/dist/csr/CaretLeft';
import { ProblemError } from '@talloor/contracts/problemError.ts';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import '../../components/pageLayout.css';
import { useLanguage, usePath } from '../../i18n/LanguageProvider.tsx';
import { LoadedList } from '../../lists/LoadedList.tsx';
import '../../products/ProductFacts.css';
import { routeConfiguration } from '../../routeConfiguration.ts';
import { Page } from '../../shell/Page.tsx';
import { useLoadingToast } from '../../toasts/useLoadingToast.ts';
import { useList } from '../list/useList.ts';
import { StandingOrderBody } from './StandingOrderBody.tsx';
import styles from './StandingOrderPage.module.css';
import { useStandingOrder } from './useStandingOrder.ts';

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
  const both =
    model.data !== undefined && list.data !== undefined ? { data: model.data, lines: list.data.lines } : undefined;
  const name = model.data?.list.name;
  const title = name === undefined ? t('standingOrder.name') : t('standingOrder.title', { name });
  const heading = (
    <div className={`below-16 ${styles['standing-head']}`}>
      <Link
        to={isUnknown ? path('lists') : routeConfiguration.wishListView(language, { id })}
        className={`${styles['standing-back']} inline gap-6 small`}
      >
        <CaretLeftIcon size={14} weight="bold" />
        <span>{isUnknown ? t('lists.title') : (name ?? t('lists.one'))}</span>
      </Link>
      <h1 tabIndex={-1}>{title}</h1>
      <p className="muted">{t('standingOrder.text')}</p>
    </div>
  );
  return (
    <Page title={title} heading={heading}>
      <LoadedList
        read={{ data: both, error, refetch: () => Promise.all([model.refetch(), list.refetch()]) }}
        isMissing={isUnknown}
        failed={{ title: t('standingOrder.loadFailed'), text: t('standingOrder.loadFailedText') }}
      >
        {({ data, lines }) => <StandingOrderBody key={id} data={data} lines={lines} model={model} />}
      </LoadedList>
    </Page>
  );
}
