import Button from '@mui/material/Button';
import type { OrderDetail } from '@talloor/contracts/shapes.ts';
import { formatTime } from '@talloor/rules/format/dates.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Notice } from '../../components/Notice.tsx';
import { useLanguage, usePath } from '../../i18n/LanguageProvider.tsx';
import { usePastDay } from '../../i18n/usePastDay.ts';
import { isPunchOut } from '../../paths.ts';
import { OrderHoldNote } from '../../orders/OrderHoldNote.tsx';
import { PdfButton } from '../../orders/PdfButton.tsx';
import { pdfOfOrder } from '../../orders/pdfOfOrder.ts';
import { useServerMinute } from '../../session/serverClock.ts';
import { DetailTicket } from './DetailTicket.tsx';
import { OrderLines } from './OrderLines.tsx';
import { ReplacementAsked } from './ReplacementAsked.tsx';
import { TrackButton } from '../../orders/TrackButton.tsx';
import { Part } from '../../parts/Part.tsx';

const promisedSeconds = 24 * 60 * 60;

export function OrderContent({ order }: { order: OrderDetail }) {
  const { t } = useTranslation();
  const path = usePath();
  const language = useLanguage();
  const pastDay = usePastDay();
  // Later mails need a person and are not promised.
  const isRecent = useServerMinute() / 1000 - order.order_date < promisedSeconds;
  const short = order.lines.filter((line) => line.status === 'short').length;
  return (
    <>
      <div className="below-16 order-facts cluster">
        <span className="facts">
          <span>
            <span>
              {t('order.placed', {
                day: pastDay(order.order_date),
                time: formatTime(language, order.order_date),
              })}
            </span>
            {order.placed_by !== null && <span>{` ${t('order.placedBy', { name: order.placed_by })}`}</span>}
            {order.approved_by !== undefined && (
              <span>{`, ${t('approvals.approvedBy', { name: order.approved_by })}`}</span>
            )}
          </span>
          <LastEdited order={order} />
          <span>{t('orders.lines', { count: order.number_of_products })}</span>
          {(order.version ?? 1) > 1 && !isPunchOut() && (
            <Link
              to={`${path('orderVersions')}?order=${order.order_number}`}
              className="link"
              aria-label={t('versions.linkName', { version: order.version })}
            >
              {t('changeOrder.versionOf', { version: order.version })}
            </Link>
          )}
          {!isPunchOut() && (
            <Link
              to={`${path('orderReceipt')}?order=${order.order_number}&version=${order.version ?? 1}`}
              className="link"
              aria-label={t('receipt.linkName', { version: order.version ?? 1 })}
            >
              {t('receipt.link')}
            </Link>
          )}
          {!isPunchOut() && (
            <Link to={`${path('contact')}?order=${order.order_number}`} className="link">
              {t('order.ask')}
            </Link>
          )}
          {(order.confirmation_sent || isRecent) && (
            <span>{t(order.confirmation_sent ? 'order.confirmationSent' : 'order.confirmationWaits')}</span>
          )}
        </span>
        <span className="grow" />
        {order.status === 'processed' && <TrackButton order={order} />}
        {order.delivery?.has_note === true && !isPunchOut() && (
          <Button
            component={Link}
            to={`${path('deliveryNote')}?number=${order.delivery.number}`}
            variant="outlined"
            aria-label={t('orders.noteName', { number: order.delivery.number })}
          >
            {t('orders.note')}
          </Button>
        )}
        <PdfButton
          href={pdfOfOrder(language, order.order_number)}
          name={t('orders.pdfName', { number: order.order_number })}
        />
      </div>
      <div className="with-ticket">
        <div>
          <OrderHoldNote order={order} />
          <ReplacementAsked order={order} />
          {short > 0 && order.lines.every(({ delivery }) => delivery === undefined) && (
            <Notice severity="error" role="note" className="order-short">
              {t('order.shortNote', { count: short })}
            </Notice>
          )}
          <Part name="lines">
            <OrderLines order={order} />
          </Part>
          <OrderDetails order={order} />
        </div>
        <aside aria-label={t('basket.summary')}>
          <DetailTicket order={order} />
        </aside>
      </div>
    </>
  );
}

function LastEdited({ order: { last_edited: edited } }: { order: OrderDetail }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const pastDay = usePastDay();
  if (edited === undefined) return null;
  return (
    <span>
      <span>{t('order.edited', { day: pastDay(edited.at), time: formatTime(language, edited.at) })}</span>
      {edited.is_by_office ? (
        <span>{` ${t('order.byOffice')}`}</span>
      ) : (
        edited.name !== null && <span>{` ${t('order.placedBy', { name: edited.name })}`}</span>
      )}
    </span>
  );
}

function OrderDetails({ order }: { order: OrderDetail }) {
  const { t } = useTranslation();
  const facts = [
    [t('order.reference'), order.reference],
    [t('order.message'), order.comment ?? ''],
    [t('order.emails'), (order.extra_emails ?? []).join(', ')],
  ].filter(([, value]) => value !== '');
  if (facts.length === 0) return null;
  return (
    <section className="above-16 card padded order-details" aria-labelledby="order-details">
      <h2 id="order-details">{t('order.details')}</h2>
      <dl className="above-8 stack gap-8">
        {facts.map(([label, value]) => (
          <div className="stack gap-12" key={label}>
            <dt className="muted">{label}</dt>
            <dd className="breaks">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
