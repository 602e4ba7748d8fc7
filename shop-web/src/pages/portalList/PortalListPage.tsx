import { CaretLeftIcon } from '@phosphor-icons/react/dist/csr/CaretLeft';
import type { WishListItems } from '@talloor/contracts/endpoints/wishList.ts';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { EmptyState } from '../../components/EmptyState.tsx';
import '../../components/pageLayout.css';
import { usePath } from '../../i18n/LanguageProvider.tsx';
import { ListAccessContext } from '../../lists/listAccess.ts';
import { ListHistory } from '../../lists/ListHistory.tsx';
import { ListName } from '../../lists/ListName.tsx';
import { ListNotShown } from '../../lists/ListNotShown.tsx';
import '../../products/ProductFacts.css';
import { useSession } from '../../session/SessionProvider.tsx';
import { Page } from '../../shell/Page.tsx';
import { useLoadingToast } from '../../toasts/useLoadingToast.ts';
import { ListLines } from '../list/ListLines.tsx';
import '../list/ListPage.module.css';
import { useList } from '../list/useList.ts';
import { managedLists } from '../portal/managedLists.ts';
import { Forbidden } from '../system/Forbidden.tsx';
import { AddToList } from './AddToList.tsx';
import { PortalListTools } from './PortalListTools.tsx';

/** `?id=`: list of a managed user. */
export function Component() {
  const { user } = useSession();
  const [query] = useSearchParams();
  const id = query.get('id') ?? '';
  if (!user.rights.includes('portal')) return <Forbidden />;
  return (
    <ListAccessContext value={managedLists}>
      <PortalList key={id} id={id} />
    </ListAccessContext>
  );
}

function PortalList({ id }: { id: string }) {
  const { t } = useTranslation();
  const path = usePath();
  const model = useList(id);
  const { data, error, isUnknown } = model;
  useLoadingToast(isUnknown ? null : error);
  if (data !== undefined && !isUnknown)
    return (
      <Page title={data.name} heading={<Head list={data} />} className="wish-page">
        <PortalListTools list={data} onShare={(isShared) => void model.share(isShared)} />
        <AddToList list={data} onAdded={() => void model.refetch()} />
        {data.lines.length === 0 ? (
          <div className="card">
            <EmptyState title={t('lists.empty')} text={t('managing.list.add')} board="veg" />
          </div>
        ) : (
          <ListLines list={data} model={model} columns={null} />
        )}
        <ListHistory listId={id} />
      </Page>
    );
  return (
    <ListNotShown
      model={model}
      missing={{
        text: t('managing.list.notHere'),
        way: { to: path('portalLists'), label: t('managing.list.back') },
      }}
      failed={{ text: t('managing.failedText') }}
    />
  );
}

function Head({ list }: { list: WishListItems & { readonly owner_name?: string | null; readonly is_own?: boolean } }) {
  const { t } = useTranslation();
  const path = usePath();
  return (
    <div className="below-16 wish-head">
      <Link to={path('portalLists')} className="muted wish-back inline gap-6 small">
        <CaretLeftIcon size={14} weight="bold" />
        <span>{t('managing.list.back')}</span>
      </Link>
      <ListName list={list}>
        <h1 tabIndex={-1}>{list.name}</h1>
      </ListName>
      <p className="muted">
        <span className="tag">{t(list.is_shared ? 'managing.list.shared' : 'managing.list.private')}</span>
        <span>
          {list.is_own === true
            ? t('managing.list.own')
            : t('managing.list.of', { name: list.owner_name ?? t('managing.gone') })}
        </span>
        {', '}
        <span>{t('lists.count', { count: list.number_of_products })}</span>
      </p>
    </div>
  );
}
