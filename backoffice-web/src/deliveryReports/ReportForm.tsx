import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { LineToPick } from '@talloor/contracts/endpoints/officeDeliveries.ts';
import type { DeliveryMessage } from '@talloor/contracts/endpoints/erpDeliveries.ts';
import type { officeReasons } from '@talloor/contracts/officeReasons.ts';
import { ProblemError } from '@talloor/contracts/problemError.ts';
import { useOfficeText } from '../i18n/useOfficeText.ts';
import { ReasonField } from '../people/ReasonField.tsx';
import { useAct } from '../people/useAct.ts';
import { shortageOf } from './shortageOf.ts';
import { lineOf } from './lineOf.ts';
import { PickedLine } from './PickedLine.tsx';
import { rowsIn, displayText, type RawReport } from './rawReport.ts';
import { refusalInWords } from './refusalInWords.ts';
import { ReportInput } from './ReportInput.tsx';
import { ReportRows } from './ReportRows.tsx';
import { rowsOfKind, shapesOfKind } from './reportShape.ts';
import { parseReport, unknownFields } from './parseReport.ts';
import { wrongInWords } from './wrongInWords.ts';
import './deliveryReports.css';

const reportRow = 'no-border no-margin no-padding shrinks report-row cluster at-top';

type ReportAct = 'correctReport' | 'reportDelivery';
type ReportFormProps<Act extends ReportAct> = {
  readonly act: Act;
  readonly initial: RawReport;
  /** Empty when unknown. */
  readonly orderLines: readonly LineToPick[];
  /** Read-only fields. */
  readonly fixed?: readonly string[];
  readonly submit: string;
  /** Null when `onSend` notifies. */
  readonly successMessage: string | null;
  /** @param message the server names wrong fields */
  readonly onSend: (message: DeliveryMessage, reason: (typeof officeReasons)[Act][number]) => Promise<unknown>;
  readonly onClose: () => void;
  /** Address to return to. */
  readonly cancel?: string;
};

