import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import { XIcon } from '@phosphor-icons/react/dist/csr/X';
import type { ReactNode } from 'react';
import { useOfficeText } from '../i18n/useOfficeText.ts';
import type { RawRow } from './rawReport.ts';
import { ReportInput } from './ReportInput.tsx';
import { fieldsOfRow, type RowsField } from './reportShape.ts';

type ReportRowsProps = {
  readonly field: RowsField;
  readonly path: string;
  readonly rows: readonly RawRow[];
  readonly onRows: (rows: readonly RawRow[]) => void;
  readonly fresh: RawRow;
  readonly of?: string;
  /** Error at a path from the row: `0.quantity`. */
  readonly wrongAt: (path: string) => string | undefined;
  readonly more?: (row: RawRow, place: number, onRow: (row: RawRow) => void, of: string) => ReactNode;
};

export function ReportRows({ field, path, rows, onRows, fresh, of, wrongAt, more }: ReportRowsProps) {
  const { t } = useOfficeText();
  const change = (place: number, row: RawRow) => onRows(rows.map((each, index) => (index === place ? row : each)));
  const add = t(`reports.add.${field}`);
  return (
    <div className="one-column items-left report-rows stack gap-8">
      {rows.map((row, place) => {
        const name = t(`reports.row.${field}`, { number: place + 1 });
        const rowName = of === undefined ? name : `${name}, ${of}`;
        return (
          // Rows have no id, so their index identifies them.
          <fieldset
            key={place}
            className="no-border no-margin no-padding shrinks report-row cluster at-top"
            aria-label={rowName}
          >
            {fieldsOfRow[field].map((shape) => (
              <ReportInput
                key={shape.field}
                shape={shape}
                path={`${path}.${place}.${shape.field}`}
                value={row[shape.field]}
                of={rowName}
                error={wrongAt(`${place}.${shape.field}`)}
                onValue={(value) => change(place, { ...row, [shape.field]: value })}
              />
            ))}
            <button
              type="button"
              className="inline office-button report-remove"
              aria-label={t('reports.remove', { row: rowName })}
              title={t('reports.remove', { row: name })}
              onClick={() => onRows(rows.filter((_, index) => index !== place))}
            >
              <XIcon aria-hidden />
            </button>
            {more?.(row, place, (next) => change(place, next), rowName)}
          </fieldset>
        );
      })}
      <button
        type="button"
        className="office-link report-add inline gap-6"
        aria-label={of === undefined ? undefined : t('reports.addTo', { add, of })}
        onClick={() => onRows([...rows, fresh])}
      >
        <PlusIcon aria-hidden /> <span>{add}</span>
      </button>
    </div>
  );
}
