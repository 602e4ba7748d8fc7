import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useTranslation } from 'react-i18next';
import { FileName } from './FileName.tsx';
import styles from './UploadPage.module.css';

type ReadingFileProps = {
  readonly name: string | null;
  /** 0 to 1; null for restored lines. */
  readonly part: number | null;
  readonly onStop: () => void;
};

export function ReadingFile({ name, part, onStop }: ReadingFileProps) {
  const { t } = useTranslation();
  const isSent = part === null || part >= 1;
  const text = part === null ? t('upload.restoring') : isSent ? t('upload.reading') : t('upload.sending');
  return (
    <section className={`flex column at-top gap-16 card ${styles['upload-reading']}`} aria-busy="true">
      <FileName name={name} text={text} />
      <LinearProgress
        aria-label={text}
        {...(isSent ? {} : { variant: 'determinate' as const, value: Math.round(part * 100) })}
      />
      <Button variant="outlined" onClick={onStop}>
        {t('upload.stop')}
      </Button>
    </section>
  );
}