export function ReportForm<Act extends ReportAct>(props: ReportFormProps<Act>) {
  const { act: what, initial, orderLines, fixed = [], submit, successMessage, onSend, onClose, cancel } = props;
  const { t } = useOfficeText();
  const form = useRef<HTMLFormElement>(null);
  const [report, setReport] = useState(initial);
  const [reason, setReason] = useState<(typeof officeReasons)[Act][number] | null>(null);
  const [hasTried, setTried] = useState(false);
  const { isBusy, error, act } = useAct(onClose);
  useEffect(() => {
    if (error !== null) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [error]);
  const kind = displayText(report['kind']);
  const lines = rowsIn(report, 'lines');
  const rows = rowsOfKind[kind];
  const wrong = errorsByPath(error);
  const wrongAt = (path: string) => (wrong.has(path) ? (wrong.get(path) ?? wrongInWords(path, t)) : undefined);
  const wrongIn = (field: string) => {
    const place = [...wrong.keys()].find((path) => path.startsWith(`${field}.`));
    return place === undefined ? wrongAt(field) : t('reports.wrong.jsonAt', { place });
  };
  const unsentFields = unknownFields(report);
  const set = (field: string, value: unknown) => setReport({ ...report, [field]: value });
  const shapes = shapesOfKind(kind).filter(
    ({ field }) => !fixed.includes(field) && (field !== 'unsigned' || displayText(report['signature']) === ''),
  );
  const isFree = what === 'correctReport';
  const missing = orderLines.filter((line) => !lines.some((each) => each['line_id'] === line.line_id));
  const send = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (reason === null || isBusy) return;
    void act(() => onSend(parseReport(report, orderLines) as never, reason), successMessage);
  };
  return (
    <form ref={form} noValidate className="one-column pad-16 stack gap-12" onSubmit={send}>
      <div className={reportRow}>
        {shapes.map((shape) => (
          <ReportInput
            key={shape.field}
            shape={shape}
            path={shape.field}
            value={report[shape.field]}
            error={shape.input === 'json' ? wrongIn(shape.field) : wrongAt(shape.field)}
            onValue={(value) => set(shape.field, value)}
          />
        ))}
      </div>
      {kind === 'picked' && (
        <>
          <Summary lines={lines} orderLines={orderLines} />
          <div className="line-above">
            {lines.map((line, place) => (
              <PickedLine
                // Line ids may be missing or repeated.
                key={place}
                line={line}
                path={`lines.${place}`}
                orderLine={orderLines.find((each) => each.line_id === line['line_id'])}
                wrongAt={(path) => wrongAt(path === '' ? `lines.${place}` : `lines.${place}.${path}`)}
                onLine={(next) =>
                  set(
                    'lines',
                    lines.map((each, index) => (index === place ? next : each)),
                  )
                }
                onRemove={
                  isFree
                    ? () =>
                        set(
                          'lines',
                          lines.filter((_, index) => index !== place),
                        )
                    : undefined
                }
              />
            ))}
          </div>
          {missing.length > 0 && (
            <div className={reportRow}>
              {missing.map((line) => (
                <button
                  key={line.line_id}
                  type="button"
                  className="office-button"
                  onClick={() => set('lines', [...lines, lineOf(line)])}
                >
                  {t('parked.addLine', { line: line.line_id, name: line.name })}
                </button>
              ))}
            </div>
          )}
        </>
      )}
      {rows !== undefined && (
        <section className="stack gap-8">
          <h3 className="no-margin text-14">{t(`reports.field.${rows}`)}</h3>
          <ReportRows
            field={rows}
            path={rows}
            rows={rowsIn(report, rows)}
            fresh={rows === 'containers' ? { sscc: '', kind: 'crate' } : { kind: 'crate', count: '1' }}
            wrongAt={(path) =>
              duplicateError(rowsIn(report, rows), path, t('reports.twice')) ?? wrongAt(`${rows}.${path}`)
            }
            onRows={(next) => set(rows, next)}
          />
        </section>
      )}
      {unsentFields.length > 0 && (
        <p role="note" className="flex gap-8 pad-8-12 round-8 people-note">
          {t('reports.dropped', { fields: unsentFields.slice(0, 20).join(', ') })}
        </p>
      )}
      <div className="no-border no-margin no-padding shrinks report-row cluster at-top report-end">
        <ReasonField act={what} reason={reason} onReason={setReason} isMissing={hasTried && reason === null} />
      </div>
      {error !== null && (
        <p role="alert" className="field-error">
          {refusalInWords(error, orderLines, t)}
        </p>
      )}
      <div className={reportRow}>
        <button type="submit" className="office-primary" disabled={isBusy}>
          {submit}
        </button>
        {cancel !== undefined && (
          <button type="button" className="office-button" onClick={onClose}>
            {cancel}
          </button>
        )}
      </div>
    </form>
  );
}

function errorsByPath(error: unknown): ReadonlyMap<string, string | undefined> {
  if (!(error instanceof ProblemError)) return new Map();
  return new Map(error.errors.map(({ path }) => [path.replace(/^message\./, ''), undefined]));
}

/** An SSCC must be unique. */
function duplicateError(rows: readonly RawReport[], path: string, words: string): string | undefined {
  const [place = '', field] = path.split('.');
  const sscc = displayText(rows[Number(place)]?.['sscc']);
  const isSecond = rows.findIndex((row) => displayText(row['sscc']) === sscc) < Number(place);
  return field === 'sscc' && sscc !== '' && isSecond ? words : undefined;
}

const Summary = ({
  lines,
  orderLines,
}: {
  readonly lines: readonly RawReport[];
  readonly orderLines: readonly LineToPick[];
}) => {
  const { t } = useOfficeText();
  const shortLines = lines.filter((line) => {
    const orderLine = orderLines.find((each) => each.line_id === line['line_id']);
    return orderLine !== undefined && shortageOf(line, orderLine) !== 0;
  });
  if (orderLines.length === 0) return null;
  return (
    <p className="muted">
      <output>
        {shortLines.length === 0
          ? t('reports.allWhole')
          : t('reports.someShort', { count: shortLines.length, lines: lines.length })}
      </output>
      . <span>{t('reports.keys')}</span>
    </p>
  );
};
