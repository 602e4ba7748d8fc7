import type { LineToPick } from '@talloor/contracts/endpoints/officeDeliveries.ts';
import { formatNumber } from '@talloor/rules/format/money.ts';
import { useOfficeText } from '../i18n/useOfficeText.ts';
import { shortageOf } from './shortageOf.ts';
import { numberIn, rounded, rowsIn, displayText, type RawRow } from './rawReport.ts';
import { ReportInput } from './ReportInput.tsx';
import { ReportRows } from './ReportRows.tsx';
import { lineFields, type FieldShape } from './reportShape.ts';

type PickedLineProps = {
  readonly line: RawRow;
  readonly path: string;
  readonly orderLine: LineToPick | undefined;
  readonly onLine: (line: RawRow) => void;
  /** Set when line and article may be corrected. */
  readonly onRemove: (() => void) | undefined;
  readonly wrongAt: (path: string) => string | undefined;
};

export function PickedLine({ line, path, orderLine, onLine, onRemove, wrongAt }: PickedLineProps) {
  const { t, language } = useOfficeText();
  const id = displayText(line['line_id']);
  const quantityText = (quantity: number) => `${formatNumber(language, quantity)}\u00a0${orderLine?.unit ?? ''}`.trim();
  const shortage = orderLine === undefined ? null : shortageOf(line, orderLine);
  const name = orderLine?.name ?? t('parked.notInOrder');
  const of = t('reports.lineOf', { number: id, name });
  const set = (field: string) => (value: string) => onLine({ ...line, [field]: value });
  const input = (shape: FieldShape, hint?: string) => (
    <ReportInput
      key={shape.field}
      shape={shape}
      path={`${path}.${shape.field}`}
      value={line[shape.field]}
      of={of}
      hint={hint}
      error={wrongAt(shape.field) ?? (shape.field === 'delivered' ? tooMuch : undefined)}
      onValue={set(shape.field)}
    />
  );
  const tooMuch =
    orderLine !== undefined && shortage !== null && shortage < 0
      ? t('reports.tooMuch', { quantity: quantityText(-shortage), ordered: quantityText(orderLine.ordered) })
      : undefined;
  const replacements = rowsIn(line, 'replacements');
  const hasLess = shortage === null || shortage > 0 || replacements.length > 0;
  const weighs = orderLine && rounded((numberIn(line['delivered'], orderLine.unit) ?? 0) * orderLine.per_unit);
  return (
    <fieldset className="stack no-margin shrinks report-line" aria-label={of}>
      <div className="stack items-left breaks report-article">
        <b>{name}</b>
        <small>
          <span>{t('reports.line', { number: id })}</span>
          {orderLine && (
            <span>{` · ${orderLine.article_number} · ${t('reports.ordered', { quantity: quantityText(orderLine.ordered) })}`}</span>
          )}
        </small>
        {wrongAt('') !== undefined && (
          <p role="alert" className="field-error">
            {wrongAt('')}
          </p>
        )}
        {shortage !== null && shortage >= 0 && (
          <span className={shortage === 0 ? 'state state-ok' : 'state state-time'}>
            {shortage === 0
              ? t(replacements.length > 0 ? 'reports.replaced' : 'reports.whole')
              : t('reports.short', { quantity: quantityText(shortage) })}
          </span>
        )}
      </div>
      <div className="report-values cluster at-top">
        <div className="no-border no-margin no-padding shrinks report-row cluster at-top">
          {onRemove !== undefined && [input(lineFields.lineId), input(lineFields.articleNumber)]}
          {input(lineFields.delivered)}
          {(orderLine?.weight_article === true || displayText(line['weight']) !== '') &&
            input(
              lineFields.weight,
              weighs === undefined ? undefined : t('reports.weighs', { weight: formatNumber(language, weighs) }),
            )}
          {hasLess && input(lineFields.reason)}
          {(hasLess || displayText(line['comment']) !== '') && input(lineFields.comment)}
          {onRemove !== undefined && (
            <button type="button" className="office-button" onClick={onRemove}>
              {t('parked.removeLine', { line: id })}
            </button>
          )}
        </div>
        <ReportRows
          field="lots"
          path={`${path}.lots`}
          rows={rowsIn(line, 'lots')}
          fresh={{ lot: '', best_before: '', quantity: displayText(line['delivered']) }}
          of={of}
          wrongAt={(path) => wrongAt(`lots.${path}`)}
          onRows={(lots) => onLine({ ...line, lots })}
        />
        <ReportRows
          field="replacements"
          path={`${path}.replacements`}
          rows={replacements}
          fresh={{
            article_number: '',
            quantity: displayText(Math.max(0, shortage ?? 0)),
            replaces: displayText(Math.max(0, shortage ?? 0)),
            price: orderLine?.price ?? '',
          }}
          of={of}
          wrongAt={(path) => wrongAt(`replacements.${path}`)}
          onRows={(next) => onLine({ ...line, replacements: next })}
          more={(row, at, onRow, rowName) => (
            <ReportRows
              field="lots"
              path={`${path}.replacements.${at}.lots`}
              rows={rowsIn(row, 'lots')}
              fresh={{ lot: '', best_before: '', quantity: displayText(row['quantity']) }}
              of={rowName}
              wrongAt={(path) => wrongAt(`replacements.${at}.lots.${path}`)}
              onRows={(lots) => onRow({ ...row, lots })}
            />
          )}
        />
      </div>
    </fieldset>
  );
}
