import Button from '@mui/material/Button';
import type { PortalOrder } from '@talloor/contracts/endpoints/portalOrders.ts';
import { formatDay } from '@talloor/rules/format/dates.ts';
import { formatApproximate } from '@talloor/rules/format/money.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { StateChip } from '../../components/StateChip.tsx';
import { useLanguage, usePath } from '../../i18n/LanguageProvider.tsx';

const chips = { open: 'open', processed: 'locked', past: 'done', cancelled: 'removed' } as const;

/** An order with who placed it, when it comes, how it stands, and how much where prices are shown. */
export function PortalOrderRow({ order }: { order: PortalOrder }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const path = usePath();
  const { order_number: number, placed_by: by, state } = order;
  const address = `${path('orderDetail')}?order=${number}`;
  return (
    <li className="card managing-row">
      <div>
        <h3>
          <Link to={address}>{number}</Link>{' '}
          <span className="muted">{t('managing.order.by', { name: by.name ?? t('managing.gone') })}</span>
        </h3>
        <p className="facts">
          <span>{t('managing.order.placed', { day: formatDay(language, order.order_date) })}</span>
          <span>{t('orders.lines', { count: order.number_of_products })}</span>
          {order.reference !== '' && <span>{order.reference}</span>}
        </p>
      </div>
      <div>
        <StateChip state={chips[state]}>{t(`managing.order.states.${state}`)}</StateChip>
        <p>{t('orders.delivery', { day: formatDay(language, order.delivery_date) })}</p>
      </div>
      <span className="managing-amount">
        {order.amount_to_pay !== null && formatApproximate(language, order.amount_to_pay, order.is_approximate)}
      </span>
      <div className="managing-tools">
        <Button
          component={Link}
          to={address}
          variant="outlined"
          size="small"
          aria-label={t('orders.viewName', { order: number })}
        >
          {t('orders.view')}
        </Button>
      </div>
    </li>
  );
}
