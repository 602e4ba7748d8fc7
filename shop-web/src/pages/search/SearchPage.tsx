import { useTranslation } from 'react-i18next';
import { LoadFailed } from '../../components/LoadFailed.tsx';
import { ProductRowsSkeleton, ProductTilesSkeleton } from '../../products/ProductSkeletons.tsx';
import { ProductTable } from '../../products/ProductTable.tsx';
import { ProductTile } from '../../products/ProductTile.tsx';
import { Page } from '../../shell/Page.tsx';
import { useStore } from '../../store/createStore.ts';
import { FacetPanel } from './FacetPanel.tsx';
import { ListHead } from './ListHead.tsx';
import { ListTools } from './ListTools.tsx';
import { NothingFound } from './NothingFound.tsx';
import { Pager } from './Pager.tsx';
import './SearchPage.css';
import { filterCount, viewPreference } from './searchState.ts';
import { useSearchPage } from './useSearchPage.ts';

/** Search results, and the whole assortment where nothing is searched; what is asked stands in the address. */
export function Component() {
  const { t } = useTranslation();
  const view = useStore(viewPreference);
  const { state, show, limit, data, results, isError, isOld, isPromo, retry } = useSearchPage();
  const { keywords } = state;
  const title = keywords === '' ? t(isPromo ? 'search.promo' : 'search.all') : t('search.titleFor', { keywords });
  const place = keywords === '' ? title : t('pages.search');
  const facets = data?.facets ?? [];
  const hasFilters = data === undefined || facets.length > 0 || filterCount(state) > 0;

  const answer = () => {
    if (isError)
      return (
        <div className="card">
          <LoadFailed title={t('search.failed')} text={t('search.failedText')} onRetry={retry} />
        </div>
      );
    if (data === undefined)
      return view === 'rows' ? <ProductRowsSkeleton count={12} /> : <ProductTilesSkeleton count={8} />;
    if (data.products.length === 0)
      return (
        <div className="card">
          <NothingFound state={state} onChange={show} />
        </div>
      );
    return (
      <div className={`list-answer${isOld ? ' is-old' : ''}`}>
        {view === 'rows' ? (
          <ProductTable
            products={data.products}
            caption={keywords === '' ? t('search.captionAll') : t('search.caption', { keywords })}
          />
        ) : (
          <ul className="product-tiles" data-quantity-rows>
            {data.products.map((product) => (
              <ProductTile key={product.article_number} product={product} />
            ))}
          </ul>
        )}
        <Pager pagination={data.pagination} state={state} limit={limit} />
      </div>
    );
  };

  return (
    <Page title={title} heading={<ListHead title={title} place={place} results={results} />}>
      <div className="list-layout">
        <aside className="list-filters" aria-label={t('search.filters')}>
          {hasFilters && <FacetPanel facets={facets} state={state} onChange={show} />}
        </aside>
        <section className="list-results" aria-label={t('search.results')} aria-busy={isOld || undefined}>
          <h2 className="sr-only">{t('search.results')}</h2>
          <ListTools facets={facets} results={results ?? 0} state={state} view={view} onChange={show} />
          {answer()}
        </section>
      </div>
    </Page>
  );
}
