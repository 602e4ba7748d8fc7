import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import type { UploadJudgement } from '@talloor/contracts/endpoints/basketUpload.ts';
import { formatAmount, formatNumber } from '@talloor/rules/format/money.ts';
import { Trans, useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { chosenLines } from './chosenLines.ts';
import { useImport } from './useImport.ts';
import type { Upload } from './useUpload.ts';

type UploadBarProps = { readonly judgement: UploadJudgement; readonly upload: Upload };

/** Counts what will be added, stays in sight, and adds it. */
export function UploadBar({ judgement, upload }: UploadBarProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { isAdding, done, add } = useImport(upload);
  const { lines, amount, waiting } = chosenLines(judgement);
  const count = lines.length;
  return (
    <section className="upload-bar" aria-label={t('upload.step.add')}>
      <div className="upload-sum">
        <p>
          {count === 0 ? (
            t('upload.nothingToAdd')
          ) : amount === null ? (
            <Trans t={t} i18nKey="upload.sumHidden" count={count} components={{ b: <b /> }} />
          ) : (
            <Trans
              t={t}
              i18nKey="upload.sum"
              count={count}
              values={{ amount: formatAmount(language, amount) }}
              components={{ b: <b /> }}
            />
          )}
        </p>
        {waiting > 0 && (
          <p className="small muted">
            {t('upload.full', {
              max: formatNumber(language, judgement.max_lines),
              room: formatNumber(language, judgement.room),
            })}
          </p>
        )}
      </div>
      {isAdding && count > 0 && (
        <LinearProgress
          className="upload-progress"
          aria-label={t('upload.adding')}
          variant={done === 0 ? 'indeterminate' : 'determinate'}
          value={Math.round((done / count) * 100)}
        />
      )}
      <Button variant="outlined" className="upload-reset" disabled={isAdding} onClick={upload.stop}>
        {t('upload.reset')}
      </Button>
      <Button variant="contained" size="large" disabled={count === 0 || isAdding} onClick={() => void add(judgement)}>
        {isAdding ? t('upload.adding') : t('upload.add', { count })}
      </Button>
    </section>
  );
}
