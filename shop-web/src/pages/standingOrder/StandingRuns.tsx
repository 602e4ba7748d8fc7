import Button from '@mui/material/Button';
import type { StandingRunView } from '@talloor/contracts/endpoints/standingOrderShapes.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { StateChip } from '../../components/StateChip.tsx';
import { useLanguage, usePath } from '../../i18n/LanguageProvider.tsx';
import { usePastDay } from '../../i18n/usePastDay.ts';
import { shortMoment } from '../../standingOrders/shortMoment.ts';
import { RunDifferences } from '../../standingOrders/RunDifferences.tsx';
import styles from './StandingOrderPage.module.css';

export function StandingRuns({ runs }: { runs: readonly StandingRunView[] }) {
  const { t } = useTranslation();
  return (
    <section className="standing-runs" aria-labelledby="standing-runs">
      <h2 className="below-12" id="standing-runs">
        {t('standingOrder.runs.title')}
      </h2>
      {runs.length === 0 ? (
        <p className={`card ${styles['standing-note']} muted`}>{t('standingOrder.runs.none')}</p>
      ) : (
        <ul className="stack gap-8">
          {runs.map((run) => (
            <Run key={run.day} run={run} />
          ))}
        </ul>
      )}
    </section>
  );
}

const chips = { made: 'open', ordered: 'done', deleted: 'removed', missed: 'blocked', skipped: 'skipped' } as const;

function Run({ run }: { run: StandingRunView }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const pastDay = usePastDay();
  const path = usePath();
  const { state, basket_state: basket, basket_id: id } = run;
  const dayText = pastDay(run.timestamp);
  const word = state === 'made' && (basket === 'ordered' || basket === 'deleted') ? basket : state;
  return (
    <li className={`items-left card ${styles['standing-run']} stack gap-8`} data-day={run.day}>
      <div className={`${styles['standing-run-head']} cluster`}>
        <h3 className="text-16">{dayText}</h3>
        <StateChip state={chips[word]}>{t(`standingOrder.runs.${word}`)}</StateChip>
        {state === 'made' && (
          <span className="muted">{t('standingOrder.runs.at', { moment: shortMoment(language, run.at) })}</span>
        )}
        {run.told_at !== null && <span className="muted">{t('standingOrder.runs.mailed')}</span>}
      </div>
      <RunDifferences run={run} />
      {id !== null && basket !== 'deleted' && (
        <Button
          component={Link}
          to={`${path('basketView')}?id=${id}`}
          variant="outlined"
          size="small"
          aria-label={t('standingOrder.runs.viewName', { day: dayText })}
        >
          {t('standingOrder.runs.view')}
        </Button>
      )}
    </li>
  );
}
