import { useState } from 'react';
import { Link } from 'react-router-dom';
import { cancelOrderForCustomer, unlockOrder } from '@talloor/contracts/endpoints/orderActs.ts';
import { orderReasonTexts } from '@talloor/messages/office/orderReasons.ts';
import type { OrderSummary } from '@talloor/contracts/shapes.ts';
import { formatWeekdayTime } from '@talloor/rules/format/dates.ts';
import { useMayEdit } from '../../data/useMayEdit.ts';
import { officeClient } from '../../data/officeClient.ts';
import { useOfficeText } from '../../i18n/useOfficeText.ts';
import { ReasonDialog } from '../../people/ReasonDialog.tsx';
import '../../people/people.css';
import { UntilDialog } from './UntilDialog.tsx';

type Order = Pick<OrderSummary, 'order_number' | 'status' | 'locked' | 'delivery'>;
type OrderAct = 'lock' | 'unlock' | 'extend' | 'cancel';

/** The server judges again. */
export function OrderActs({ order }: { readonly order: Order }) {
  const { t, language } = useOfficeText();
  const mayCorrect = useMayEdit('correct_orders') === true;
  const mayReport = useMayEdit('handle_deliveries') === true && order.status !== 'cancelled';
  const [openAct, setOpenAct] = useState<OrderAct | null>(null);
  const { order_number: number, status, locked, delivery } = order;
  const isPicked = delivery !== undefined && delivery.stage !== 'scheduled';
  const isChangeable = mayCorrect && status !== 'cancelled' && !isPicked;
  const offered: readonly OrderAct[] = [
    ...(!mayCorrect ? [] : locked ? (['unlock'] as const) : status === 'open' ? (['lock'] as const) : []),
    ...(isChangeable ? (['extend', 'cancel'] as const) : []),
  ];
  const close = () => setOpenAct(null);
  const params = { number };
  const words = (act: OrderAct) =>
    ({
      title: t(`orderActs.${act}Title`, { number }),
      hint: t(`orderActs.${act}Hint`),
      submit: t(`orderActs.${act}`),
      successMessage: t(`orderActs.${act}Done`, { number }),
      onClose: close,
    }) as const;
  const reason = locked && (orderReasonTexts[language][locked.reason] ?? locked.reason);
  return (
    <>
      {locked && reason !== undefined && (
        <p role="note" className="flex gap-8 pad-8-12 round-8 people-note">
          {locked.until === null
            ? t('orderActs.locked', { reason })
            : t('orderActs.lockedUntil', { reason, moment: formatWeekdayTime(language, locked.until) })}
        </p>
      )}
      {(offered.length > 0 || mayReport) && (
        <fieldset
          className="no-border no-padding shrinks wraps gap-8 people-acts order-acts"
          aria-label={t('orderActs.label')}
        >
          {isChangeable && (
            <Link className="inline office-button" to={`/orders/${number}/correct`}>
              {t('correctOrder.open')}
            </Link>
          )}
          {mayReport && (
            <Link className="inline office-button" to={`/orders/${number}/delivery`}>
              {t('handDelivery.open')}
            </Link>
          )}
          {offered.map((act) => (
            <button
              key={act}
              type="button"
              className={act === 'cancel' ? 'office-button office-remove' : 'office-button'}
              onClick={() => setOpenAct(act)}
            >
              {t(`orderActs.${act}`)}
            </button>
          ))}
        </fieldset>
      )}
      {(openAct === 'lock' || openAct === 'extend') && (
        <UntilDialog act={openAct} number={number} words={words(openAct)} />
      )}
      {openAct === 'unlock' && (
        <ReasonDialog
          act="unlockOrder"
          {...words(openAct)}
          onGo={(actReason) => officeClient.call(unlockOrder, { params, body: { reason: actReason } })}
        />
      )}
      {openAct === 'cancel' && (
        <ReasonDialog
          act="cancelOrder"
          {...words(openAct)}
          isFinal
          onGo={(actReason) => officeClient.call(cancelOrderForCustomer, { params, body: { reason: actReason } })}
        />
      )}
    </>
  );
}
