import { useListContext } from 'react-admin';
import { useOfficeText } from '../i18n/useOfficeText.ts';
import { TypedField } from '../orders/TypedField.tsx';
import { FilterChips, type FilterChoice } from './FilterChips.tsx';

type PeopleFiltersProps = {
  /** Of the field that searches. */
  readonly label: string;
  /** Chips beside those of the standing. */
  readonly more?: readonly FilterChoice[];
};

/** What narrows a list of people or customers: a word, and how they stand. */
export const PeopleFilters = ({ label, more = [] }: PeopleFiltersProps) => {
  const { t } = useOfficeText();
  const { filterValues, setFilters } = useListContext();
  const { q = '', ...chosen } = filterValues as Readonly<Record<string, string>>;
  return (
    <>
      <search>
        <form className="content-filters" onSubmit={(event) => event.preventDefault()}>
          <TypedField
            name="q"
            label={label}
            value={q}
            onType={(typed) => setFilters({ ...chosen, ...(typed ? { q: typed } : {}) })}
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
