import { useListContext } from 'react-admin';
import { useOfficeText } from '../i18n/useOfficeText.ts';
import './people.css';

type Filter = Readonly<Record<string, string>>;
/** Without a filter: all. */
export type FilterChoice = { readonly label: string; readonly filter: Filter };
type FilterChipsProps = { readonly choices: readonly FilterChoice[] };

/** The search text stays. */
export const FilterChips = ({ choices }: FilterChipsProps) => {
  const { t } = useOfficeText();
  const { filterValues, setFilters } = useListContext();
  const { q, ...otherFilters } = filterValues as Filter;
  const isOn = (filter: Filter) => JSON.stringify(filter) === JSON.stringify(otherFilters);
  return (
    <fieldset className="no-border no-padding shrinks wraps gap-8 filter-chips" aria-label={t('people.filters')}>
      {choices.map(({ label, filter }) => (
        <button
          className="framed-300 pill white-ground ink-700 weight-560"
          key={label}
          type="button"
          aria-pressed={isOn(filter)}
          onClick={() => setFilters({ ...(q ? { q } : {}), ...filter })}
        >
          {label}
        </button>
      ))}
    </fieldset>
  );
};
