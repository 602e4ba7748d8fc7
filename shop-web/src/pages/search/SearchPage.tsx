import { formatNumber } from '@talloor/rules/format/money.ts';
import Button from '@mui/material/Button';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { useBasket } from '../../basket/BasketProvider.tsx';
import { LoadFailed } from '../../components/LoadFailed.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { useLanguage, usePath } from '../../i18n/LanguageProvider.tsx';
import { ProductRowsSkeleton, ProductTilesSkeleton } from '../../products/ProductSkeletons.tsx';
import { ProductTable } from '../../products/ProductTable.tsx';
import { ProductTile } from '../../products/ProductTile.tsx';
import { useSearch } from '../../products/useSearch.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import { announce } from '../../shell/announce.ts';
import { Page } from '../../shell/Page.tsx';
import { useStore } from '../../store/createStore.ts';
import { FacetPanel } from './FacetPanel.tsx';
import { ListTools } from './ListTools.tsx';
import { Pager } from './Pager.tsx';
import './SearchPage.css';
import {
  filterCount,
  noFilters,
  pageSizePreference,
  promoSearch,
  readSearch,
  viewPreference,
  writeSearch,
  type SearchState,
} from './searchState.ts';

/** Search results, and the whole assortment where nothing is searched; what is asked stands in the address. */
export function Component() {
  const { t } = useTranslation();
  const language = useLanguage();
  const path = usePath();
  const { customer } = useSession();
  const { basket } = useBasket();
  const [address, setAddress] = useSearchParams();
  const [asked, setAsked] = useState<{ readonly from: string; readonly state: SearchState } | null>(null);
  // A filter shows at once what was asked; the address follows.
  const state = asked?.from === String(address) ? asked.state : readSearch(address);
  const view = useStore(viewPreference);
  const limit = Number(useStore(pageSizePreference));
  const { data, isError, isPlaceholderData, refetch } = useSearch({
    keywords: state.keywords,
    page: state.page,
    sort: state.sort,
    limit,
    filters: JSON.stringify(Object.fromEntries(Object.entries(state.filters).filter(([, keys]) => keys.length > 0))),
  });
  const show = (next: SearchState) => {
    setAsked({ from: String(address), state: next });
    setAddress(writeSearch(next), { replace: true });
  };

  // Another page of results starts at its top, for eyes and for the keyboard.
  const lastPage = useRef(state.page);
  useEffect(() => {
    if (lastPage.current === state.page) return;
    lastPage.current = state.page;
    window.scrollTo(0, 0);
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [state.page]);

  const results = data?.pagination.results;
  useEffect(() => {
    if (results !== undefined && !isPlaceholderData) announce(t('search.announced', { count: results }));
  }, [results, isPlaceholderData, t]);

  const isPromo = `?${address}` === promoSearch;
  const title =
    state.keywords === ''
      ? t(isPromo ? 'search.promo' : 'search.all')
      : t('search.titleFor', { keywords: state.keywords });
  const about =
    customer === null
      ? t('search.pricesVisitor')
      : t(basket?.customer.show_prices === false ? 'search.pricesHidden' : 'search.pricesOf', { name: customer.name });
  const head = (
    <>
      <nav className="crumbs" aria-label={t('shell.crumbs')}>
        <ol>
          <li>
            <Link to={path('start')}>{t('pages.start')}</Link>
          </li>
          <li aria-current="page">{state.keywords === '' ? title : t('pages.search')}</li>
        </ol>
      </nav>
      <div className="list-head">
        <h1 tabIndex={-1}>
          {title}{' '}
          {results !== undefined && (
            <span className="count">
              {t('search.count', { count: results, formatted: formatNumber(language, results) })}
            </span>
          )}
        </h1>
        <p className="muted list-about">{about}</p>
      </div>
    </>
  );

  return (
    <Page title={title} heading={head}>
      <div className="list-layout">
        <aside className="list-filters" aria-label={t('search.filters')}>
          <FacetPanel facets={data?.facets ?? []} state={state} onChange={show} />
        </aside>
        <section className="list-results" aria-label={t('search.results')} aria-busy={isPlaceholderData || undefined}>
          <h2 className="sr-only">{t('search.results')}</h2>
          <ListTools facets={data?.facets ?? []} results={results ?? 0} state={state} view={view} onChange={show} />
          {isError && (
            <Boxed>
              {<LoadFailed title={t('search.failed')} text={t('search.failedText')} onRetry={() => void refetch()} />}
            </Boxed>
          )}
          {data === undefined &&
            !isError &&
            (view === 'rows' ? <ProductRowsSkeleton count={12} /> : <ProductTilesSkeleton count={8} />)}
          {data !== undefined && !isError && data.products.length === 0 && (
            <Boxed>
              <NothingFound state={state} onChange={show} />
            </Boxed>
          )}
          {data !== undefined && !isError && data.products.length > 0 && (
            <div className={`list-answer${isPlaceholderData ? ' is-old' : ''}`}>
              {view === 'rows' ? (
                <ProductTable
                  products={data.products}
                  caption={
                    state.keywords === '' ? t('search.captionAll') : t('search.caption', { keywords: state.keywords })
                  }
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
          )}
        </section>
      </div>
    </Page>
  );
}

const Boxed = ({ children }: { children: React.ReactNode }) => <div className="card">{children}</div>;

/** No results: a way to search without filters, and two tips. */
function NothingFound({ state, onChange }: { state: SearchState; onChange: (state: SearchState) => void }) {
  const { t } = useTranslation();
  const path = usePath();
  const isFiltered = filterCount(state) > 0;
  return (
    <EmptyState
      group="veg"
      title={state.keywords === '' ? t('search.noneFiltered') : t('search.none', { keywords: state.keywords })}
      text={`${t('search.tipSpelling')} ${t('search.tipWords')}`}
    >
      {isFiltered ? (
        <Button variant="contained" size="small" onClick={() => onChange({ ...state, page: 1, filters: noFilters })}>
          {t('search.withoutFilters')}
        </Button>
      ) : (
        <Button variant="contained" size="small" component={Link} to={path('search')}>
          {t('search.everything')}
        </Button>
      )}
    </EmptyState>
  );
}
