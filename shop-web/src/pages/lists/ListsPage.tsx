import type { WishListSummary } from '@talloor/contracts/endpoints/wishList.ts';
import { useTranslation } from 'react-i18next';
import '../../components/pageLayout.css';
import { EmptyState } from '../../components/EmptyState.tsx';
import { LoadFailed } from '../../components/LoadFailed.tsx';
import { useIsLate } from '../../components/useIsLate.ts';
import { AddWholeListDialog } from '../../lists/AddWholeListDialog.tsx';
import { useAddWholeList } from '../../lists/useAddWholeList.ts';
import { useAllLists } from '../../lists/useAllLists.ts';
import { useLists } from '../../lists/useLists.ts';
import { Page } from '../../shell/Page.tsx';
import { useLoadingToast } from '../../toasts/useLoadingToast.ts';
import { useMay } from '../../session/useMay.ts';
import { ListCard } from './ListCard.tsx';
import styles from './ListsPage.module.css';
import { NewList } from './NewList.tsx';

/** Spec shopping §2, My lists page. */
export function Component() {
  const { t } = useTranslation();
  const { isLoading } = useAllLists();
  const mayChange = useMay('lists');
  return (
    <Page title={t('lists.title')} className={`${styles['lists-page']}`} isWaiting={isLoading}>
      {mayChange ? <NewList /> : <p className="muted">{t('lists.mayNotChange')}</p>}
      <AllLists />
    </Page>
  );
}

function AllLists() {
  const { t } = useTranslation();
  const { data, error, refetch } = useAllLists();
  const isLate = useIsLate();
  const { error: alsoFailed } = useLists();
  // One toast only: own lists load on every page.
  useLoadingToast(alsoFailed === null ? error : null);
  if (data === undefined && error !== null)
    return (
      <div className="card">
        <LoadFailed title={t('lists.loadFailed')} text={t('lists.loadFailedText')} onRetry={() => void refetch()} />
      </div>
    );
  if (data === undefined)
    return isLate ? (
      <div
        className={`at-top ${styles['lists-columns']} stack gap-32`}
        aria-busy="true"
        aria-label={t('lists.loading')}
      >
        <div className={`card ${styles['wish-card-waiting']}`} />
        <div className={`card ${styles['wish-card-waiting']}`} />
      </div>
    ) : null;
  const mine = data.filter((list) => list.type === 'mine');
  const others = data.filter((list) => list.type !== 'mine');
  return (
    <div className={`at-top ${styles['lists-columns']} stack gap-32`}>
      <ListColumn title={t('lists.mine')} lists={mine} id="lists-mine" />
      <ListColumn title={t('lists.prepared')} lists={others} id="lists-prepared" />
    </div>
  );
}

type ListColumnProps = {
  readonly id: string;
  readonly title: string;
  readonly lists: readonly WishListSummary[];
};

function ListColumn({ id, title, lists }: ListColumnProps) {
  const { t } = useTranslation();
  const { busyId, addWholeList, question, answer } = useAddWholeList();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>
        <span>{title}</span>
        <span className="inline-block text-15 weight-400 page-count muted nowrap">{lists.length}</span>
      </h2>
      {lists.length === 0 ? (
        <div className="card">
          <EmptyState
            title={t('lists.failed.none')}
            text={t(id === 'lists-mine' ? 'lists.noneMine' : 'lists.nonePrepared')}
            board="veg"
          />
        </div>
      ) : (
        <ul className="stack gap-8">
          {lists.map((list) => (
            <ListCard
              key={list.id}
              list={list}
              isBusy={busyId === list.id}
              onAddAll={() => void addWholeList(list.id, list.type === 'history')}
            />
          ))}
        </ul>
      )}
      <AddWholeListDialog question={question} answer={answer} />
    </section>
  );
}
