import { Board } from '@talloor/look/Board.tsx';
import { chooseOrderLineReplacement } from '@talloor/contracts/endpoints/replacements.ts';
import type { OrderDetail, OrderLineView, ReplacementChoice } from '@talloor/contracts/shapes.ts';
import { formatAmount, formatApproximate } from '@talloor/rules/format/money.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { unbroken } from '@talloor/rules/format/unbroken.ts';
import { TableHead } from '../../components/TableHead.tsx';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { UnitPrice } from '../../products/UnitPrice.tsx';
import { ReplacementSelect } from '../../replacements/ReplacementSelect.tsx';
import { useAgreedReplacement } from '../../replacements/useAgreedReplacement.ts';
import { call } from '../../server/shopClient.ts';
import { useUnitWords } from '../../products/useUnitWords.ts';
import { useMay } from '../../session/useMay.ts';
import { LineDeviations, LineState } from './LineState.tsx';

export function OrderLines({ order }: { readonly order: OrderDetail }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { lines, order_number: number, status, delivery } = order;
  const isChoosable = useMay('order') && status === 'open';
  const agreed = useAgreedReplacement(isChoosable);
  const choose = async (article: string, choice: ReplacementChoice | null) => {
    const body = { article_number: article, choice };
    await call(chooseOrderLineReplacement, { params: { orderId: number }, body });
    await queryClient.invalidateQueries({ queryKey: ['orders'] });
  };
  return (
    <div className="card order-lines-frame">
      <table className="tabular order-lines line-table" aria-label={t('order.lines')}>
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
              agreed={agreed}
              onChoose={isChoosable && !line.is_free ? choose : null}
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
  readonly agreed: ReplacementChoice | null;
  /** Null once replacements cannot be chosen. */
  readonly onChoose: ((articleNumber: string, choice: ReplacementChoice | null) => Promise<unknown>) | null;
};

function OrderLine({ line, isDelivered, agreed, onChoose }: OrderLineProps) {
  const { t } = useTranslation();
  const { quantityOf } = useUnitWords();
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
          {line.erp_number && <span className="breaks">{line.erp_number}</span>}
          {line.brand !== '' && <span>{line.brand}</span>}
          {onChoose !== null && (
            <ReplacementSelect
              article={{ number: line.article_number, name: line.name }}
              storedChoice={line.replacement ?? null}
              agreed={agreed}
              onChoose={onChoose}
            />
          )}
        </span>
        <LineDeviations line={line} isDelivered={isDelivered} />
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
                <span className="sr-only">
                  <span>{t('price.normal')}</span>{' '}
                </span>
                <UnitPrice euros={normal} />
              </s>
            )}{' '}
            {price !== null && <UnitPrice euros={price} />}
          </>
        )}
      </td>
      <td className="cell-quantity">{quantityOf(line.quantity, line.unit)}</td>
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
