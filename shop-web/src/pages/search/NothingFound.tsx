import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../components/EmptyState.tsx';
import { usePath } from '../../i18n/LanguageProvider.tsx';
import { filterCount, noFilters, type SearchState } from './searchState.ts';

/** No results: a way to search without filters, and two tips. */
export function NothingFound({ state, onChange }: { state: SearchState; onChange: (state: SearchState) => void }) {
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
