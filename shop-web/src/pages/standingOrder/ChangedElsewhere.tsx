import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../components/Notice.tsx';
import { keepFocus } from '../../shell/keepFocus.ts';
import styles from './StandingOrderPage.module.css';

type ChangedElsewhereProps = {
  readonly attempts: number;
  readonly onKeep: () => void;
  readonly onTake: () => void;
};

/** Own changes stay until one version is chosen. */
export function ChangedElsewhere({ attempts, onKeep, onTake }: ChangedElsewhereProps) {
  const { t } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempts > 0) box.current?.focus();
  }, [attempts]);
  const answer = (act: () => void) => () => {
    act();
    keepFocus();
  };
  return (
    <div ref={box} tabIndex={-1} className={`below-16 round-8 ${styles['standing-elsewhere']}`}>
      <Notice severity="warning">
        <b>{t('standingOrder.elsewhere.title')}</b>
        <p>{t('standingOrder.elsewhere.text')}</p>
        <p className="above-8 wraps gap-8">
          <Button variant="contained" size="small" onClick={answer(onKeep)}>
            {t('standingOrder.elsewhere.keep')}
          </Button>
          <Button variant="outlined" size="small" onClick={answer(onTake)}>
            {t('standingOrder.elsewhere.take')}
          </Button>
        </p>
      </Notice>
    </div>
  );
}
