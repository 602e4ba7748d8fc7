import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useTranslation } from 'react-i18next';
import { FileName } from './FileName.tsx';
import type { UploadSource } from './sendFile.ts';

type ReadingFileProps = {
  readonly source: UploadSource;
  /** How much has been sent, 0 to 1. */
  readonly part: number;
  readonly onStop: () => void;
};

/** A file on its way: how much has been sent, then that it is being read. */
export function ReadingFile({ source, part, onStop }: ReadingFileProps) {
  const { t } = useTranslation();
  const isSent = part >= 1;
  const text = isSent ? t('upload.reading') : t('upload.sending');
  return (
    <section className="card upload-reading" aria-busy="true">
      <FileName source={source} text={text} />
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
