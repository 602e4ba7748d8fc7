import Button from '@mui/material/Button';
import { dayAt } from '@talloor/rules/delivery/brusselsTime.ts';
import { addDays } from '@talloor/rules/delivery/workdays.ts';
import { isRealDay } from '@talloor/rules/format/readDay.ts';
import { useId, useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { DayEntry } from '../../fields/DayEntry.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { DialogHead } from '../../components/DialogHead.tsx';
import '../../lists/DeleteListDialog.css';
import { serverNow } from '../../session/serverClock.ts';
import { keepFocus } from '../../shell/keepFocus.ts';
import type { StandingOrderModel } from './useStandingOrder.ts';
import styles from './StandingOrderPage.module.css';

/** Days. */
const furthest = 365;

export function PauseStandingOrder({ model }: { model: StandingOrderModel }) {
  const { t } = useTranslation();
  const today = dayAt(serverNow());
  const [isOpen, setIsOpen] = useState(false);
  const [isUntil, setIsUntil] = useState(false);
  const [day, setDay] = useState(addDays(today, 14));
  const dayId = useId();
  const [hasTried, setHasTried] = useState(false);
  const canBe = isRealDay(day) && day > today && day <= addDays(today, furthest);
  const [isBusy, setIsBusy] = useState(false);
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    setHasTried(true);
    if (isBusy || (isUntil && !canBe)) return;
    setIsBusy(true);
    const isDone = await model.pause(isUntil ? day : null);
    setIsBusy(false);
    if (!isDone) return;
    setIsOpen(false);
    keepFocus(() => document.querySelector<HTMLElement>('.standing-state button'));
  };
  return (
    <>
      <Button variant="outlined" onClick={() => setIsOpen(true)}>
        {t('standingOrder.pause')}
      </Button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} aria-labelledby="standing-pause" maxWidth="xs" fullWidth>
        <DialogHead id="standing-pause" title={t('standingOrder.pauseTitle')} onClose={() => setIsOpen(false)} />
        <form onSubmit={(event) => void submit(event)}>
          <div className="stack gap-12 list-question standing-pause">
            <p>{t('standingOrder.pauseText')}</p>
            <fieldset className="stack gap-4 no-margin no-padding no-border">
              <legend className="sr-only">{t('standingOrder.pauseHow')}</legend>
              {[false, true].map((until) => (
                <label className="row gap-8 tall pointer" key={String(until)}>
                  <input type="radio" name="pause" checked={isUntil === until} onChange={() => setIsUntil(until)} />
                  <span>{t(until ? 'standingOrder.pauseUntil' : 'standingOrder.pauseForever')}</span>
                </label>
              ))}
            </fieldset>
            {isUntil && (
              <div className={styles['standing-pause-day']}>
                <label htmlFor={dayId} className="small muted">
                  {t('standingOrder.pauseDay')}
                </label>
                <DayEntry
                  id={dayId}
                  path="until"
                  className="pad-0-12 white-ground ink-900 framed-400 round-8 full"
                  value={day}
                  isRequired
                  isInvalid={hasTried && !canBe}
                  describedBy={hasTried && !canBe ? `${dayId}-range` : undefined}
                  onDay={setDay}
                />
                {hasTried && !canBe && (
                  <p id={`${dayId}-range`} role="alert" className="small weight-560 bad-700">
                    {t('field.not_date')}
                  </p>
                )}
              </div>
            )}
          </div>
          <footer className="list-answers">
            <Button variant="outlined" onClick={() => setIsOpen(false)}>
              {t('common.cancel')}
            </Button>
            <Button type="submit" variant="contained" aria-busy={isBusy || undefined}>
              {t('standingOrder.pause')}
            </Button>
          </footer>
        </form>
      </Dialog>
    </>
  );
}
