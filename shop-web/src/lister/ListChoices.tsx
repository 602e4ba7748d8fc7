import { useTranslation } from 'react-i18next';
import { ListSelect } from './ListSelect.tsx';
import { sortings, usualSizes } from './listState.ts';
import type { ListerModel } from './useLister.ts';

export function SortSelect({ lister }: { lister: ListerModel }) {
  const { t } = useTranslation();
  const { state, show } = lister;
  return (
    <ListSelect
      label={t('search.sort')}
      value={String(state.sort)}
      options={sortings.map((key, at) => ({ value: String(at + 1), label: t(`search.sorting.${key}`) }))}
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
