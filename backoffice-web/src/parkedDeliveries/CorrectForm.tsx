import { useState, type FormEvent } from 'react';
import { correctParkedDelivery } from '@talloor/contracts/calls/officeDeliveries.ts';
import type { ParkedDeliveryView } from '@talloor/contracts/endpoints/officeDeliveries.ts';
import type { officeReasons } from '@talloor/contracts/officeReasons.ts';
import { ProblemError } from '@talloor/contracts/problemError.ts';
import { officeClient } from '../data/officeClient.ts';
import { useOfficeText } from '../i18n/useOfficeText.ts';
import { problemInWords } from '../layout/problemInWords.ts';
import { PeopleCard } from '../people/PeopleCard.tsx';
import { ReasonField } from '../people/ReasonField.tsx';
import { useAct } from '../people/useAct.ts';
import { linesOf, plainFieldsOf, reportOf, shownValue, typedValue, type RawLine } from './reportFields.ts';
import { ReportLines } from './ReportLines.tsx';

type Reason = (typeof officeReasons)['correctReport'][number];

/** The fields of a report, to be put right: judged as a command of its own, what is wrong is said at its field. */
export const CorrectForm = ({
  found,
  onClose,
}: {
  readonly found: ParkedDeliveryView;
  readonly onClose: () => void;
}) => {
  const { t } = useOfficeText();
  const [report, setReport] = useState(reportOf(found.message));
  const [reason, setReason] = useState<Reason | null>(null);
  const [hasTried, setTried] = useState(false);
  const { isBusy, error, act } = useAct(onClose);
  const wrong = new Map(
    error instanceof ProblemError
      ? error.errors.map(({ path, message }) => [path.replace(/^message\./, ''), message])
      : [],
  );
  const lines = linesOf(report);
  const setLines = (next: readonly RawLine[]) => setReport({ ...report, lines: next });
  const missing = found.lines.filter((line) => !lines.some((each) => each['line_id'] === line.line_id));
  const send = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (reason === null) return;
    void act(
      () =>
        officeClient.call(correctParkedDelivery, {
          params: { id: found.id },
          // The server reads it by its contract and names each field that is not as agreed.
          body: { reason, message: report as never },
        }),
      t('parked.correctDone'),
    );
  };
  return (
    <PeopleCard id="parked-correct" title={t('parked.correct')}>
      <form noValidate onSubmit={send}>
        <p className="people-empty">{t('parked.correctHint')}</p>
        <div className="parked-fields">
          {plainFieldsOf(report)
            .filter(([field]) => field !== 'message_id' && field !== 'signature')
            .map(([field, value]) => (
              <div key={field}>
                <label>
                  {field}
                  <input
                    type="text"
                    className="office-field"
                    maxLength={100}
                    readOnly={field === 'kind'}
                    value={shownValue(value)}
                    aria-invalid={wrong.has(field)}
                    onChange={(event) => setReport({ ...report, [field]: typedValue(field, event.target.value) })}
                  />
                </label>
                {wrong.has(field) && (
                  <p role="alert" className="field-error">
                    {wrong.get(field)}
                  </p>
                )}
              </div>
            ))}
        </div>
        {(report['kind'] === 'picked' || lines.length > 0) && (
          <ReportLines lines={lines} ordered={found.lines} wrong={wrong} onLines={setLines} />
        )}
        {report['kind'] === 'picked' && missing.length > 0 && (
          <div className="parked-add">
            {missing.map((line) => (
              <button
                key={line.line_id}
                type="button"
                className="office-button"
                onClick={() =>
                  setLines([
                    ...lines,
                    { line_id: line.line_id, article_number: line.article_number, delivered: line.ordered },
                  ])
                }
              >
                {t('parked.addLine', { line: line.line_id, name: line.name })}
              </button>
            ))}
          </div>
        )}
        <div className="parked-fields">
          <ReasonField
            act="correctReport"
            reason={reason}
            onReason={setReason}
            isMissing={hasTried && reason === null}
          />
        </div>
        {error !== null && (
          <p role="alert" className="field-error parked-fields">
            {problemInWords(error)}
          </p>
        )}
        <div className="parked-add">
          <button type="submit" className="office-primary" disabled={isBusy}>
            {t('parked.correctSubmit')}
          </button>
          <button type="button" className="office-button" onClick={onClose}>
            {t('people.cancel')}
          </button>
        </div>
      </form>
    </PeopleCard>
  );
};
