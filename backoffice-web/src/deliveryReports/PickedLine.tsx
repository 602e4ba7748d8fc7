import type { LineToPick } from '@talloor/contracts/endpoints/officeDeliveries.ts';
import { formatNumber } from '@talloor/rules/format/money.ts';
import { useOfficeText } from '../i18n/useOfficeText.ts';
import { leftOf } from './leftOf.ts';
import { numberIn, rounded, rowsIn, shownValue, type RawRow } from './rawReport.ts';
import { ReportInput } from './ReportInput.tsx';
import { ReportRows } from './ReportRows.tsx';
import { lineFields, type FieldShape } from './reportShape.ts';

type PickedLineProps = {
  readonly line: RawRow;
  /** Line of the order, if known. */
  readonly ordered: LineToPick | undefined;
  readonly onLine: (line: RawRow) => void;
  /** Set when line and article may be corrected. */
  readonly onRemove: (() => void) | undefined;
  readonly wrongAt: (path: string) => string | undefined;
};

/** A picked line: quantity, weight, shortage, lots, replacements. */
export function PickedLine({ line, ordered, onLine, onRemove, wrongAt }: PickedLineProps) {
  const { t, language } = useOfficeText();
  const id = shownValue(line['line_id']);
  const said = (quantity: number) => `${formatNumber(language, quantity)}\u00a0${ordered?.unit ?? ''}`.trim();
  const left = ordered === undefined ? null : leftOf(line, ordered.ordered);
  const name = ordered?.name ?? t('parked.notInOrder');
  const of = t('reports.lineOf', { number: id, name });
  const set = (field: string) => (value: string) => onLine({ ...line, [field]: value });
  const input = (shape: FieldShape, hint?: string) => (
    <ReportInput
      key={shape.field}
      shape={shape}
      value={line[shape.field]}
      of={of}
      hint={hint}
      error={wrongAt(shape.field) ?? (shape.field === 'delivered' ? tooMuch : undefined)}
      onValue={set(shape.field)}
    />
  );
  const tooMuch =
    ordered !== undefined && left !== null && left < 0
      ? t('reports.tooMuch', { quantity: said(-left), ordered: said(ordered.ordered) })
      : undefined;
  const replacements = rowsIn(line, 'replacements');
  const hasLess = left === null || left > 0 || replacements.length > 0;
  const weighs = ordered && rounded((numberIn(line['delivered']) ?? 0) * ordered.per_unit);
  return (
    <fieldset className="report-line" aria-label={of}>
      <div className="report-article">
        <b>{name}</b>
        <small>
          {t('reports.line', { number: id })}
          {ordered && ` · ${ordered.article_number} · ${t('reports.ordered', { quantity: said(ordered.ordered) })}`}
        </small>
        {wrongAt('') !== undefined && (
          <p role="alert" className="field-error">
            {wrongAt('')}
          </p>
        )}
        {left !== null && left >= 0 && (
          <span className={left === 0 ? 'state state-ok' : 'state state-time'}>
            {left === 0
              ? t(replacements.length > 0 ? 'reports.replaced' : 'reports.whole')
              : t('reports.short', { quantity: said(left) })}
          </span>
        )}
      </div>
      <div className="report-values cluster at-top">
        <div className="report-row cluster at-top">
          {onRemove !== undefined && [input(lineFields.lineId), input(lineFields.articleNumber)]}
          {input(lineFields.delivered)}
          {(ordered?.weight_article === true || shownValue(line['weight']) !== '') &&
            input(
              lineFields.weight,
              weighs === undefined ? undefined : t('reports.weighs', { weight: formatNumber(language, weighs) }),
            )}
          {hasLess && input(lineFields.reason)}
          {(hasLess || shownValue(line['comment']) !== '') && input(lineFields.comment)}
          {onRemove !== undefined && (
            <button type="button" className="office-button" onClick={onRemove}>
              {t('parked.removeLine', { line: id })}
            </button>
          )}
        </div>
        <ReportRows
          field="lots"
          rows={rowsIn(line, 'lots')}
          fresh={{ lot: '', best_before: '', quantity: shownValue(line['delivered']) }}
          of={of}
          wrongAt={(path) => wrongAt(`lots.${path}`)}
          onRows={(lots) => onLine({ ...line, lots })}
        />
        <ReportRows
          field="replacements"
          rows={replacements}
          fresh={{
            article_number: '',
            quantity: String(Math.max(0, left ?? 0)),
            replaces: String(Math.max(0, left ?? 0)),
            price: ordered?.price ?? '',
          }}
          of={of}
          wrongAt={(path) => wrongAt(`replacements.${path}`)}
          onRows={(next) => onLine({ ...line, replacements: next })}
          more={(row, at, onRow, named) => (
            <ReportRows
              field="lots"
              rows={rowsIn(row, 'lots')}
              fresh={{ lot: '', best_before: '', quantity: shownValue(row['quantity']) }}
              of={named}
              wrongAt={(path) => wrongAt(`replacements.${at}.lots.${path}`)}
              onRows={(lots) => onRow({ ...row, lots })}
            />
          )}
        />
      </div>
    </fieldset>
  );
}
