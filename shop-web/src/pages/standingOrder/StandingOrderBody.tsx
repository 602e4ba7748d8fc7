import type { WishListLine } from '@talloor/contracts/endpoints/wishList.ts';
import { useRef, useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { announce } from '../../shell/announce.ts';
import { AskBeforeLeaving } from '../../shell/AskBeforeLeaving.tsx';
import { useSession } from '../../session/SessionProvider.tsx';
import { focusUnreadQuantity } from '../../products/focusNextQuantity.ts';
import { ChangedElsewhere } from './ChangedElsewhere.tsx';
import { DaysChoice } from './DaysChoice.tsx';
import { focusFault } from './focusFault.ts';
import { MomentChoice } from './MomentChoice.tsx';
import { NextDates } from './NextDates.tsx';
import { planOf, type StandingOrderPageData } from './planDraft.ts';
import { faultOf, haveSameDates } from './planEdits.ts';
import { SaveStandingOrder } from './SaveStandingOrder.tsx';
import { StandingQuantities } from './StandingQuantities.tsx';
import { StandingRuns } from './StandingRuns.tsx';
import { StandingState } from './StandingState.tsx';
import { usePlanDraft } from './usePlanDraft.ts';
import type { StandingOrderModel } from './useStandingOrder.ts';
import styles from './StandingOrderPage.module.css';

type StandingOrderBodyProps = {
  readonly data: StandingOrderPageData;
  readonly lines: readonly WishListLine[];
  readonly model: StandingOrderModel;
};

export function StandingOrderBody({ data, lines, model }: StandingOrderBodyProps) {
  const { t } = useTranslation();
  const { list, order } = data;
  const mayOrder = useSession().user.rights.includes('order');
  const isEditable = list.is_editable && mayOrder;
  const form = usePlanDraft(data, lines);
  const { draft, stored, isChanged } = form;
  const [isBusy, setIsBusy] = useState(false);
  const [attempts, setAttempts] = useState(0);
  const element = useRef<HTMLFormElement>(null);
  const plan = planOf(draft);
  const fault = faultOf(draft, lines);
  const change: typeof form.change = (changes) => {
    form.change(changes);
    setAttempts(0);
  };

  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (isBusy || focusUnreadQuantity()) return;
    setAttempts(attempts + 1);
    if (fault !== null) {
      focusFault(element.current, fault);
      announce(t(`standingOrder.fault.${fault}`), 'assertive');
    }
    if (plan === null || fault !== null || (order !== null && !isChanged) || form.isOutdated) return;
    setIsBusy(true);
    // Detects saves in other windows.
    if (await model.set(plan, form.seen, t(order === null ? 'standingOrder.started' : 'standingOrder.saved'))) {
      form.drop();
      setAttempts(0);
    }
    setIsBusy(false);
  };

  const owner = list.owner ?? t('standingOrder.somebody');
  if (!list.is_editable && order === null)
    return <p className={`card ${styles['standing-note']}`}>{t('standingOrder.ofColleagueNone', { owner })}</p>;
  if (!mayOrder && order === null)
    return <p className={`card ${styles['standing-note']}`}>{t('standingOrder.mayNotOrder')}</p>;
  return (
    <>
      <AskBeforeLeaving isChanged={isChanged} />
      <StandingState data={data} mayOrder={mayOrder} model={model} onEnded={form.drop} />
      {!list.is_editable && (
        <p className={`card ${styles['standing-note']}`}>{t('standingOrder.ofColleague', { owner })}</p>
      )}
      {list.is_editable && !mayOrder && (
        <p className={`card ${styles['standing-note']}`}>{t('standingOrder.mayNotOrder')}</p>
      )}
      {form.isOutdated && !isBusy && <ChangedElsewhere attempts={attempts} onKeep={form.keep} onTake={form.drop} />}
      <div className="with-ticket">
        <form className="shrinks" ref={element} noValidate onSubmit={(event) => void submit(event)}>
          <fieldset disabled={!isEditable} className="one-column shrinks no-margin no-padding no-border stack gap-16">
            <legend className="sr-only">{t('standingOrder.name')}</legend>
            <DaysChoice draft={draft} data={data} onChange={change} />
            <MomentChoice draft={draft} rounds={data.rounds} onChange={change} />
            <StandingQuantities draft={draft} listId={list.id} lines={lines} onChange={change} />
          </fieldset>
          {isEditable && (
            <SaveStandingOrder
              fault={fault}
              isNew={order === null}
              isChanged={isChanged}
              isBusy={isBusy}
              wasTried={attempts > 0}
              onUndo={form.drop}
            />
          )}
        </form>
        <aside aria-label={t('standingOrder.dates.title')}>
          <NextDates
            data={data}
            plan={plan}
            isPreview={order === null || !haveSameDates(draft, stored)}
            model={isEditable ? model : undefined}
          />
        </aside>
      </div>
      {(order !== null || data.runs.length > 0) && <StandingRuns runs={data.runs} />}
    </>
  );
}
