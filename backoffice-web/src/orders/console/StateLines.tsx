import { ArrowRightIcon } from '@phosphor-icons/react/dist/csr/ArrowRight';
import type { ReactNode } from 'react';
import { boardColours, type BoardName } from '@talloor/look/tokens.ts';
import { formatSeconds, formatShortDay, formatTime, isoDay } from '@talloor/rules/format/dates.ts';
import { formatApproximate, formatNumber, unitPriceParts } from '@talloor/rules/format/money.ts';
import type { ShownLanguage } from '@talloor/rules/facts.ts';
import { numbersText } from '@talloor/rules/format/numbersText.ts';
import type { ComparedLine, MadeNumber } from './compareStates.ts';
import { secondsOf, timeFieldText } from './shownTime.ts';
import { useHistoryText } from './useHistoryText.ts';
import './StateLines.css';

export type Acts = {
  readonly titleOf: (event: string) => string;
  readonly show: (event: string) => void;
};
type StateLinesProps = {
  readonly lines: readonly ComparedLine[];
  readonly instant: string;
  /** Null hides who made each number. */
  readonly acts: Acts | null;
  readonly erpNumbers: ReadonlyMap<string, string>;
};

const laterNumbers = ['delivered', 'invoiced', 'credited'] as const;
type LaterNumber = (typeof laterNumbers)[number];

/** The warehouse's quantity stands in for a delivery under way. */
const numberIn = ({ numbers }: ComparedLine, name: LaterNumber): MadeNumber | null =>
  name === 'delivered' ? (numbers.delivered ?? numbers.picked) : numbers[name];

