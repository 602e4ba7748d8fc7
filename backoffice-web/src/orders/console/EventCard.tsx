import { BracketsCurlyIcon } from '@phosphor-icons/react/dist/csr/BracketsCurly';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { personRoles } from '@talloor/rules/account/officeRights.ts';
import { OfficeDialog } from '../../layout/OfficeDialog.tsx';
import { actorName, type ConsoleEvent } from './actors.ts';
import { EventNumber } from './EventNumber.tsx';
import { useHistoryText } from './useHistoryText.ts';
import './EventCard.css';

const knownRoles = [...personRoles, 'system', 'erp'] as const;
const knownChannels = ['web', 'office', 'system', 'erp', 'import'] as const;
const findKnown = <T extends string>(values: readonly T[], value: string): T | undefined =>
  values.find((each) => each === value);

const isPerson = (role: (typeof knownRoles)[number]): boolean => role !== 'system' && role !== 'erp';

type EventCardProps = {
  readonly event: ConsoleEvent & { readonly raw?: unknown };
  readonly readStored?: () => Promise<unknown>;
};

/** Keys scroll a long list. */
const scrollable = { tabIndex: 0 } as const;

export const EventCard = ({ event, readStored = () => Promise.resolve(event.raw) }: EventCardProps) => {
  const { t } = useHistoryText();
  const [isRaw, setRaw] = useState(false);
  const actor = actorName(event, t);
  const role = findKnown(knownRoles, event.actor.role);
  const channel = findKnown(knownChannels, event.channel);
  return (
    <section className="white-ground round-12 event-card row at-top gap-12" aria-labelledby="event-title">
      <span className="white stack centred weight-660 small rigid avatar" aria-hidden>
        {actor
          .split(' ')
          .map((part) => part.charAt(0))
          .join('')
          .slice(0, 2)}
      </span>
      <div className="grow shrinks event-card-text">
        <h2 id="event-title">{event.title}</h2>
        <p>
          <span>
            {role && channel && isPerson(role)
              ? t('console.through', {
                  actor,
                  role: t(`console.actorRole.${role}`),
                  channel: t(`console.channel.${channel}`),
                })
              : actor}
          </span>
          <EventNumber event={event.event} />
          {event.actor.on_behalf_of !== null && (
            <span>{`, ${t('console.onBehalf', { name: event.actor.on_behalf_of_name ?? t('console.unknownActor') })}`}</span>
          )}
        </p>
        {event.changes.length > 0 && (
          <ul className="event-card-changes wraps gap-6" aria-label={t('console.changes')} {...scrollable}>
            {event.changes.map((change) => (
              <li className="inline gap-6 round-8 tiny" key={change.what}>
                <span>{change.what}</span>
                {change.before !== null && (
                  <>
                    <span className="sr-only">{t('console.was')}</span>{' '}
                    <s className="muted weight-400">{change.before}</s>
                  </>
                )}
                {change.before !== null && change.after !== null && <span aria-hidden>→</span>}
                {change.after === null ? (
                  <em className="bad-700 upright weight-600">{t('console.removed')}</em>
                ) : (
                  <b>{change.after}</b>
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
      <Button size="small" onClick={() => setRaw(true)} startIcon={<BracketsCurlyIcon size="1.125rem" aria-hidden />}>
        {t('console.raw')}
      </Button>
      {isRaw && <StoredEvent event={event} readStored={readStored} onClose={() => setRaw(false)} />}
    </section>
  );
};

function StoredEvent({ event, readStored, onClose }: Required<EventCardProps> & { readonly onClose: () => void }) {
  const { t } = useHistoryText();
  const { data, isError } = useQuery({ queryKey: ['stored', event.event], queryFn: readStored, staleTime: Infinity });
  return (
    <OfficeDialog
      title={t('console.rawTitle', { event: event.event })}
      onClose={onClose}
      actions={
        <Button variant="contained" onClick={onClose}>
          {t('console.close')}
        </Button>
      }
    >
      <p className="muted">{isError ? t('console.failed') : t('console.rawPersonal')}</p>
      {data !== undefined && (
        <textarea
          className="full no-border round-8 pad-16 tiny breaks event-card-raw"
          readOnly
          rows={24}
          aria-label={t('console.raw')}
          value={JSON.stringify(data, null, 2)}
        />
      )}
    </OfficeDialog>
  );
}
