import type { OrderDraftView } from '@talloor/contracts/endpoints/orderChanges.ts';
import { Board } from '@talloor/look/Board.tsx';
import { formatNumber } from '@talloor/rules/format/money.ts';
import { numbersText } from '@talloor/rules/format/numbersText.ts';
import { useOfficeText } from '../../i18n/useOfficeText.ts';
import { PlainTable } from '../../people/PlainTable.tsx';

/** Free lines are sent as shown. */
export function FreeLines({ lines }: { readonly lines: OrderDraftView['basket']['free_lines'] }) {
  const { t, language } = useOfficeText();
  if (lines.length === 0) return null;
  return (
    <div className="office-card correct-lines">
      <PlainTable
        caption={t('correctOrder.freeLines')}
        columns={[
          { title: t('correctOrder.freeLines') },
          { title: t('correctOrder.freeQuantity'), isNumber: true },
          { title: t('correctOrder.freeBecause') },
        ]}
      >
        {lines.map((line) => (
          <tr key={`${line.article_number} ${line.because}`}>
            <th scope="row" className="correct-article">
              <Board board={line.board} icon={line.icon} size="row" />
              <span>
                <span>{line.name}</span>
                <small className="as-block">{numbersText(line.article_number, line.erp_number)}</small>
              </span>
            </th>
            <td className="num">{formatNumber(language, line.quantity)}</td>
            <td>{line.because}</td>
          </tr>
        ))}
      </PlainTable>
    </div>
  );
}
