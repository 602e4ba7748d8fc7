import { useListContext } from 'react-admin';
import { useOfficeText } from '../i18n/useOfficeText.ts';
import { TypedField } from '../orders/TypedField.tsx';
import { FilterChips, type FilterChoice } from './FilterChips.tsx';

type PeopleFiltersProps = {
  readonly label: string;
  readonly more?: readonly FilterChoice[];
};

export const PeopleFilters = ({ label, more = [] }: PeopleFiltersProps) => {
  const { t } = useOfficeText();
  const { filterValues, setFilters } = useListContext();
  const { q = '', ...otherFilters } = filterValues as Readonly<Record<string, string>>;
  return (
    <>
      <search>
        <form className="wraps gap-12 below-12 content-filters" onSubmit={(event) => event.preventDefault()}>
          <TypedField
            name="q"
            label={label}
            value={q}
            onType={(text) => setFilters({ ...otherFilters, ...(text ? { q: text } : {}) })}
          />
        </form>
      </search>
      <FilterChips
        choices={[
          { label: t('people.all'), filter: {} },
          { label: t('people.standing.active'), filter: { status: 'active' } },
          { label: t('people.standing.suspended'), filter: { status: 'suspended' } },
          { label: t('people.standing.cancelled'), filter: { status: 'cancelled' } },
          ...more,
        ]}
      />
    </>
  );
};
