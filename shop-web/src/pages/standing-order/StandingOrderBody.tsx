import Button from '@mui/material/Button';
import type { WishListLine } from '@talloor/contracts/endpoints/wishList.ts';
import { epochOfDay } from '@talloor/rules/delivery/brusselsTime.ts';
import { formatDay } from '@talloor/rules/format/dates.ts';
import { useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { StateChip } from '../../components/StateChip.tsx';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { DaysChoice } from './DaysChoice.tsx';
import { EndStandingOrder } from './EndStandingOrder.tsx';
import { MomentChoice } from './MomentChoice.tsx';
import { NextDates } from './NextDates.tsx';
import { PauseStandingOrder } from './PauseStandingOrder.tsx';
import { draftOf, isSamePlan, planOf, type PlanDraft, type StandingOrderPageData } from './planDraft.ts';
import { StandingQuantities } from './StandingQuantities.tsx';
import { StandingRuns } from './StandingRuns.tsx';
import type { StandingOrderModel } from './useStandingOrder.ts';

type StandingOrderBodyProps = {
  readonly data: StandingOrderPageData;
  readonly lines: readonly WishListLine[];
  readonly model: StandingOrderModel;
};

/** The form of the plan beside its next dates, and what came of it; who does not own the list looks at it alone. */
export function StandingOrderBody({ data, lines, model }: StandingOrderBodyProps) {
  const { t } = useTranslation();
  const { list, order } = data;
  const stored = draftOf(data, lines);
  const [draft, setDraft] = useState<PlanDraft>(stored);
  const [isBusy, setIsBusy] = useState(false);
  const isChanged = !isSamePlan(draft, stored);
  const plan = planOf(draft);
  const change = (changed: Partial<PlanDraft>) => setDraft((now) => ({ ...now, ...changed }));
  // What was saved, here or elsewhere, is what one goes on with.
  const storedText = JSON.stringify(order?.plan ?? null);
  const [shownText, setShownText] = useState(storedText);
  if (storedText !== shownText) {
    setShownText(storedText);
    setDraft(stored);
  }

  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (plan === null || isBusy) return;
    setIsBusy(true);
    await model.set(plan, t(order === null ? 'standingOrder.started' : 'standingOrder.saved'));
    setIsBusy(false);
  };

  const owner = list.owner ?? t('standingOrder.somebody');
  if (!list.is_editable && order === null)
    return <p className="card standing-note">{t('standingOrder.ofColleagueNone', { owner })}</p>;
  return (
    <>
      <StandingState data={data} model={model} />
      {!list.is_editable && <p className="card standing-note">{t('standingOrder.ofColleague', { owner })}</p>}
      <div className="with-ticket standing-columns">
        <form onSubmit={(event) => void submit(event)}>
          <fieldset disabled={!list.is_editable} className="standing-plan">
            <legend className="sr-only">{t('standingOrder.name')}</legend>
            <DaysChoice draft={draft} data={data} onChange={change} />
            <MomentChoice draft={draft} rounds={data.rounds} onChange={change} />
            <StandingQuantities draft={draft} listId={list.id} lines={lines} onChange={change} />
          </fieldset>
          {list.is_editable && (
            <div className="standing-foot">
              {order !== null && isChanged && (
                <Button variant="outlined" onClick={() => setDraft(stored)}>
                  {t('standingOrder.undo')}
                </Button>
              )}
              <Button
                type="submit"
                variant="contained"
                size="large"
                disabled={plan === null || lines.length === 0 || (order !== null && !isChanged)}
                aria-busy={isBusy || undefined}
              >
                {t(isBusy ? 'standingOrder.saving' : order === null ? 'standingOrder.start' : 'standingOrder.save')}
              </Button>
            </div>
          )}
        </form>
        <aside aria-label={t('standingOrder.dates.title')}>
          <NextDates data={data} plan={plan} isPreview={order === null || isChanged} model={model} />
        </aside>
      </div>
      {(order !== null || data.runs.length > 0) && <StandingRuns runs={data.runs} />}
    </>
  );
}

/** Whether it runs, and what stops it. */
function StandingState({ data: { order, list }, model }: Pick<StandingOrderBodyProps, 'data' | 'model'>) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [isBusy, setIsBusy] = useState(false);
  if (order === null)
    return (
      <div className="standing-state">
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
    <div className="standing-state">
      <StateChip state={isPaused ? 'locked' : 'done'}>
        {!isPaused
          ? t('standingOrder.state.running')
          : until === null
            ? t('standingOrder.state.paused')
            : t('standingOrder.state.pausedUntil', { day: formatDay(language, epochOfDay(until)) })}
      </StateChip>
      {because !== null && <span>{t(`standingOrder.pausedBecause.${because}`)}</span>}
      <span className="grow" />
      {list.is_editable && (
        <>
          {isPaused ? (
            <Button variant="tonal" aria-busy={isBusy || undefined} onClick={() => void resume()}>
              {t('standingOrder.resume')}
            </Button>
          ) : (
            <PauseStandingOrder model={model} />
          )}
          <EndStandingOrder name={list.name} model={model} />
        </>
      )}
    </div>
  );
}
