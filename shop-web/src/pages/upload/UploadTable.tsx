import Button from '@mui/material/Button';
import type { UploadLine } from '@talloor/contracts/endpoints/basketUpload.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TableHead } from '../../components/TableHead.tsx';
import { columnName } from '../../upload/uploadWords.ts';
import { lineKey } from './lineKey.ts';
import { UploadRow } from './UploadRow.tsx';
import type { Correction } from './useUpload.ts';
import styles from './UploadPage.module.css';

type UploadTableProps = {
  readonly lines: readonly UploadLine[];
  readonly sent: readonly UploadLine[];
  readonly waiting: ReadonlySet<string>;
  readonly onCorrect: (line: UploadLine, correction: Correction) => void;
  readonly onFind: (line: UploadLine) => void;
};

/** Rows per render: thousands block the page. */
const step = 200;

export function UploadTable({ lines, sent, waiting, onCorrect, onFind }: UploadTableProps) {
  const { t } = useTranslation();
  const [shownCount, setShownCount] = useState(step);
  const more = Math.min(step, lines.length - shownCount);
  const hasBlocks = new Set(lines.map(({ row }) => row)).size < lines.length;
  if (lines.length === 0) return <p className="card padded muted">{t('upload.noneLeft')}</p>;
  return (
    <div className="clips card">
      <table className={`line-table ${styles['upload-table']}`} aria-label={t('upload.table')}>
        <TableHead
          columns={[
            { cell: 'cell-row', label: t('upload.row') },
            { cell: 'cell-raw', label: t('upload.inFile') },
            { cell: 'cell-article', label: t('upload.product') },
            { cell: 'cell-verdict', label: t('upload.verdictColumn') },
            { cell: 'cell-becomes', label: t('upload.becomes') },
            { cell: 'cell-amount', label: t('upload.amount') },
            { cell: 'cell-repair', label: t('upload.action'), isHidden: true },
          ]}
        />
        <tbody>
          {lines.slice(0, shownCount).map((line) => (
            <UploadRow
              key={lineKey(line)}
              line={line}
              place={hasBlocks ? `${columnName(line.column)}${line.row}` : String(line.row)}
              at={sent.indexOf(line)}
              isWaiting={waiting.has(lineKey(line))}
              onCorrect={onCorrect}
              onFind={onFind}
            />
          ))}
        </tbody>
      </table>
      {more > 0 && (
        <p className={`pad-12 flex line-above ${styles['upload-more']}`}>
          <Button variant="outlined" onClick={() => setShownCount(shownCount + step)}>
            <span>{t('upload.more', { count: more })}</span>
          </Button>
        </p>
      )}
    </div>
  );
}
