import { ArrowRightIcon } from '@phosphor-icons/react/dist/csr/ArrowRight';
import type { ReactNode } from 'react';
import { boardColours, type BoardName } from '@talloor/look/tokens.ts';
import { formatSeconds, formatShortDay, formatTime, isoDay } from '@talloor/rules/format/dates.ts';
import { formatApproximate, formatNumber, unitPriceParts } from '@talloor/rules/format/money.ts';
import type { OfficeLanguage } from '../../i18n/officeLanguage.ts';
import { useOfficeText } from '../../i18n/useOfficeText.ts';
import type { ComparedLine } from './compareStates.ts';
import { secondsOf, timeFieldText } from './shownTime.ts';
import './StateLines.css';

type StateLinesProps = { lines: readonly ComparedLine[]; instant: string };

export const StateLines = ({ lines, instant }: StateLinesProps) => {
  const { t, language } = useOfficeText();
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
            <th scope="col">{t('console.lastChanged')}</th>
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
                <span>{line.article_number}</span> <span>{line.name}</span>
              </th>
              <td className="num">
                <Quantity line={line} />
              </td>
              <td className="num">
                <Price line={line} />
              </td>
              <td className="num">{formatApproximate(language, line.line_total, line.is_approximate)}</td>
              <td>{line.last_changed_at && <LastChange line={line} at={line.last_changed_at} instant={instant} />}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

function dotOf(board: string) {
  const [ground, ink] = boardColours[Object.hasOwn(boardColours, board) ? (board as BoardName) : 'dry'];
  return { backgroundColor: ground, borderColor: ink };
}

function Quantity({ line }: { line: ComparedLine }) {
  const { t, language } = useOfficeText();
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
  const { t } = useOfficeText();
  return (
    <>
      {' '}
      <span className="sr-only">{t('console.was')}</span> <s>{children}</s>{' '}
      <ArrowRightIcon size="0.875rem" aria-hidden />
    </>
  );
}

function Price({ line }: { line: ComparedLine }) {
  const { t, language } = useOfficeText();
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

function UnitPrice({ language, euros }: { language: OfficeLanguage; euros: number }) {
  const { head, third, tail } = unitPriceParts(language, euros);
  return (
    <span className="unit-price nowrap">
      <span>{head}</span>
      <i className="upright tiny muted">{third}</i>
      <span>{tail}</span>
    </span>
  );
}

function LastChange({ line, at, instant }: { line: ComparedLine; at: string; instant: string }) {
  const { language } = useOfficeText();
  const seconds = secondsOf(at);
  const isSameDay = isoDay(seconds) === isoDay(secondsOf(instant));
  return (
    <span className={line.is_changed ? undefined : 'quiet'}>
      <b>
        {isSameDay
          ? formatSeconds(language, seconds)
          : `${formatShortDay(language, seconds)} ${formatTime(language, seconds)}`}
      </b>{' '}
      <span>{line.last_changed_by ?? ''}</span>
    </span>
  );
}
