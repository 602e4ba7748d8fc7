import { ArrowDownIcon } from '@phosphor-icons/react/dist/csr/ArrowDown';
import { ArrowUpIcon } from '@phosphor-icons/react/dist/csr/ArrowUp';
import type { Validator } from 'react-admin';
import { columnKeys, type ColumnKey } from '@talloor/contracts/columnKeys.ts';
import { fieldOf } from '@talloor/look/fieldNotices/atMost.ts';
import { moveEntry } from '@talloor/rules/list/moveEntry.ts';
import { useOfficeText } from '../../i18n/useOfficeText.ts';
import { describedBy } from './Field.tsx';
import './OrderedList.css';
import { useField } from './useField.ts';

const notEmpty: Validator = (columns: readonly string[]) => (columns.length === 0 ? 'content.columnsNone' : undefined);

export const ColumnsField = () => {
  const { t } = useOfficeText();
  const { id, value, change, isReadOnly, error } = useField<readonly ColumnKey[]>('columns', [notEmpty]);
  const others = columnKeys.filter((column) => !value.includes(column));
  const nameOf = (column: ColumnKey) => t(`columnSets.columns.${column}`);
  return (
    <fieldset
      className="no-border no-padding no-margin shrinks field-both"
      aria-describedby={describedBy(id, undefined, error)}
    >
      <legend>{t('columnSets.chosen')}</legend>
      <ol className="framed round-8 white-ground ordered-list">
        {value.map((column, place) => (
          <li className="cluster apart line-above" key={column}>
            <label className="field-check">
              <input
                type="checkbox"
                {...fieldOf(`columns.${place}`)}
                checked
                disabled={isReadOnly}
                onChange={() => change(value.filter((other) => other !== column))}
              />
              <span>{nameOf(column)}</span>
            </label>
            {!isReadOnly && (
              <span className="gap-4 ordered-moves">
                <button
                  className="stack centred no-padding round-8 clear aub-700"
                  type="button"
                  disabled={place === 0}
                  aria-label={t('content.moveUp', { name: nameOf(column) })}
                  onClick={() => change(moveEntry(value, place, place - 1))}
                >
                  <ArrowUpIcon aria-hidden />
                </button>
                <button
                  className="stack centred no-padding round-8 clear aub-700"
                  type="button"
                  disabled={place === value.length - 1}
                  aria-label={t('content.moveDown', { name: nameOf(column) })}
                  onClick={() => change(moveEntry(value, place, place + 1))}
                >
                  <ArrowDownIcon aria-hidden />
                </button>
              </span>
            )}
          </li>
        ))}
      </ol>
      {error !== undefined && (
        <p id={`${id}-error`} role="alert" className="field-error">
          {error}
        </p>
      )}
      {!isReadOnly && others.length > 0 && (
        <>
          <p className="small weight-560 ink-700 ordered-others">{t('columnSets.others')}</p>
          <div className="field-checks wraps">
            {others.map((column) => (
              <label key={column} className="field-check">
                <input
                  type="checkbox"
                  {...fieldOf('columns')}
                  checked={false}
                  onChange={() => change([...value, column])}
                />
                <span>{nameOf(column)}</span>
              </label>
            ))}
          </div>
        </>
      )}
    </fieldset>
  );
};
