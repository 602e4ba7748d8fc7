import type { VersionComparison } from '@talloor/contracts/endpoints/orderVersions.ts';
import { Board } from '@talloor/look/Board.tsx';
import { formatApproximate } from '@talloor/rules/format/money.ts';
import { useTranslation } from 'react-i18next';
import { unbroken } from '@talloor/rules/format/unbroken.ts';
import { StateChip } from '../../components/StateChip.tsx';
import { TableHead } from '../../components/TableHead.tsx';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useUnitWords } from '../../products/useUnitWords.ts';
import { DifferenceChip } from '../changeOrder/DifferenceChip.tsx';
import styles from './OrderVersions.module.css';

type Line = VersionComparison['lines'][number];

export function VersionDifferences({ comparison }: { comparison: VersionComparison }) {
  const { t } = useTranslation();
  const { from, to, lines, unchanged } = comparison;
  const between = t('versions.between', { from: from.version, to: to.version });
  return (
    <section aria-labelledby="version-differences">
      <h2 id="version-differences" className="below-8">
        {between}
      </h2>
      {lines.length === 0 ? (
        <p className="card padded">{t('versions.noDifference')}</p>
      ) : (
        <div className="clips card">
          <table className={`tabular ${styles['version-lines']} line-table`} aria-label={between}>
            <TableHead
              columns={[
                { cell: 'cell-board', label: t('order.board'), isHidden: true },
                { cell: 'cell-name', label: t('order.article') },
                { cell: 'cell-was', label: t('versions.inFrom', { version: from.version }) },
                { cell: 'cell-is', label: t('versions.inTo', { version: to.version }) },
                { cell: 'cell-difference', label: t('versions.kind') },
              ]}
            />
            <tbody>
              {lines.map((line) => (
                <DifferenceRow key={`${line.article_number} ${line.is_free}`} line={line} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      {unchanged > 0 && <p className="above-8 muted small">{t('versions.unchanged', { count: unchanged })}</p>}
    </section>
  );
}

function DifferenceRow({ line }: { line: Line }) {
  const { t } = useTranslation();
  const { quantityOf } = useUnitWords();
  const language = useLanguage();
  const side = (lineSide: Line['from']) =>
    lineSide === null ? (
      '–'
    ) : (
      <>
        <span>{quantityOf(lineSide.quantity, line.unit)}</span>
        <small>
          {line.is_free
            ? t('versions.isFree')
            : lineSide.line_total !== null && formatApproximate(language, lineSide.line_total, line.is_weight_article)}
        </small>
      </>
    );
  return (
    <tr>
      <td className="cell-board">
        <Board board={line.group_code} />
      </td>
      <th scope="row" className="cell-name">
        <span className="product-name">{unbroken(line.name)}</span>
        <span className="facts">
          <span>{line.article_number}</span>
        </span>
      </th>
      <td className="cell-was">{side(line.from)}</td>
      <td className="cell-is">{side(line.to)}</td>
      <td className="cell-difference">
        {line.kind === 'repriced' ? (
          <StateChip state="open">{t('versions.repriced')}</StateChip>
        ) : (
          <DifferenceChip original={line.from?.quantity ?? 0} quantity={line.to?.quantity ?? 0} unit={line.unit} />
        )}
      </td>
    </tr>
  );
}
