import { ArrowRightIcon } from '@phosphor-icons/react/dist/csr/ArrowRight';
import { EyeIcon } from '@phosphor-icons/react/dist/csr/Eye';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import { boardColours, type BoardName } from '@talloor/look/tokens.ts';
import { getOrderStateAt } from '@talloor/contracts/calls.ts';
import type { orderStateAt } from '@talloor/contracts/endpoints/audit.ts';
import { formatSeconds, formatShortDay, formatTime, isoDay } from '@talloor/rules/format/dates.ts';
import { formatApproximate, formatNumber, unitPriceParts } from '@talloor/rules/format/money.ts';
import { officeClient } from '../../data/officeClient.ts';
import type { OfficeLanguage } from '../../i18n/officeLanguage.ts';
import { useOfficeText } from '../../i18n/useOfficeText.ts';
import { secondsOf, typedTime } from './shownTime.ts';
import type { TimeTravel } from './useTimeTravel.ts';

type Line = z.output<typeof orderStateAt>['lines'][number];
type StateCardProps = { orderNumber: string; instant: string; travel: TimeTravel };

/** The order, or the basket it then was, as it stood after the event looked at. */
export const StateCard = ({ orderNumber, instant, travel }: StateCardProps) => {
  const { t, language } = useOfficeText();
  const { data, isPlaceholderData, isError, refetch } = useQuery({
    queryKey: ['orders', 'state', orderNumber, travel.index, language],
    queryFn: ({ signal }) =>
      officeClient.call(getOrderStateAt, { params: { number: orderNumber, index: String(travel.index) } }, { signal }),
    placeholderData: keepPreviousData,
  });
  return (
    <section
      className={`office-card state-card${isPlaceholderData ? ' is-loading' : ''}`}
      aria-labelledby="state-title"
      aria-busy={isPlaceholderData}
    >
      <header>
        <h2 id="state-title">{t('console.stateNow')}</h2>
        {!travel.isNow && (
          <span className="read-only">
            <EyeIcon size={16} weight="fill" aria-hidden />
            {t('console.readOnly')}
          </span>
        )}
        <span className="changed-key">
          <i aria-hidden />
          {t('console.changedByEvent')}
        </span>
      </header>
      {isError && (
        <div className="office-block" role="alert">
          <p>{t('console.failed')}</p>
          <button type="button" className="office-button" onClick={() => void refetch()}>
            {t('console.retry')}
          </button>
        </div>
      )}
      {data && (
        <>
          <dl className="state-facts">
            {data.facts.map((fact) => (
              <div key={fact.key} className={fact.is_changed ? 'is-changed' : undefined}>
                <dt>{fact.label}</dt>
                <dd>
                  {fact.is_changed && fact.before !== null && (
                    <>
                      <s>{fact.before}</s>
                      <ArrowRightIcon size={14} aria-hidden />
                    </>
                  )}
                  {fact.is_changed ? <b>{fact.value}</b> : fact.value}
                </dd>
              </div>
            ))}
          </dl>
          {data.lines.length === 0 ? (
            <p className="office-empty">{t('console.noLines')}</p>
          ) : (
            <Lines lines={data.lines} instant={instant} />
          )}
        </>
      )}
    </section>
  );
};

function Lines({ lines, instant }: { lines: readonly Line[]; instant: string }) {
  const { t, language } = useOfficeText();
  return (
    <div className="state-lines">
      <table>
        <caption className="visually-hidden">{t('console.linesAt', { time: typedTime(instant) })}</caption>
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
              key={`${line.article_number}-${line.is_free}`}
              className={[line.is_changed && 'is-changed', line.is_removed && 'is-removed'].filter(Boolean).join(' ')}
            >
              <th scope="row">
                <i className="board-dot" style={dotOf(line.group_code)} aria-hidden />
                {line.article_number} <span>{line.name}</span>
              </th>
              <td className="num">
                <Quantity line={line} />
              </td>
              <td className="num">
                {line.is_free ? t('console.free') : <UnitPrice language={language} euros={line.price_per_unit} />}
              </td>
              <td className="num">{formatApproximate(language, line.line_total, line.is_approximate)}</td>
              <td>
                <LastChange line={line} instant={instant} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function dotOf(groupCode: string) {
  const [ground, ink] = boardColours[groupCode in boardColours ? (groupCode as BoardName) : 'dry'];
  return { backgroundColor: ground, borderColor: ink };
}

function Quantity({ line }: { line: Line }) {
  const { t, language } = useOfficeText();
  const isNew = line.is_changed && line.quantity_before === null;
  const was = line.is_changed && line.quantity_before !== null && line.quantity_before !== line.quantity;
  return (
    <>
      {isNew && <span className="tag-new">{t('console.isNew')}</span>}
      {was && (
        <>
          <s>{formatNumber(language, line.quantity_before ?? 0)}</s> <ArrowRightIcon size={14} aria-hidden />
        </>
      )}{' '}
      <b>{formatNumber(language, line.quantity)}</b> {line.unit}
    </>
  );
}

function UnitPrice({ language, euros }: { language: OfficeLanguage; euros: number }) {
  const { head, third, tail } = unitPriceParts(language, euros);
  return (
    <span className="unit-price">
      {head}
      <i>{third}</i>
      {tail}
    </span>
  );
}

function LastChange({ line, instant }: { line: Line; instant: string }) {
  const { language } = useOfficeText();
  const seconds = secondsOf(line.last_changed_at);
  const isSameDay = isoDay(seconds) === isoDay(secondsOf(instant));
  return (
    <span className={line.is_changed ? undefined : 'quiet'}>
      <b>
        {isSameDay
          ? formatSeconds(language, seconds)
          : `${formatShortDay(language, seconds)} ${formatTime(language, seconds)}`}
      </b>{' '}
      {line.last_changed_by ?? ''}
    </span>
  );
}