export const StateLines = ({ lines, instant, acts, erpNumbers }: StateLinesProps) => {
  const { t, language } = useHistoryText();
  const columns = laterNumbers.filter((name) => lines.some((line) => numberIn(line, name)));
  return (
    <div className="state-lines">
      <table>
        <caption className="sr-only">{t('console.linesAt', { time: timeFieldText(instant) })}</caption>
        <thead>
          <tr>
            <th scope="col">{t('console.article')}</th>
            <th scope="col" className="num">
              {t('console.quantity')}
            </th>
            <th scope="col" className="num">
              {t('console.price')}
            </th>
            <th scope="col" className="num">
              {t('console.total')}
            </th>
            {columns.map((name) => (
              <th key={name} scope="col" className="num">
                {t(`historyView.${name}`)}
              </th>
            ))}
            {acts && <th scope="col">{t('console.lastChanged')}</th>}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr
              key={line.key}
              className={[line.is_changed && 'is-changed', line.is_removed && 'is-removed'].filter(Boolean).join(' ')}
            >
              <th className="muted" scope="row">
                <i className="inline-block round-4 board-dot" style={dotOf(line.board)} aria-hidden />
                <span>{numbersText(line.article_number, erpNumbers.get(line.article_number))}</span>{' '}
                <span>{line.name}</span>
                <Notes notes={line.notes} />
              </th>
              <td className="num">
                {line.numbers.promised || line.is_removed ? (
                  <Quantity line={line} />
                ) : (
                  <span className="quiet">{t('historyView.notPromised')}</span>
                )}
              </td>
              <td className="num">
                <Price line={line} />
              </td>
              <td className="num">
                {line.numbers.promised || line.is_removed
                  ? formatApproximate(language, line.line_total, line.is_approximate)
                  : ''}
              </td>
              {columns.map((name) => (
                <td key={name} className="num" data-label={t(`historyView.${name}`)}>
                  <LaterNumber line={line} name={name} acts={acts} instant={instant} />
                </td>
              ))}
              {acts && (
                <td>
                  {line.last_changed_at && (
                    <Maker
                      at={line.last_changed_at}
                      name={line.last_changed_by}
                      event={line.last_changed_event}
                      isQuiet={!line.is_changed}
                      acts={acts}
                      instant={instant}
                    />
                  )}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

function Notes({ notes }: Pick<ComparedLine, 'notes'>) {
  if (notes.length === 0) return null;
  return (
    <ul className="wraps gap-6 tiny line-notes">
      {notes.map((note) => (
        <li key={note.key} className={note.is_changed ? 'round-4 is-changed' : 'round-4'}>
          {note.text}
        </li>
      ))}
    </ul>
  );
}

type LaterNumberProps = Pick<StateLinesProps, 'acts' | 'instant'> & {
  readonly line: ComparedLine;
  readonly name: LaterNumber;
};

function LaterNumber({ line, name, acts, instant }: LaterNumberProps) {
  const { t, language } = useHistoryText();
  const number = numberIn(line, name);
  if (!number) return null;
  return (
    <>
      {number.quantity_before !== null && number.quantity_before !== number.quantity && (
        <Was>{formatNumber(language, number.quantity_before)}</Was>
      )}{' '}
      <b>{formatNumber(language, number.quantity)}</b> <span>{line.unit}</span>
      <small className="as-block muted">{formatApproximate(language, number.amount, false)}</small>
      {name === 'delivered' && !line.numbers.delivered && (
        <small className="as-block muted">{t('historyView.picked')}</small>
      )}
      {acts && (
        <small className="as-block">
          <Maker {...number.by} isQuiet={!number.is_changed} acts={acts} instant={instant} />
        </small>
      )}
    </>
  );
}

function dotOf(board: string) {
  const [ground, ink] = boardColours[Object.hasOwn(boardColours, board) ? (board as BoardName) : 'dry'];
  return { backgroundColor: ground, borderColor: ink };
}

function Quantity({ line }: { line: ComparedLine }) {
  const { t, language } = useHistoryText();
  const before = line.is_changed && line.quantity_before !== line.quantity ? line.quantity_before : null;
  const isNew = line.is_changed && line.quantity_before === null;
  return (
    <>
      {isNew && <span className="inline-block round-4 tiny weight-640 tag-new">{t('console.isNew')}</span>}
      {line.is_removed && (
        <span className="inline-block round-4 tiny weight-640 bad-700 tag-removed">{t('console.removed')}</span>
      )}
      {before !== null && <Was>{formatNumber(language, before)}</Was>} <b>{formatNumber(language, line.quantity)}</b>{' '}
      <span>{line.unit}</span>
    </>
  );
}

function Was({ children }: { children: ReactNode }) {
  const { t } = useHistoryText();
  return (
    <>
      {' '}
      <span className="sr-only">{t('console.was')}</span> <s>{children}</s>{' '}
      <ArrowRightIcon size="0.875rem" aria-hidden />
    </>
  );
}

function Price({ line }: { line: ComparedLine }) {
  const { t, language } = useHistoryText();
  if (line.is_free) return t('console.free');
  return (
    <>
      {line.price_before !== null && (
        <Was>
          <UnitPrice language={language} euros={line.price_before} />
        </Was>
      )}{' '}
      <UnitPrice language={language} euros={line.price_per_unit} />
    </>
  );
}

function UnitPrice({ language, euros }: { language: ShownLanguage; euros: number }) {
  const { head, third, tail } = unitPriceParts(language, euros);
  return (
    <span className="unit-price nowrap">
      <span>{head}</span>
      <i className="upright tiny muted">{third}</i>
      <span>{tail}</span>
    </span>
  );
}

type MakerProps = {
  readonly at: string;
  readonly name: string | null;
  readonly event: string | null;
  readonly isQuiet: boolean;
  readonly acts: Acts;
  readonly instant: string;
};

function Maker({ at, name, event, isQuiet, acts, instant }: MakerProps) {
  const { t, language } = useHistoryText();
  const seconds = secondsOf(at);
  const isSameDay = isoDay(seconds) === isoDay(secondsOf(instant));
  const words = (
    <>
      <b>
        {isSameDay
          ? formatSeconds(language, seconds)
          : `${formatShortDay(language, seconds)} ${formatTime(language, seconds)}`}
      </b>{' '}
      <span>{name ?? ''}</span>
    </>
  );
  if (event === null) return <span className={isQuiet ? 'quiet' : undefined}>{words}</span>;
  return (
    <button
      type="button"
      className={`clear no-border no-padding same-color to-left number-maker${isQuiet ? ' quiet' : ''}`}
      title={t('historyView.act', { title: acts.titleOf(event) })}
      onClick={() => acts.show(event)}
    >
      {words}
    </button>
  );
}
