import { useListContext } from 'react-admin';
import { useOfficeText } from '../i18n/useOfficeText.ts';
import { OfficeHeading } from '../layout/OfficeHeading.tsx';
import { TypedField } from '../orders/TypedField.tsx';
import { ChangeList } from './ChangeList.tsx';
import { changeSubjects } from './subjectKey.ts';

export const ChangePage = () => (
  <ChangeList>
    <Head />
  </ChangeList>
);

type Filter = Readonly<Record<string, string>>;

const Head = () => {
  const { t } = useOfficeText();
  const { total, filterValues, setFilters } = useListContext();
  const filter = filterValues as Filter;
  const change = (changes: Filter) =>
    setFilters(Object.fromEntries(Object.entries({ ...filter, ...changes }).filter(([, value]) => value !== '')));
  return (
    <>
      <div className="office-head">
        <OfficeHeading title={t('changes.title')}>
          {total !== undefined && <span className="text-15 weight-560 muted">{total}</span>}
        </OfficeHeading>
      </div>
      <search>
        <form className="wraps gap-12 below-12 content-filters" onSubmit={(event) => event.preventDefault()}>
          <label>
            <span>{t('changes.subject')}</span>
            <select
              className="office-field"
              value={filter['subject'] ?? ''}
              onChange={(event) => change({ subject: event.target.value })}
            >
              <option value="">{t('orders.all')}</option>
              {changeSubjects.map((subject) => (
                <option key={subject} value={subject}>
                  {t(`changes.subjects.${subject}`)}
                </option>
              ))}
            </select>
          </label>
          <TypedField
            name="key"
            label={t('changes.key')}
            value={filter['key'] ?? ''}
            onType={(key) => change({ key })}
          />
          <TypedField
            name="batch"
            label={t('changes.batch')}
            value={filter['batch'] ?? ''}
            onType={(batch) => change({ batch })}
          />
        </form>
      </search>
    </>
  );
};
