import Button from '@mui/material/Button';
import { MagnifyingGlassIcon } from '@phosphor-icons/react/dist/csr/MagnifyingGlass';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { EmptyState } from '../components/EmptyState.tsx';
import { usePath } from '../i18n/LanguageProvider.tsx';
import { focusHeading } from '../shell/focusHeading.ts';
import { filterCount } from './facetKeys.ts';
import './NothingFound.css';
import type { ListerModel } from './useLister.ts';

type NothingFoundProps = {
  readonly lister: ListerModel;
  readonly didYouMean: readonly string[];
};

/** Spec shopping §8. */
export function NothingFound({ lister, didYouMean }: NothingFoundProps) {
  const { t } = useTranslation();
  const path = usePath();
  const { state } = lister;
  const isFiltered = filterCount(state.filters) > 0;
  return (
    <EmptyState
      board="veg"
      icon={MagnifyingGlassIcon}
      title={state.keywords === '' ? t('search.noneFiltered') : t('search.none', { keywords: state.keywords })}
    >
      {didYouMean.length > 0 && (
        <p className="text-15 did-you-mean">
          <span>{t('search.didYouMean')}</span>{' '}
          {didYouMean.map((words) => (
            <Link
              className="inline-block weight-620"
              key={words}
              to={`${path('search')}?${new URLSearchParams({ keywords: words })}`}
            >
              {words}
            </Link>
          ))}
        </p>
      )}
      <ul className="ink-700 below-8 search-tips">
        <li>{t('search.tipSpelling')}</li>
        <li>{t('search.tipWords')}</li>
      </ul>
      {isFiltered ? (
        <Button
          variant="contained"
          size="small"
          onClick={() => {
            focusHeading();
            lister.turnOff();
          }}
        >
          {t('search.withoutFilters')}
        </Button>
      ) : (
        <Button variant="contained" size="small" component={Link} to={path('assortmentIndex')}>
          {t('search.everything')}
        </Button>
      )}
    </EmptyState>
  );
}
