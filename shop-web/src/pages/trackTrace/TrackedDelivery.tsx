import Button from '@mui/material/Button';
import { BroadcastIcon } from '@phosphor-icons/react/dist/csr/Broadcast';
import { WifiSlashIcon } from '@phosphor-icons/react/dist/csr/WifiSlash';
import type { TrackedDelivery as Tracked } from '@talloor/contracts/endpoints/trackTrace.ts';
import { formatTime } from '@talloor/rules/format/dates.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useLanguage, usePath } from '../../i18n/LanguageProvider.tsx';
import { usePastDay } from '../../i18n/usePastDay.ts';
import { NoteLines } from '../deliveryNote/NoteLines.tsx';
import { NoteState } from '../deliveryNote/NoteState.tsx';
import { NoteTicket } from '../deliveryNote/NoteTicket.tsx';
import { NoteTimeline } from '../deliveryNote/NoteTimeline.tsx';

export function TrackedDelivery({ delivery, isLive }: { delivery: Tracked; isLive: boolean }) {
  const { t } = useTranslation();
  const path = usePath();
  const { containers, lines } = delivery;
  return (
    <>
      <div className="below-16 card padded track-head cluster">
        <Arrival delivery={delivery} />
        <NoteState note={delivery} />
        <span className="grow" />
        {delivery.stage !== 'delivered' && (
          <p className={isLive ? 'track-live' : 'track-live is-lost'} aria-live="polite">
            {isLive ? <BroadcastIcon size={18} /> : <WifiSlashIcon size={18} />}
            <span>{t(isLive ? 'trackTrace.live' : 'trackTrace.notLive')}</span>
          </p>
        )}
        {delivery.has_note && (
          <Button component={Link} to={`${path('deliveryNote')}?number=${delivery.number}`} variant="outlined">
            {t('trackTrace.note')}
          </Button>
        )}
      </div>
      <NoteTimeline note={delivery} />
      <div className="with-ticket">
        <div>
          {lines.length === 0 ? (
            <p className="card padded muted">{t('trackTrace.notPicked')}</p>
          ) : (
            <NoteLines note={delivery} isPriced={delivery.show_prices} isAhead={!delivery.has_note} />
          )}
          {containers.length > 0 && (
            <section className="above-16 card padded track-containers" aria-labelledby="track-containers">
              <h2 id="track-containers">{t('trackTrace.containers')}</h2>
              <ul className="wraps text-14 tabular">
                {containers.map(({ sscc, kind }) => (
                  <li key={sscc}>
                    <span>{t(`trackTrace.kind.${kind}`)}</span>{' '}
                    <span className="muted">
                      SSCC <span>{sscc}</span>
                    </span>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
        <aside aria-label={t('deliveryNote.totals')}>
          <NoteTicket note={delivery} />
        </aside>
      </div>
    </>
  );
}

function Arrival({ delivery }: { delivery: Tracked }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const pastDay = usePastDay();
  const { delivered_at: at, expected, stop, stops, stops_before: before } = delivery;
  const time = (epoch: number) => formatTime(language, epoch);
  return (
    <div aria-live="polite">
      <p className="weight-680 track-window">
        {at === null
          ? t('trackTrace.expected', { from: time(expected.from), until: time(expected.until) })
          : t('trackTrace.deliveredAt', { day: pastDay(at), time: time(at) })}
      </p>
      {at === null && (
        <p className="muted">
          {before === null || before >= stop
            ? t('trackTrace.yourStop', { stop, stops })
            : before === 0
              ? t('trackTrace.next')
              : t('trackTrace.atStop', { at: stop - before, stop, stops })}
        </p>
      )}
    </div>
  );
}
