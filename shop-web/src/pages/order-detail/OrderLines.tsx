import { Board } from '@talloor/look/Board.tsx';
import type { OrderDetail, OrderLineView } from '@talloor/contracts/shapes.ts';
import { formatAmount, formatApproximate, formatNumber } from '@talloor/rules/format/money.ts';
import { useTranslation } from 'react-i18next';
import { TableHead } from '../../components/TableHead.tsx';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { unbroken } from '../../products/unbroken.ts';
import { UnitPrice } from '../../products/UnitPrice.tsx';
import { LineDeviations, LineState } from './LineState.tsx';
import { OrderLineReplacement } from './OrderLineReplacement.tsx';

/** The lines of an order as a table; on a phone the rows become cards. */
export function OrderLines({ order }: { readonly order: OrderDetail }) {
  const { t } = useTranslation();
  const { lines, order_number: number, status, delivery } = order;
  return (
    <div className="card order-lines-frame">
      <table className="order-lines line-table" aria-label={t('order.lines')}>
        <TableHead
          columns={[
            { cell: 'cell-board', label: t('order.board'), isHidden: true },
            { cell: 'cell-name', label: t('order.article') },
            { cell: 'cell-state', label: t('order.state') },
            { cell: 'cell-price', label: t('order.price') },
            { cell: 'cell-quantity', label: t('order.quantity') },
            { cell: 'cell-total', label: t('order.total') },
          ]}
        />
        <tbody>
          {lines.map((line) => (
            <OrderLine
              key={line.line_id}
              line={line}
              isDelivered={delivery?.stage === 'delivered'}
              choosing={status === 'open' && !line.is_free ? number : null}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

type OrderLineProps = {
  readonly line: OrderLineView;
  readonly isDelivered: boolean;
  /** The order, where it can be said what is to come where this falls short. */
  readonly choosing: string | null;
};

function OrderLine({ line, isDelivered, choosing }: OrderLineProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { price_per_unit: price, normal_price: normal, line_total: total } = line;
  return (
    <tr>
      <td className="cell-board">
        <Board board={line.board ?? line.group_code} icon={line.icon} />
      </td>
      <th scope="row" className="cell-name">
        <span className="product-name">{unbroken(line.name)}</span>
        <span className="facts">
          <span>{line.article_number}</span>
          {line.brand !== '' && <span>{line.brand}</span>}
        </span>
        <LineDeviations line={line} isDelivered={isDelivered} />
        {choosing !== null && <OrderLineReplacement order={choosing} line={line} />}
      </th>
      <td className={`cell-state is-${line.delivery?.state ?? line.status}`}>
        <LineState line={line} isDelivered={isDelivered} />
      </td>
      <td className="cell-price">
        {line.is_free ? (
          t('order.free')
        ) : (
          <>
            {normal !== null && price !== null && normal > price && (
              <s>
                <span className="sr-only">{t('price.normal')} </span>
                <UnitPrice euros={normal} />
              </s>
            )}{' '}
            {price !== null && <UnitPrice euros={price} />}
          </>
        )}
      </td>
      <td className="cell-quantity">
        {t('quantity.value', { quantity: formatNumber(language, line.quantity), unit: line.unit })}
      </td>
      <td className="cell-total">
        <b>
          {line.is_free
            ? formatAmount(language, 0)
            : total !== null && formatApproximate(language, total, line.is_weight_article)}
        </b>
      </td>
    </tr>
  );
}
