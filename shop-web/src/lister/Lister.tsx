import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslation } from 'react-i18next';
import { CompareBar } from '../compare/CompareBar.tsx';
import { LoadFailed } from '../components/LoadFailed.tsx';
import { ProductRowsSkeleton, ProductTilesSkeleton } from '../products/ProductSkeletons.tsx';
import { useColumnSets } from './columns/useColumnSets.ts';
import { FacetPanel } from './FacetPanel.tsx';
import { filterCount } from './facetKeys.ts';
import { ListBanner } from './ListBanner.tsx';
import './Lister.css';
import { ListTools } from './ListTools.tsx';
import { NothingFound } from './NothingFound.tsx';
import { Pager } from './Pager.tsx';
import { ProductList } from './ProductList.tsx';
import { SearchedInstead } from './SearchedInstead.tsx';
import type { ListerModel } from './useLister.ts';
import { useQuantityOfNumber } from './useQuantityOfNumber.ts';
import { Part } from '../parts/Part.tsx';

/** Narrower than the theme's `sm`. */
const phone = '(max-width: 767.95px)';

/** Design 5.8. */
export function Lister({ lister, caption }: { lister: ListerModel; caption: string }) {
  const { t } = useTranslation();
  const columnSets = useColumnSets();
  // Rows are cards on a phone: no room for columns.
  const isPhone = useMediaQuery(phone);
  const { state, data, view, isError, isOld } = lister;
  useQuantityOfNumber(isOld ? undefined : data?.products);
  const isFirst = data === undefined && !isError;
  const isWaiting = isFirst || (view === 'rows' && !isPhone && columnSets.isPending);
  const hasFilters = data === undefined || data.facets.length > 0 || filterCount(state.filters) > 0;

  const answer = () => {
    if (isError)
      return (
        <div className="card">
          <LoadFailed title={t('search.failed')} text={t('search.failedText')} onRetry={lister.retry} />
        </div>
      );
    if (isWaiting || data === undefined)
      return view === 'rows' ? <ProductRowsSkeleton count={12} /> : <ProductTilesSkeleton count={8} />;
    if (data.products.length === 0)
      return (
        <div className="card">
          <NothingFound lister={lister} didYouMean={data.didYouMean} />
        </div>
      );
    return (
      <div className={`list-answer${isOld ? ' is-old' : ''}`}>
        <Part name="lines">
          <ProductList
            products={data.products}
            view={view}
            columns={isPhone ? undefined : columnSets.chosen?.columns}
            bannerInside={data.bannerInside}
            caption={caption}
          />
        </Part>
        <Pager pagination={data.pagination} lister={lister} />
      </div>
    );
  };

  return (
    <>
      <div className="at-top list-layout stack gap-32">
        <aside className="list-filters" aria-label={t('search.filters')}>
          {hasFilters && (
            <Part name="filters">
              <FacetPanel lister={lister} />
            </Part>
          )}
        </aside>
        <section className="shrinks list-results" aria-label={t('search.results')} aria-busy={isOld || undefined}>
          <h2 className="sr-only">{t('search.results')}</h2>
          {data?.bannerTop && <ListBanner banner={data.bannerTop} />}
          {data !== undefined && <SearchedInstead keywords={state.keywords} answer={data} />}
          {/* Late tools must not move articles. */}
          {isFirst ? (
            <div className="below-12 list-tools cluster apart gap-12" />
          ) : (
            <ListTools lister={lister} columnSets={columnSets} />
          )}
          {answer()}
        </section>
      </div>
      <CompareBar />
    </>
  );
}
