import { fieldOf } from '@talloor/look/fieldNotices/atMost.ts';
import { useGetList } from 'react-admin';
import { useOfficeText } from '../../i18n/useOfficeText.ts';
import type { LabelRow } from '../contentRows.ts';
import { useField } from './useField.ts';

export const LabelsField = () => {
  const { t, language } = useOfficeText();
  const { value, change, isReadOnly } = useField<readonly string[]>('labels');
  const { data = [], isPending } = useGetList<LabelRow>('labels', {
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'id', order: 'ASC' },
  });
  return (
    <fieldset className="no-border no-padding no-margin shrinks field-both" aria-busy={isPending}>
      <legend>{t('products.labels')}</legend>
      {!isPending && data.length === 0 && <p className="field-hint">{t('products.labelsNone')}</p>}
      <div className="field-checks wraps">
        {data.map((label) => (
          <label key={label.id} className="field-check">
            <input
              type="checkbox"
              {...fieldOf('labels')}
              checked={value.includes(label.id)}
              disabled={isReadOnly}
              onChange={(event) =>
                change(event.target.checked ? [...value, label.id] : value.filter((other) => other !== label.id))
              }
            />
            <span>{label.name[language]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
};
