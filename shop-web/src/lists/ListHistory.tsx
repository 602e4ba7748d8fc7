import { getListHistory, getPortalListHistory } from '@talloor/contracts/endpoints/portalLists.ts';
import { formatTime } from '@talloor/rules/format/dates.ts';
import { useQuery } from '@tanstack/react-query';
import { useContext, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../i18n/LanguageProvider.tsx';
import { usePastDay } from '../i18n/usePastDay.ts';
import { call } from '../server/shopClient.ts';
import { failureText } from '../toasts/failureText.ts';
import { ListAccessContext } from './listAccess.ts';
import './ListHistory.css';
import { listHistoryKey } from './listKeys.ts';

export function ListHistory({ listId }: { listId: string }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const pastDay = usePastDay();
  const { kind } = useContext(ListAccessContext);
  const [isOpen, setIsOpen] = useState(false);
  const { data, error } = useQuery({
    queryKey: listHistoryKey(kind, language, listId),
    queryFn: ({ signal }) => {
      const input = { params: { id: listId } };
      return kind === 'managed'
        ? call(getPortalListHistory, input, { signal })
        : call(getListHistory, input, { signal });
    },
    enabled: isOpen,
    staleTime: 0,
  });
  return (
    <details className="above-24 card list-history" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className="row weight-600 pointer">{t('managing.history.title')}</summary>
      {error !== null && data === undefined && (
        <p role="alert">
          <span>{t('managing.history.failed')}</span> <span>{failureText(error, t)}</span>
        </p>
      )}
      {data !== undefined && (
        <ol>
          {data.events.map((event) => (
            <li className="wraps apart line-above" key={event.event_id}>
              <span className="shrinks breaks list-history-what">
                <span>{event.title}</span>
                {event.changes.map(({ what, after }) => (
                  <span key={what} className="muted">
                    {' '}
                    <span>{what}</span>: <span>{after ?? t('managing.history.nothing')}</span>
                  </span>
                ))}
              </span>
              <span className="facts">
                <span>
                  <span>{event.by ?? t('managing.history.someone')}</span>
                  {!event.is_owner && <span className="tag">{t('managing.history.manager')}</span>}
                </span>
                <time dateTime={new Date(event.at * 1000).toISOString()}>
                  {t('managing.history.at', {
                    day: pastDay(event.at),
                    time: formatTime(language, event.at),
                  })}
                </time>
              </span>
            </li>
          ))}
        </ol>
      )}
    </details>
  );
}
