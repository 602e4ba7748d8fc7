import Button from '@mui/material/Button';
import { ArrowCounterClockwiseIcon } from '@phosphor-icons/react/dist/csr/ArrowCounterClockwise';
import { ColumnsIcon } from '@phosphor-icons/react/dist/csr/Columns';
import type { UploadPreview } from '@talloor/contracts/endpoints/basketUpload.ts';
import type { UploadColumnRole } from '@talloor/rules/upload/columnRoles.ts';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { FileName } from './FileName.tsx';
import { columnName } from '../../upload/uploadWords.ts';
import styles from './UploadPage.module.css';

type FileCardProps = {
  readonly name: string | null;
  readonly file: UploadPreview['file'];
  readonly count: number;
  readonly onOther: () => void;
  readonly onSheet: ((sheet: string) => void) | null;
  readonly onColumns: (() => void) | null;
};

export function FileCard({ name, file, count, onOther, onSheet, onColumns }: FileCardProps) {
  const { t } = useTranslation();
  const { sheet, sheets } = file;
  const canChoose = sheets.length > 1 && onSheet !== null;
  const needsSheet = sheet === null && sheets.length > 1;
  const facts = [
    ...(file.chosen
      ? [t('upload.read', { count }), ...columnFacts(file, t)]
      : [needsSheet ? t('upload.needSheet') : t('upload.rows', { count: file.total_rows })]),
    ...(sheet !== null && !canChoose ? [t('upload.sheet', { sheet })] : []),
  ];
  return (
    <section className={`pad-12-16 below-16 card ${styles['upload-card']} cluster`}>
      <FileName name={name} text={facts.join(', ')} />
      {canChoose && (
        <label className={`${styles['upload-sheet']} row gap-8`}>
          <span>{t('upload.chooseSheet')}</span>
          <select
            className="framed-400 round-8 white-ground"
            value={sheet ?? ''}
            onChange={(event) => onSheet(event.target.value)}
          >
            {needsSheet && (
              <option value="" disabled>
                {t('upload.pickSheet')}
              </option>
            )}
            {sheets.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
      )}
      {onColumns !== null && (
        <Button variant="text" onClick={onColumns}>
          <ColumnsIcon size={18} />
          <span>{t('upload.changeColumns')}</span>
        </Button>
      )}
      <Button variant="text" onClick={onOther}>
        <ArrowCounterClockwiseIcon size={18} />
        <span>{t('upload.other')}</span>
      </Button>
    </section>
  );
}

function columnFacts({ columns, remembered }: UploadPreview['file'], t: TFunction): readonly string[] {
  const of = (wanted: UploadColumnRole) =>
    columns.flatMap(({ role }, at) => (role === wanted ? [columnName(at)] : [])).join(', ');
  const [article, quantity, unit] = [of('article'), of('quantity'), of('unit')];
  if (article === '') return [];
  return [
    quantity === '' ? t('upload.columnsAlone', { article }) : t('upload.columns', { article, quantity }),
    ...(unit === '' ? [] : [t('upload.unitColumn', { unit })]),
    ...(remembered ? [t('upload.remembered')] : []),
  ];
}
