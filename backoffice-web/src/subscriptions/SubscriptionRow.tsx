import type { Subscription } from '@talloor/contracts/endpoints/operations.ts';
import { eventName } from '@talloor/contracts/eventName.ts';
import { formatShortDay, formatTime } from '@talloor/rules/format/dates.ts';
import { useOfficeText } from '../i18n/useOfficeText.ts';
import { SubscriptionState } from './SubscriptionState.tsx';

/** @param retry null when read-only */
export const SubscriptionRow = ({
  subscription,
  retry,
}: {
  subscription: Subscription;
  retry: (() => void) | null;
}) => {
  const { t, language } = useOfficeText();
  const { id, kind, state, position, lag, moved_at, error, parked } = subscription;
  const timeOf = (instant: string) => {
    const seconds = Math.floor(Date.parse(instant) / 1000);
    return `${formatShortDay(language, seconds)} ${formatTime(language, seconds)}`;
  };
  const standsStill = state === 'failed' || parked.length > 0;
  return (
    <tr>
      <th scope="row">
        <span>{id}</span> <small>{t(`subscriptions.kinds.${kind}`)}</small>
      </th>
      <td>
        <SubscriptionState state={state} />
        {error !== null && <p className="breaks bad-700">{error}</p>}
      </td>
      <td className="num" data-label={t('subscriptions.position')}>
        {position === null ? '–' : String(BigInt(position))}
      </td>
      <td className="num" data-label={t('subscriptions.lag')}>
        {lag ?? '–'}
      </td>
      <td data-label={t('subscriptions.movedAt')}>{moved_at === null ? '–' : timeOf(moved_at)}</td>
      <td>
        {parked.length > 0 && (
          <details>
            <summary>
              <span>{t('subscriptions.parked')}</span> (<span>{parked.length}</span>)
            </summary>
            <ul className="breaks subscription-parked stack gap-8">
              {parked.map((event) => (
                <li key={eventName(event)}>
                  <b>
                    <span>{event.type}</span> <span>{eventName(event)}</span>
                  </b>
                  <p>{event.error ?? t('subscriptions.waits')}</p>
                  {event.error !== null && (
                    <small>{t('subscriptions.tries', { count: event.tries, time: timeOf(event.parked_at) })}</small>
                  )}
                  {event.next_try_at !== null && (
                    <small>{t('subscriptions.nextTry', { time: timeOf(event.next_try_at) })}</small>
                  )}
                </li>
              ))}
            </ul>
          </details>
        )}
        {standsStill && retry && (
          <button
            type="button"
            className="office-button"
            onClick={retry}
            aria-label={t('subscriptions.retryOf', { name: id })}
          >
            {t('subscriptions.retry')}
          </button>
        )}
      </td>
    </tr>
  );
};
