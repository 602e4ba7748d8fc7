import Button from '@mui/material/Button';
import { epochOfDay } from '@talloor/rules/delivery/brusselsTime.ts';
import { formatDay } from '@talloor/rules/format/dates.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StateChip } from '../../components/StateChip.tsx';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { EndStandingOrder } from './EndStandingOrder.tsx';
import { PauseStandingOrder } from './PauseStandingOrder.tsx';
import type { StandingOrderPageData } from './planDraft.ts';
import type { StandingOrderModel } from './useStandingOrder.ts';

type StandingStateProps = {
  readonly data: StandingOrderPageData;
  readonly mayOrder: boolean;
  readonly model: StandingOrderModel;
  /** Ending discards edits. */
  readonly onEnded: () => void;
};

export function StandingState({ data: { order, list }, mayOrder, model, onEnded }: StandingStateProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [isBusy, setIsBusy] = useState(false);
  if (order === null)
    return (
      <div className="below-16 standing-state cluster gap-8">
        <StateChip state="open">{t('standingOrder.state.none')}</StateChip>
      </div>
    );
  const { is_paused: isPaused, paused_until: until, paused_because: because } = order;
  const resume = async () => {
    if (isBusy) return;
    setIsBusy(true);
    await model.resume();
    setIsBusy(false);
  };
  return (
    <div className="below-16 standing-state cluster gap-8">
      <StateChip state={isPaused ? 'paused' : 'done'}>
        {!isPaused
          ? t('standingOrder.state.running')
          : until === null
            ? t('standingOrder.state.paused')
            : t('standingOrder.state.pausedUntil', { day: formatDay(language, epochOfDay(until)) })}
      </StateChip>
      {because !== null && <span>{t(`standingOrder.pausedBecause.${because}`)}</span>}
      <span className="grow" />
      {list.is_editable && mayOrder && (
        <>
          {!isPaused && <PauseStandingOrder model={model} />}
          {isPaused && (
            <Button variant="tonal" aria-busy={isBusy || undefined} onClick={() => void resume()}>
              {t('standingOrder.resume')}
            </Button>
          )}
          <EndStandingOrder name={list.name} model={model} onEnded={onEnded} />
        </>
      )}
    </div>
  );
}
