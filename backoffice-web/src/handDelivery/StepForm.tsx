import { useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { reportDeliveryByHand } from '@talloor/contracts/endpoints/officeDeliveries.ts';
import { officeClient } from '../data/officeClient.ts';
import { shopClock } from '../data/shopClock.ts';
import { ReportForm } from '../deliveryReports/ReportForm.tsx';
import { useOfficeText } from '../i18n/useOfficeText.ts';
import { firstReport, type HandKind, type OfficeDelivery } from './stepsOf.ts';

type StepFormProps = { readonly found: OfficeDelivery; readonly kind: HandKind; readonly onDone: () => void };

/**
 * One report of a person. The seen version is sent, so that outdated pages are rejected; equal content keeps its
 * report id.
 */
export function StepForm({ found, kind, onDone }: StepFormProps) {
  const { t } = useOfficeText();
  const [report] = useState(() => firstReport(found, kind, shopClock.now()));
  const [version, setVersion] = useState(found.version);
  const [isTold, setTold] = useState(false);
  const queries = useQueryClient();
  const sent = useRef({ content: '', name: '' });
  const params = { number: found.order_number };
  return (
    <>
      <p className="people-sub muted hand-hint">{t(`handDelivery.hint.${kind}`)}</p>
      {found.version !== version && !isTold && (
        <p role="alert" className="people-note hand-changed">
          <span>{t('handDelivery.changed')}</span>
          <button type="button" className="office-button" onClick={() => setVersion(found.version)}>
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
        ordered={found.lines}
        fixed={found.stage === 'none' ? ['order_number'] : ['order_number', 'delivery_number']}
        submit={t(`handDelivery.submit.${kind}`)}
        done={t(`handDelivery.done.${kind}`)}
        onSend={async (told, reason) => {
          const content = JSON.stringify(told);
          // A retry keeps its id; changed content gets a new one.
          if (content !== sent.current.content) sent.current = { content, name: `hand-${crypto.randomUUID()}` };
          const message = { ...told, message_id: sent.current.name };
          // Shows the new state after success or rejection.
          const look = () => queries.invalidateQueries({ queryKey: ['orders', 'delivery', found.order_number] });
          await officeClient.call(reportDeliveryByHand, { params, body: { reason, message, version } }).then(
            () => setTold(true),
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
