import { useTranslation } from 'react-i18next';
import { ListSelect } from './ListSelect.tsx';
import { useBasketPart } from '../basket/BasketProvider.tsx';
import { useSession } from '../session/SessionProvider.tsx';
import { type Sorting, sortings, usualSizes } from './listState.ts';
import type { ListerModel } from './useLister.ts';

/** Sorting by hidden prices would reveal them. */
const priceSortings: ReadonlySet<Sorting> = new Set(['price_desc', 'price_asc']);

export function SortSelect({ lister }: { lister: ListerModel }) {
  const { t } = useTranslation();
  const { state, show } = lister;
  const { customer } = useSession();
  const isHidden = useBasketPart(({ basket }) => basket?.customer.show_prices === false);
  const seesPrices = customer !== null && !isHidden;
  const options = sortings.flatMap((key, at) =>
    seesPrices || !priceSortings.has(key) ? [{ value: String(at + 1), label: t(`search.sorting.${key}`) }] : [],
  );
  const value = String(state.sort);
  return (
    <ListSelect
      label={t('search.sort')}
      value={options.some((option) => option.value === value) ? value : '1'}
      options={options}
      onChange={(value) => show({ ...state, page: 1, sort: Number(value) })}
    />
  );
}

export function SizeSelect({ lister }: { lister: ListerModel }) {
  const { t } = useTranslation();
  const { limit } = lister;
  const offered = lister.data?.pagination.listSizes ?? usualSizes;
  const sizes = offered.includes(limit) ? offered : [...offered, limit].toSorted((a, b) => a - b);
  return (
    <ListSelect
      label={t('search.pageSize')}
      value={String(limit)}
      options={sizes.map((size) => ({ value: String(size), label: String(size) }))}
      onChange={(value) => lister.setLimit(Number(value))}
    />
  );
}
