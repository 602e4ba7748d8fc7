import type { LineToPick } from '@talloor/contracts/endpoints/officeDeliveries.ts';
import { formatNumber } from '@talloor/rules/format/money.ts';
import { useOfficeText } from '../i18n/useOfficeText.ts';
import { PlainTable } from '../people/PlainTable.tsx';
import { linesOf, reportOf, shownValue, typedValue, type RawLine } from './reportFields.ts';

type ReportLinesProps = {
  readonly lines: readonly RawLine[];
  /** Lines of the order. */
  readonly ordered: readonly LineToPick[];
  /** What is wrong, by the field's path. */
  readonly wrong?: ReadonlyMap<string, string>;
  /** Without it they are read only. */
  readonly onLines?: (lines: readonly RawLine[]) => void;
};

/** Lines of a report beside those of the order: read, or put right. */
export const ReportLines = ({ lines, ordered, wrong, onLines }: ReportLinesProps) => {
  const { t, language } = useOfficeText();
  const change = (place: number, field: string, typed: string) =>
    onLines?.(lines.map((line, index) => (index === place ? { ...line, [field]: typedValue(field, typed) } : line)));
  const cell = (line: RawLine, place: number, field: 'delivered' | 'weight' | 'article_number', label: string) => {
    const problem = wrong?.get(`lines.${place}.${field}`);
    if (!onLines) return shownValue(line[field]);
    return (
      <>
        <input
          type="text"
          inputMode={field === 'article_number' ? 'numeric' : 'decimal'}
          className="office-field"
          maxLength={20}
          aria-label={t('parked.fieldOf', { field: label, line: shownValue(line['line_id']) })}
          aria-invalid={problem !== undefined}
          value={shownValue(line[field])}
          onChange={(event) => change(place, field, event.target.value)}
        />
        {problem !== undefined && (
          <p role="alert" className="field-error">
            {problem}
          </p>
        )}
      </>
    );
  };
  return (
    <PlainTable
      caption={t('parked.lines')}
      columns={[
        { title: t('parked.line.id') },
        { title: t('parked.line.article') },
        { title: t('parked.line.ordered'), isNumber: true },
        { title: t('parked.line.delivered'), isNumber: true },
        { title: t('parked.line.weight'), isNumber: true },
        { title: t('parked.line.lots') },
      ]}
    >
      {lines.map((line, place) => {
        const id = shownValue(line['line_id']);
        const known = ordered.find((each) => each.line_id === id);
        const lots = linesOf({ lines: line['lots'] }).map((lot) =>
          [reportOf(lot)['lot'], reportOf(lot)['best_before'], reportOf(lot)['quantity']]
            .map(shownValue)
            .filter(Boolean)
            .join(' · '),
        );
        return (
          // Lines may lack their id, or share it: that is what is put right.
          <tr key={`${place}-${id}`}>
            <th scope="row">{id}</th>
            <td data-label={t('parked.line.article')}>
              {cell(line, place, 'article_number', t('parked.line.article'))}{' '}
              {known?.name ?? (ordered.length > 0 ? <em>{t('parked.notInOrder')}</em> : null)}
            </td>
            <td className="num" data-label={t('parked.line.ordered')}>
              {known ? `${formatNumber(language, known.ordered)} ${known.unit}` : '–'}
            </td>
            <td className="num" data-label={t('parked.line.delivered')}>
              {cell(line, place, 'delivered', t('parked.line.delivered'))}
            </td>
            <td className="num" data-label={t('parked.line.weight')}>
              {known?.weight_article === true || line['weight'] !== undefined
                ? cell(line, place, 'weight', t('parked.line.weight'))
                : '–'}
            </td>
            <td data-label={t('parked.line.lots')}>
              {lots.join(', ') || '–'}
              {onLines && (
                <button
                  type="button"
                  className="office-button"
                  aria-label={t('parked.removeLine', { line: id })}
                  onClick={() => onLines(lines.filter((_, index) => index !== place))}
                >
                  ×
                </button>
              )}
            </td>
          </tr>
        );
      })}
    </PlainTable>
  );
};
