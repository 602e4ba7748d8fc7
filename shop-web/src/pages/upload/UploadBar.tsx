import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import type { UploadJudgement } from '@talloor/contracts/endpoints/basketUpload.ts';
import { formatAmount, formatNumber } from '@talloor/rules/format/money.ts';
import { useTranslation } from 'react-i18next';
import { RichText } from '../../i18n/RichText.tsx';
import { Link } from 'react-router-dom';
import { useLanguage, usePath } from '../../i18n/LanguageProvider.tsx';
import { chosenLines } from './chosenLines.ts';
import type { ImportProgress } from './useImport.ts';
import styles from './UploadPage.module.css';

type UploadBarProps = {
  readonly judgement: UploadJudgement;
  readonly addedCount: number;
  readonly progress: ImportProgress;
  readonly onAdd: () => void;
  readonly onReset: () => void;
};

export function UploadBar({ judgement, addedCount, progress, onAdd, onReset }: UploadBarProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const path = usePath();
  const { lines, amount, waiting } = chosenLines(judgement);
  const count = lines.length;
  return (
    <section
      className={`white-ground framed-300 round-12 pad-12-16 above-16 text-15 ${styles['upload-bar']} row gap-12`}
      aria-label={t('upload.step.add')}
    >
      <div className={`${styles['upload-sum']} grow`}>
        <p>
          {progress !== null ? (
            t('upload.progress', {
              done: formatNumber(language, progress.done),
              of: formatNumber(language, progress.of),
            })
          ) : count === 0 ? (
            t('upload.nothingToAdd')
          ) : amount === null ? (
            <RichText i18nKey="upload.sumHidden" count={count} components={{ b: <b className="weight-680" /> }} />
          ) : (
            <RichText
              i18nKey="upload.sum"
              count={count}
              values={{ amount: formatAmount(language, amount) }}
              components={{ b: <b className="weight-680" /> }}
            />
          )}
        </p>
        {progress === null && waiting.size > 0 && (
          <p className="small muted">
            {t('upload.full', {
              max: formatNumber(language, judgement.max_lines),
              room: formatNumber(language, judgement.room),
            })}
          </p>
        )}
      </div>
      {progress !== null && (
        <LinearProgress
          className={`${styles['upload-progress']}`}
          aria-label={t('upload.adding')}
          variant={progress.done === 0 ? 'indeterminate' : 'determinate'}
          value={Math.round((progress.done / Math.max(1, progress.of)) * 100)}
        />
      )}
      <Button variant="outlined" className={`${styles['upload-reset']}`} disabled={progress !== null} onClick={onReset}>
        {t('upload.reset')}
      </Button>
      {count === 0 && addedCount > 0 && progress === null ? (
        <Button variant="contained" size="large" component={Link} to={path('basket')}>
          {t('upload.toBasket')}
        </Button>
      ) : (
        <Button variant="contained" size="large" disabled={count === 0 || progress !== null} onClick={onAdd}>
          <span>{progress !== null ? t('upload.adding') : t('upload.add', { count })}</span>
        </Button>
      )}
    </section>
  );
}
