import { CheckCircleIcon } from '@phosphor-icons/react/dist/csr/CheckCircle';
import { CircleHalfIcon } from '@phosphor-icons/react/dist/csr/CircleHalf';
import { HourglassMediumIcon } from '@phosphor-icons/react/dist/csr/HourglassMedium';
import { Board } from '@talloor/look/Board.tsx';
import type { OrderLineView } from '@talloor/contracts/shapes.ts';
import { formatAmount, formatApproximate, formatNumber } from '@talloor/rules/format/money.ts';
import { useTranslation } from 'react-i18next';
import { TableHead } from '../../components/TableHead.tsx';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { unbroken } from '../../products/unbroken.ts';
import { UnitPrice } from '../../products/UnitPrice.tsx';

const statusIcons = {
  pending: <HourglassMediumIcon size={16} />,
  allocated: <CheckCircleIcon size={16} weight="fill" />,
  short: <CircleHalfIcon size={16} weight="fill" />,
};

/** The lines of an order as a table; on a phone the rows become cards. */
export function OrderLines({ lines }: { lines: readonly OrderLineView[] }) {
  const { t } = useTranslation();
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
            <OrderLine key={line.line_id} line={line} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function OrderLine({ line }: { line: OrderLineView }) {
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
      </th>
      <td className={`cell-state is-${line.status}`}>
        <span>
          {statusIcons[line.status]}
          {line.status === 'short'
            ? t('order.lineStatus.short', {
                quantity: formatNumber(language, line.allocated_quantity ?? 0),
                ordered: formatNumber(language, line.quantity),
              })
            : t(`order.lineStatus.${line.status}`)}
        </span>
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
