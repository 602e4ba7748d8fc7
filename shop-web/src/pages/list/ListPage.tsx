import Button from '@mui/material/Button';
import { CaretLeftIcon } from '@phosphor-icons/react/dist/csr/CaretLeft';
import type { WishListItems } from '@talloor/contracts/endpoints/wishList.ts';
import { useTranslation } from 'react-i18next';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { EmptyState } from '../../components/EmptyState.tsx';
import '../../components/pageLayout.css';
import { usePath } from '../../i18n/LanguageProvider.tsx';
import { useColumnSets } from '../../lister/columns/useColumnSets.ts';
import { isPunchOut } from '../../paths.ts';
import { ListHistory } from '../../lists/ListHistory.tsx';
import { ListName } from '../../lists/ListName.tsx';
import { ListNotShown } from '../../lists/ListNotShown.tsx';
import { useLists } from '../../lists/useLists.ts';
import { useListWords } from '../../lists/useListWords.ts';
import '../../products/ProductFacts.css';
import { QuickEntry } from '../../quickEntry/QuickEntry.tsx';
import { Page } from '../../shell/Page.tsx';
import { StandingBadge } from '../../standingOrders/StandingBadge.tsx';
import { failureText } from '../../toasts/failureText.ts';
import { showToast } from '../../toasts/toasts.ts';
import { useLoadingToast } from '../../toasts/useLoadingToast.ts';
import { ListLines } from './ListLines.tsx';
import './ListPage.module.css';
import { ListTools } from './ListTools.tsx';
import { useList, type ListModel } from './useList.ts';
import { Part } from '../../parts/Part.tsx';

/** Spec shopping §2, List view; design 5.18. */
export function Component() {
  const [query] = useSearchParams();
  const { list } = useParams();
  const id = list ?? query.get('id') ?? '';
  return <OneList key={id} id={id} />;
}

function OneList({ id }: { id: string }) {
  const { t } = useTranslation();
  const words = useListWords();
  const model = useList(id);
  const { data, error, isUnknown } = model;
  useLoadingToast(isUnknown ? null : error);
  if (data !== undefined) {
    const shownName = words.nameOf(data);
    const heading = (
      <div className="below-16 wish-head">
        <BackToLists />
        <ListName list={data}>
          <h1 tabIndex={-1}>{shownName}</h1>
        </ListName>
        <p className="muted">
          {data.type !== 'mine' && <span className="tag">{t(`lists.type.${data.type}`)}</span>}
          {(data.type === 'mine' || data.type === 'shared') && <StandingBadge listId={data.id} />}
          <span>{words.countOf(data)}</span>
        </p>
      </div>
    );
    return (
      <Page title={shownName} heading={heading} className="wish-page">
        <Loaded list={data} model={model} />
      </Page>
    );
  }
  return <ListNotShown model={model} failed={{ text: t('lists.loadFailedText') }} />;
}

function Loaded({ list, model }: { list: WishListItems; model: ListModel }) {
  const { t } = useTranslation();
  const path = usePath();
  const columnSets = useColumnSets();
  const { add } = useLists();
  const addToList = (article: string) => {
    if (list.lines.some(({ artNo }) => artNo === article)) return;
    void add(list.id, [article]).catch((error: unknown) =>
      showToast({ kind: 'error', error, title: t('toast.error'), text: failureText(error, t) }),
    );
  };
  return (
    <>
      <ListTools list={list} columnSets={columnSets} onShare={(isShared) => void model.share(isShared)} />
      <QuickEntry {...(list.is_editable && { onEntered: addToList })} />
      {list.lines.length === 0 ? (
        <div className="card">
          <EmptyState title={t('lists.empty')} text={t('lists.emptyText')} board="veg">
            <Button component={Link} to={path('assortmentIndex')} variant="contained">
              {t('orders.toAssortment')}
            </Button>
          </EmptyState>
        </div>
      ) : (
        <Part name="lines">
          <ListLines list={list} model={model} columns={columnSets.chosen} />
        </Part>
      )}
      {(list.type === 'mine' || list.type === 'shared') && !isPunchOut() && <ListHistory listId={list.id} />}
    </>
  );
}

function BackToLists() {
  const { t } = useTranslation();
  const path = usePath();
  return (
    <Link to={path('lists')} className="muted wish-back inline gap-6 small">
      <CaretLeftIcon size={14} weight="bold" />
      <span>{t('lists.title')}</span>
    </Link>
  );
}
