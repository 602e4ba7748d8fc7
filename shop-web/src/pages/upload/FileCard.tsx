import Button from '@mui/material/Button';
import { ArrowCounterClockwiseIcon } from '@phosphor-icons/react/dist/csr/ArrowCounterClockwise';
import type { UploadPreview } from '@talloor/contracts/endpoints/basketUpload.ts';
import { useTranslation } from 'react-i18next';
import { FileName } from './FileName.tsx';
import type { UploadSource } from './sendFile.ts';
import { columnName } from './uploadWords.ts';

type FileCardProps = {
  readonly source: UploadSource;
  readonly file: UploadPreview['file'];
  readonly count: number;
  readonly onOther: () => void;
  readonly onSheet: (sheet: string) => void;
};

/** What was read of which file, and the way to another sheet or file. */
export function FileCard({ source, file, count, onOther, onSheet }: FileCardProps) {
  const { t } = useTranslation();
  const { sheet, sheets, columns } = file;
  const article = columnName(columns.article);
  const said = [
    t('upload.read', { count }),
    columns.quantity === null
      ? t('upload.columnsAlone', { article })
      : t('upload.columns', { article, quantity: columnName(columns.quantity) }),
    ...(sheet !== null && sheets.length === 1 ? [t('upload.sheet', { sheet })] : []),
  ];
  return (
    <section className="card upload-card">
      <FileName source={source} text={said.join(', ')} />
      {sheet !== null && sheets.length > 1 && (
        <label className="upload-sheet">
          <span>{t('upload.chooseSheet')}</span>
          <select value={sheet} onChange={(event) => onSheet(event.target.value)}>
            {sheets.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
      )}
      <Button variant="text" className="upload-other" onClick={onOther}>
        <ArrowCounterClockwiseIcon size={18} />
        {t('upload.other')}
      </Button>
    </section>
  );
}
