import { useState } from 'react';
import { useListContext } from 'react-admin';
import { useOfficeText } from '../i18n/useOfficeText.ts';
import { focusHeading } from '../layout/OfficeHeading.tsx';
import { TypedField } from '../orders/TypedField.tsx';
import type { ContentRow, ContentSpec } from './contentSpec.ts';

type Filter = Readonly<Record<string, string>>;

export function ContentFilters<Row extends ContentRow>({ spec }: { spec: ContentSpec<Row> }) {
  const { t } = useOfficeText();
  const { filterValues, setFilters } = useListContext();
  const [clearings, setClearings] = useState(0);
  const filter = filterValues as Filter;
  const change = (changes: Filter) =>
    setFilters(Object.fromEntries(Object.entries({ ...filter, ...changes }).filter(([, value]) => value !== '')));
  const missing = [
    { value: 'nl', label: 'content.missing.nl' },
    { value: 'fr', label: 'content.missing.fr' },
  ] as const;
  const choices = [
    ...(spec.choices ?? []),
    ...(spec.hasTexts ? [{ field: 'missing', label: 'content.filterMissing', values: missing } as const] : []),
  ];
  return (
    <search>
      <form
        key={clearings}
        className="wraps gap-12 below-12 content-filters"
        onSubmit={(event) => event.preventDefault()}
      >
        <TypedField name="q" label={t('content.search')} value={filter['q'] ?? ''} onType={(q) => change({ q })} />
        {choices.map(({ field, label, values }) => (
          <label key={field}>
            <span>{t(label)}</span>
            <select
              className="office-field"
              value={filter[field] ?? ''}
              onChange={(event) => change({ [field]: event.target.value })}
            >
              <option value="">{t('orders.all')}</option>
              {values.map((choice) => (
                <option key={choice.value} value={choice.value}>
                  {t(choice.label)}
                </option>
              ))}
            </select>
          </label>
        ))}
        {Object.keys(filter).length > 0 && (
          <button
            type="button"
            className="office-link"
            onClick={() => {
              setFilters({});
              setClearings(clearings + 1);
              focusHeading();
            }}
          >
            {t('orders.clearFilters')}
          </button>
        )}
      </form>
    </search>
  );
}
