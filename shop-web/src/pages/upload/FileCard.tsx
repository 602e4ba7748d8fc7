import Button from '@mui/material/Button';
import { ArrowCounterClockwiseIcon } from '@phosphor-icons/react/dist/csr/ArrowCounterClockwise';
import type { UploadPreview } from '@talloor/contracts/endpoints/basketUpload.ts';
import { useTranslation } from 'react-i18next';
import { FileName } from './FileName.tsx';
import { columnName } from '../../upload/uploadWords.ts';
import styles from './UploadPage.module.css';

type FileCardProps = {
  readonly name: string | null;
  readonly file: UploadPreview['file'];
  readonly count: number;
  readonly onOther: () => void;
  /** Null without the file. */
  readonly onSheet: ((sheet: string) => void) | null;
};

export function FileCard({ name, file, count, onOther, onSheet }: FileCardProps) {
  const { t } = useTranslation();
  const { sheet, sheets, columns } = file;
  const article = columnName(columns.article);
  const canChoose = sheets.length > 1 && onSheet !== null;
  const facts = [
    t('upload.read', { count }),
    columns.quantity === null
      ? t('upload.columnsAlone', { article })
      : t('upload.columns', { article, quantity: columnName(columns.quantity) }),
    ...(sheet !== null && !canChoose ? [t('upload.sheet', { sheet })] : []),
  ];
  return (
    <section className={`pad-12-16 below-16 card ${styles['upload-card']} cluster`}>
      <FileName name={name} text={facts.join(', ')} />
      {sheet !== null && canChoose && (
        <label className={`${styles['upload-sheet']} row gap-8`}>
          <span>{t('upload.chooseSheet')}</span>
          <select
            className="framed-400 round-8 white-ground"
            value={sheet}
            onChange={(event) => onSheet(event.target.value)}
          >
            {sheets.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
      )}
      <Button variant="text" className={`${styles['upload-other']}`} onClick={onOther}>
        <ArrowCounterClockwiseIcon size={18} />
        {t('upload.other')}
      </Button>
    </section>
  );
}
