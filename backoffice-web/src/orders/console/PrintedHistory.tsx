import { formatDate, formatSeconds } from '@talloor/rules/format/dates.ts';
import { actorName, type ConsoleEvent } from './actors.ts';
import { formatShortInstant, secondsOf } from './shownTime.ts';
import { useHistoryText } from './useHistoryText.ts';
import { usePrinting } from './usePrinting.ts';
import './PrintedHistory.css';

type PrintedHistoryProps = {
  readonly orderNumber: string;
  readonly events: readonly ConsoleEvent[];
  readonly shown: ConsoleEvent;
};

export const PrintedHistory = ({ orderNumber, events, shown }: PrintedHistoryProps) => {
  const { t, language } = useHistoryText();
  if (!usePrinting()) return null;
  return (
    <section className="printed-history" aria-label={t('historyView.printed', { number: orderNumber })}>
      <h2>{t('historyView.printed', { number: orderNumber })}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('historyView.printedColumns.time')}</th>
            <th scope="col">{t('historyView.printedColumns.what')}</th>
            <th scope="col">{t('historyView.printedColumns.who')}</th>
            <th scope="col">{t('historyView.printedColumns.event')}</th>
          </tr>
        </thead>
        <tbody>
          {events.map((event) => (
            <tr key={event.event_id} className={event === shown ? 'is-current' : undefined}>
              <td className="nowrap">
                {`${formatDate(language, secondsOf(event.occurred_at))} ${formatSeconds(language, secondsOf(event.occurred_at))}`}
              </td>
              <td>
                <b>{event.title}</b>
                {event.changes.map(({ what, before, after }) => (
                  <span className="as-block" key={what}>
                    {`${what}: ${[before, after].map((value) => value ?? '–').join(' → ')}`}
                  </span>
                ))}
              </td>
              <td>{actorName(event, t)}</td>
              <td className="breaks">{event.event}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <h2>
        {t('historyView.printedState', {
          event: shown.event,
          time: formatShortInstant(language, shown.occurred_at),
        })}
      </h2>
    </section>
  );
};
