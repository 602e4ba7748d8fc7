import { useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { reportDeliveryByHand } from '@talloor/contracts/endpoints/officeDeliveries.ts';
import { formatWeekdayTime } from '@talloor/rules/format/dates.ts';
import { useNotify } from 'react-admin';
import { officeClient } from '../data/officeClient.ts';
import { shopClock } from '../data/shopClock.ts';
import { ReportForm } from '../deliveryReports/ReportForm.tsx';
import { useOfficeText } from '../i18n/useOfficeText.ts';
import { firstReport, type HandKind, type OfficeDelivery } from './stepsOf.ts';

type StepFormProps = { readonly delivery: OfficeDelivery; readonly kind: HandKind; readonly onDone: () => void };

/** Outdated pages are rejected; equal content keeps its report id. */
export function StepForm({ delivery, kind, onDone }: StepFormProps) {
  const { t, language } = useOfficeText();
  const notify = useNotify();
  const [report] = useState(() => firstReport(delivery, kind, shopClock.now()));
  const [version, setVersion] = useState(delivery.version);
  const [isTold, setTold] = useState(false);
  const queries = useQueryClient();
  const lastSent = useRef({ content: '', name: '' });
  const params = { number: delivery.order_number };
  return (
    <>
      <p className="muted hand-hint">{t(`handDelivery.hint.${kind}`)}</p>
      {delivery.version !== version && !isTold && (
        <p role="alert" className="apart flex gap-8 pad-8-12 round-8 people-note hand-changed">
          <span>{t('handDelivery.changed')}</span>
          <button type="button" className="office-button" onClick={() => setVersion(delivery.version)}>
            {t('handDelivery.keep')}
          </button>
          <button type="button" className="office-button" onClick={onDone}>
            {t('handDelivery.reload')}
          </button>
        </p>
      )}
      <ReportForm
        act="reportDelivery"
        initial={report}
        orderLines={delivery.lines}
        fixed={delivery.stage === 'none' ? ['order_number'] : ['order_number', 'delivery_number']}
        submit={t(`handDelivery.submit.${kind}`)}
        successMessage={null}
        onSend={async (sentReport, reason) => {
          const content = JSON.stringify(sentReport);
          if (content !== lastSent.current.content) lastSent.current = { content, name: `hand-${crypto.randomUUID()}` };
          const message = { ...sentReport, message_id: lastSent.current.name };
          const look = () => queries.invalidateQueries({ queryKey: ['orders', 'delivery', delivery.order_number] });
          await officeClient.call(reportDeliveryByHand, { params, body: { reason, message, version } }).then(
            ({ passed_over: passedOver }) => {
              setTold(true);
              if (passedOver === null) return notify(t(`handDelivery.done.${kind}`), { type: 'success' });
              const time = formatWeekdayTime(language, Math.floor(Date.parse(passedOver.newer_at) / 1000));
              const cause = passedOver.code === 'delivery.outdated' ? 'outdated' : 'delivered';
              notify(t(`handDelivery.passedOver.${cause}`, { time }), { type: 'warning' });
            },
            async (refusal: unknown) => {
              await look();
              throw refusal;
            },
          );
          await look();
        }}
        onClose={onDone}
      />
    </>
  );
}
