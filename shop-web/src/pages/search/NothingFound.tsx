import Button from '@mui/material/Button';
import { MagnifyingGlassIcon } from '@phosphor-icons/react/dist/csr/MagnifyingGlass';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../components/EmptyState.tsx';
import { usePath } from '../../i18n/LanguageProvider.tsx';
import { focusHeading } from '../../shell/focusHeading.ts';
import { filterCount, noFilters, type SearchState } from './searchState.ts';

/** No results: a way to search without filters, and two tips. */
export function NothingFound({ state, onChange }: { state: SearchState; onChange: (state: SearchState) => void }) {
  const { t } = useTranslation();
  const path = usePath();
  const isFiltered = filterCount(state) > 0;
  const withoutFilters = () => {
    focusHeading();
    onChange({ ...state, page: 1, filters: noFilters });
  };
  return (
    <EmptyState
      board="veg"
      icon={MagnifyingGlassIcon}
      title={state.keywords === '' ? t('search.noneFiltered') : t('search.none', { keywords: state.keywords })}
      text={`${t('search.tipSpelling')} ${t('search.tipWords')}`}
    >
      {isFiltered ? (
        <Button variant="contained" size="small" onClick={withoutFilters}>
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
