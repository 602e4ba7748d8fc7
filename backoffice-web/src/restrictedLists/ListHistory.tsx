import type { HistoryEvent } from '@talloor/contracts/endpoints/audit.ts';
import { useOfficeText } from '../i18n/useOfficeText.ts';
import { formatInstant } from '../layout/instant.ts';
import { EventNumber } from '../orders/console/EventNumber.tsx';

export const ListHistory = ({ events }: { readonly events: readonly HistoryEvent[] }) => {
  const { t, language } = useOfficeText();
  return (
    <div className="office-card content-table is-plain">
      <table>
        <caption className="sr-only">{t('restrictedLists.history')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('restrictedLists.what')}</th>
            <th scope="col">{t('changes.difference')}</th>
            <th scope="col">{t('changes.who')}</th>
            <th scope="col">{t('changes.when')}</th>
          </tr>
        </thead>
        <tbody>
          {events.toReversed().map(({ event_id, event, title, changes, actor, occurred_at }) => (
            <tr key={event_id}>
              <th scope="row">
                <span>{title}</span>
                <EventNumber event={event} />
              </th>
              <td data-label={t('changes.difference')}>
                {changes.map(({ what, before, after }) => (
                  <div key={what}>
                    <span>{what}</span>: <span>{before ?? '–'}</span> → <span>{after ?? '–'}</span>
                  </div>
                ))}
              </td>
              <td data-label={t('changes.who')}>{actor.name ?? t('changes.user', { id: actor.id })}</td>
              <td data-label={t('changes.when')}>{formatInstant(language, occurred_at)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
