import type { OfficeReturn } from '@talloor/contracts/endpoints/officeReturns.ts';
import { formatNumber } from '@talloor/rules/format/money.ts';
import { Link } from 'react-router-dom';
import { useOfficeText } from '../i18n/useOfficeText.ts';

const dayText = (day: string | null): string => (day === null ? '–' : day.split('-').toReversed().join('/'));

const columns = ['articles', 'quantity', 'delivered', 'collected', 'reason', 'bestBefore', 'lots'] as const;

export const ReturnArticles = ({ lines }: { readonly lines: OfficeReturn['lines'] }) => {
  const { t, language } = useOfficeText();
  return (
    <div className="return-table">
      <table className="full" aria-labelledby="return-articles">
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} className="tiny weight-560 muted" scope="col">
                {t(`returns.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.line_id}>
              <th scope="row">
                <span>{line.name}</span>{' '}
                <small className="muted">
                  <Link to={`/products/${line.article_number}`}>{line.article_number}</Link>
                  {line.erp_number && <span> · {line.erp_number}</span>}
                </small>
                {line.comment !== null && <q className="as-block weight-400 breaks">{line.comment}</q>}
              </th>
              <td>
                <span>{formatNumber(language, line.quantity)}</span> <span>{line.unit}</span>
              </td>
              <td>{formatNumber(language, line.delivered)}</td>
              <td>{line.collected === null ? '–' : formatNumber(language, line.collected)}</td>
              <td>{t(`returns.reasons.${line.reason}`)}</td>
              <td>{dayText(line.best_before)}</td>
              <td>{line.lots.map(({ lot }) => lot ?? '–').join(', ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
