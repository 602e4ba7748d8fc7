import Button from '@mui/material/Button';
import { CaretLeftIcon } from '@phosphor-icons/react/dist/csr/CaretLeft';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { EmptyState } from '../../components/EmptyState.tsx';
import '../../components/pageLayout.css';
import { useLanguage, usePath } from '../../i18n/LanguageProvider.tsx';
import { LoadedList } from '../../lists/LoadedList.tsx';
import { useListWords } from '../../lists/useListWords.ts';
import '../../products/ProductFacts.css';
import { routeConfiguration } from '../../routeConfiguration.ts';
import { Page } from '../../shell/Page.tsx';
import { failureText } from '../../toasts/failureText.ts';
import { useList, type ListModel } from '../list/useList.ts';
import { Counting } from './Counting.tsx';
import styles from './ShelfPage.module.css';

export function Component() {
  const [query] = useSearchParams();
  const id = query.get('id') ?? '';
  return <OneShelf key={id} id={id} />;
}

function OneShelf({ id }: { id: string }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const path = usePath();
  const words = useListWords();
  const model = useList(id);
  const { data, error, isUnknown } = model;
  const name = data === undefined ? null : words.nameOf(data);
  const title = name === null ? t('shelf.count') : t('shelf.title', { name });
  const heading = (
    <div className={`below-16 ${styles['shelf-head']}`}>
      <Link
        to={isUnknown ? path('lists') : routeConfiguration.wishListView(language, { id })}
        className={`${styles['shelf-back']} inline gap-6 small`}
      >
        <CaretLeftIcon size={14} weight="bold" />
        <span>{isUnknown ? t('lists.title') : (name ?? t('lists.one'))}</span>
      </Link>
      <h1 tabIndex={-1}>{title}</h1>
      {!isUnknown && <p className="muted">{t('shelf.text')}</p>}
    </div>
  );
  return (
    <Page title={title} heading={heading} isWaiting={!isUnknown && data === undefined && error === null}>
      <LoadedList read={model} isMissing={isUnknown} failed={{ text: failureText(error, t) }}>
        {(list) => <Shelf list={list} onPar={model.setPar} />}
      </LoadedList>
    </Page>
  );
}

function Shelf({ list, onPar }: { list: NonNullable<ListModel['data']>; onPar: ListModel['setPar'] }) {
  const { t } = useTranslation();
  const path = usePath();
  if (list.lines.some((line) => line.product !== null)) return <Counting list={list} onPar={onPar} />;
  return (
    <div className="card">
      <EmptyState title={t('lists.empty')} text={t('lists.emptyText')} board="veg">
        <Button component={Link} to={path('assortmentIndex')} variant="contained">
          {t('orders.toAssortment')}
        </Button>
      </EmptyState>
    </div>
  );
}
