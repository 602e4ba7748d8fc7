import { useMemo, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import { getOfficeDelivery } from '@talloor/contracts/endpoints/officeDeliveries.ts';
import { formatWeekdayTime } from '@talloor/rules/format/dates.ts';
import '../content/ContentForm.css';
import '../content/ContentTable.css';
import { useMayEdit } from '../data/useMayEdit.ts';
import { officeClient } from '../data/officeClient.ts';
import { shopClock } from '../data/shopClock.ts';
import { ReportLines } from '../deliveryReports/ReportLines.tsx';
import { useOfficeText } from '../i18n/useOfficeText.ts';
import { OfficeHeading } from '../layout/OfficeHeading.tsx';
import { problemInWords } from '../layout/problemInWords.ts';
import { PeopleCard } from '../people/PeopleCard.tsx';
import '../people/people.css';
import { useLiveQueue } from '../people/useLiveQueue.ts';
import { DeliverySteps } from './DeliverySteps.tsx';
import './handDelivery.css';
import { isReported, stepsOf, type HandKind, type OfficeDelivery } from './stepsOf.ts';
import { StepForm } from './StepForm.tsx';
import { OrderCrumbs } from '../orders/OrderCrumbs.tsx';

export const HandDeliveryPage = () => {
  const { id = '' } = useParams();
  const { t, language } = useOfficeText();
  const queryKey = useMemo(() => ['orders', 'delivery', id, language], [id, language]);
  // The ERP and colleagues report too.
  useLiveQueue('deliveries', queryKey);
  const { data, error } = useQuery({
    queryKey,
    queryFn: ({ signal }) => officeClient.call(getOfficeDelivery, { params: { number: id } }, { signal }),
    // No event tells about the order here.
    refetchInterval: 15_000,
    retry: false,
  });
  return (
    <>
      <div className="office-head">
        <div>
          <OrderCrumbs number={id} subpage={t('handDelivery.crumb')} />
          <OfficeHeading title={t('handDelivery.title', { number: id })} />
          {data !== undefined && (
            <p className="console-sub muted">{t('handDelivery.about', { customer: data.customer_name })}</p>
          )}
        </div>
      </div>
      {data === undefined && error !== null && (
        <div className="office-block" role="alert">
          <h2>{t('handDelivery.failed')}</h2>
          <p>{problemInWords(error)}</p>
          <Link to={`/orders/${id}/show`}>{t('handDelivery.back')}</Link>
        </div>
      )}
      {data === undefined && error === null && <span aria-busy className="as-block office-skeleton hand-skeleton" />}
      {data !== undefined && <DeliveryReporting delivery={data} />}
    </>
  );
};

function DeliveryReporting({ delivery }: { readonly delivery: OfficeDelivery }) {
  const { t, language } = useOfficeText();
  const mayEdit = useMayEdit('handle_deliveries');
  const [chosenKind, setChosenKind] = useState<HandKind | null>(null);
  const [round, setRound] = useState(0);
  const steps = stepsOf(delivery, shopClock.now());
  const kind = chosenKind ?? steps[0];
  const isOpen = delivery.stage === 'scheduled' && !steps.includes('picked') && !delivery.is_cancelled;
  const startNextReport = () => {
    setChosenKind(null);
    setRound(round + 1);
  };
  const note = delivery.is_cancelled
    ? t('handDelivery.cancelled')
    : delivery.stage === 'delivered'
      ? t('handDelivery.finished')
      : mayEdit === false
        ? t('handDelivery.readOnly')
        : isOpen
          ? t('handDelivery.stillOpen', {
              time: formatWeekdayTime(language, Math.floor(Date.parse(delivery.change_deadline) / 1000)),
            })
          : null;
  return (
    <div className="one-column hand-delivery stack gap-16">
      <DeliverySteps delivery={delivery} />
      {note !== null && (
        <p role="note" className="flex gap-8 pad-8-12 round-8 people-note">
          {note}
        </p>
      )}
      {mayEdit === true && kind !== undefined && (
        <PeopleCard id="hand-what" title={t('handDelivery.what')}>
          <fieldset
            className="no-border no-padding shrinks wraps gap-8 filter-chips hand-kinds"
            aria-labelledby="hand-what"
          >
            {steps.map((step) => (
              <button
                className="framed-300 pill white-ground ink-700 weight-560"
                key={step}
                type="button"
                aria-pressed={step === kind}
                onClick={() => setChosenKind(step)}
              >
                {isReported(delivery, step) ? t(`handDelivery.again.${step}`) : t(`handDelivery.kind.${step}`)}
              </button>
            ))}
          </fieldset>
          {/* A started form stays open. */}
          <div onFocus={() => setChosenKind(kind)}>
            <StepForm key={`${kind}-${round}`} delivery={delivery} kind={kind} onDone={startNextReport} />
          </div>
        </PeopleCard>
      )}
      {delivery.picked !== null && (mayEdit !== true || kind !== 'picked') && (
        <PeopleCard id="hand-picked" title={t('handDelivery.picked')}>
          <ReportLines lines={delivery.picked.lines} orderLines={delivery.lines} />
        </PeopleCard>
      )}
      <p>
        <Link to={`/orders/${delivery.order_number}/show`}>{t('handDelivery.back')}</Link>
      </p>
    </div>
  );
}
