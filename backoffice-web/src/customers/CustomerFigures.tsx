import { BasketIcon } from '@phosphor-icons/react/dist/csr/Basket';
import { ChartLineUpIcon } from '@phosphor-icons/react/dist/csr/ChartLineUp';
import { ClockIcon } from '@phosphor-icons/react/dist/csr/Clock';
import { UsersThreeIcon } from '@phosphor-icons/react/dist/csr/UsersThree';
import type { Icon } from '@phosphor-icons/react/dist/lib/types';
import { Link } from 'react-router-dom';
import type { OfficeCustomer } from '@talloor/contracts/endpoints/officeCustomers.ts';
import { formatApproximate, formatAmount } from '@talloor/rules/format/money.ts';
import { useOfficeText } from '../i18n/useOfficeText.ts';
import { listAddress } from '../orders/orderFilter.ts';

export const CustomerFigures = ({ customer }: { readonly customer: OfficeCustomer }) => {
  const { t, language } = useOfficeText();
  const { figures } = customer;
  return (
    <ul className="stack gap-12 customer-figures">
      <Figure
        Icon={ClockIcon}
        tone="info"
        name={t('customers.openOrders')}
        value={String(figures.open_orders)}
        detail={formatApproximate(language, figures.open_amount, figures.open_is_approximate)}
        to={listAddress({ customer: customer.id })}
      />
      <Figure
        Icon={BasketIcon}
        tone="plain"
        name={t('customers.baskets')}
        value={String(figures.baskets)}
        detail={t(figures.lists === 1 ? 'customers.listsOne' : 'customers.lists', { count: figures.lists })}
      />
      <Figure
        Icon={UsersThreeIcon}
        tone={figures.blocked_users > 0 ? 'bad' : 'plain'}
        name={t('customers.users')}
        value={String(figures.users)}
        detail={
          figures.blocked_users > 0
            ? t('customers.blocked', { count: figures.blocked_users })
            : t('customers.noneBlocked')
        }
        to="?tab=users"
      />
      <Figure
        Icon={ChartLineUpIcon}
        tone="ok"
        name={t('customers.ordered')}
        value={formatAmount(language, figures.ordered_amount)}
        detail={t(figures.orders === 1 ? 'customers.ordersOne' : 'customers.orders', { count: figures.orders })}
        to={listAddress({ customer: customer.id })}
      />
    </ul>
  );
};

type FigureProps = {
  readonly Icon: Icon;
  readonly tone: 'info' | 'plain' | 'bad' | 'ok';
  readonly name: string;
  readonly value: string;
  readonly detail: string;
  readonly to?: string;
};

const Figure = ({ Icon, tone, name, value, detail, to }: FigureProps) => (
  <li className="office-card">
    <span className={`customer-figure-icon state-${tone}`}>
      <Icon size="1.25rem" aria-hidden />
    </span>
    <span>
      {to === undefined ? <span>{name}</span> : <Link to={to}>{name}</Link>}
      <b>{value}</b>
      <small>{detail}</small>
    </span>
  </li>
);
