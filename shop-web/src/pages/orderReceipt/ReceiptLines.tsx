import type { OrderReceiptView } from '@talloor/contracts/endpoints/orderReceipts.ts';
import { useTranslation } from 'react-i18next';
import { TableHead } from '../../components/TableHead.tsx';
import { useUnitWords } from '../../products/useUnitWords.ts';
import styles from './OrderReceipt.module.css';

export function ReceiptLines({ receipt }: { receipt: OrderReceiptView }) {
  const { t } = useTranslation();
  const { quantityOf } = useUnitWords();
  const isPlaced = receipt.cause === 'placed';
  return (
    <div className="clips card">
      <table
        className={`tabular ${styles['receipt-lines']} line-table`}
        aria-label={t(isPlaced ? 'receipt.ordered' : 'receipt.lines')}
      >
        <TableHead
          columns={[
            { cell: 'cell-name', label: t('order.article') },
            ...(isPlaced ? [] : [{ cell: 'cell-was', label: t('receipt.was') }]),
            { cell: 'cell-is', label: t(isPlaced ? 'receipt.quantity' : 'receipt.becomes') },
          ]}
        />
        <tbody>
          {receipt.lines.map((line) => {
            const pieces = (quantity: number) => quantityOf(quantity, line.unit);
            return (
              <tr key={line.article_number}>
                <th scope="row" className="cell-name">
                  <span>{line.name}</span>{' '}
                  <small className="as-block small weight-400 muted">{line.article_number}</small>
                </th>
                {!isPlaced && (
                  <td className="cell-was" data-label={t('receipt.was')}>
                    {line.original_quantity === 0 ? t('receipt.none') : pieces(line.original_quantity)}
                  </td>
                )}
                <td className="cell-is" data-label={t(isPlaced ? 'receipt.quantity' : 'receipt.becomes')}>
                  {line.quantity === 0 ? t('receipt.removed') : pieces(line.quantity)}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
