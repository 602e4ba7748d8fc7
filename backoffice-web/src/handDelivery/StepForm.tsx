import { useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { reportDeliveryByHand } from '@talloor/contracts/calls/officeDeliveries.ts';
import { officeClient } from '../data/officeClient.ts';
import { shopClock } from '../data/shopClock.ts';
import { ReportForm } from '../deliveryReports/ReportForm.tsx';
import { useOfficeText } from '../i18n/useOfficeText.ts';
import { firstReport, type HandKind, type OfficeDelivery } from './stepsOf.ts';

type StepFormProps = { readonly found: OfficeDelivery; readonly kind: HandKind; readonly onDone: () => void };

/**
 * One step of a delivery, told by a person. What was seen when it was begun is sent along, so that a page of before is refused; the
 * same filled in twice is one report.
 */
export function StepForm({ found, kind, onDone }: StepFormProps) {
  const { t } = useOfficeText();
  const [begun] = useState(() => ({ version: found.version, report: firstReport(found, kind, shopClock.now()) }));
  const [isTold, setTold] = useState(false);
  const queries = useQueryClient();
  const sent = useRef({ content: '', name: '' });
  const params = { number: found.order_number };
  return (
    <>
      <p className="people-sub hand-hint">{t(`handDelivery.hint.${kind}`)}</p>
      {found.version !== begun.version && !isTold && (
        <p role="alert" className="people-note hand-changed">
          <span>{t('handDelivery.changed')}</span>
          <button type="button" className="office-button" onClick={onDone}>
            {t('handDelivery.reload')}
          </button>
        </p>
      )}
      <ReportForm
        act="reportDelivery"
        initial={begun.report}
        ordered={found.lines}
        fixed={found.stage === 'none' ? ['order_number'] : ['order_number', 'delivery_number']}
        submit={t(`handDelivery.submit.${kind}`)}
        done={t(`handDelivery.done.${kind}`)}
        onSend={async (told, reason) => {
          const content = JSON.stringify(told);
          // Sent again because the answer was lost it keeps its name; filled in otherwise it is another report.
          if (content !== sent.current.content) sent.current = { content, name: `hand-${crypto.randomUUID()}` };
          const message = { ...told, message_id: sent.current.name };
          await officeClient.call(reportDeliveryByHand, { params, body: { reason, message, version: begun.version } });
          setTold(true);
          // The next step is that of what is now known.
          await queries.invalidateQueries({ queryKey: ['orders', 'delivery', found.order_number] });
        }}
        onClose={onDone}
      />
    </>
  );
}
