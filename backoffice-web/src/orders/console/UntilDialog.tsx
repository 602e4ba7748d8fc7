import { useId, useState } from 'react';
import { extendDeadline, lockOrder } from '@talloor/contracts/endpoints/orderActs.ts';
import { DayEntry } from '../../days/DayEntry.tsx';
import { Field } from '../../content/fields/Field.tsx';
import { officeClient } from '../../data/officeClient.ts';
import { useOfficeText } from '../../i18n/useOfficeText.ts';
import { ReasonDialog } from '../../people/ReasonDialog.tsx';
import { instantOf } from '../../priceAsSeen/moment.ts';

type UntilDialogProps = {
  readonly act: 'lock' | 'extend';
  readonly number: string;
  readonly words: {
    readonly title: string;
    readonly hint: string;
    readonly submit: string;
    readonly successMessage: string;
    readonly onClose: () => void;
  };
};

/** A lock may be open-ended. */
export function UntilDialog({ act, number, words }: UntilDialogProps) {
  const { t } = useOfficeText();
  const id = useId();
  const [day, setDay] = useState('');
  const [time, setTime] = useState('');
  const params = { number };
  const until = instantOf({ day, time });
  const isIncomplete = until === null && (act === 'extend' || day !== '' || time !== '');
  const hint = act === 'lock' ? t('orderActs.untilUnlocked') : undefined;
  const fields = (
    <>
      <Field id={`${id}-day`} label={t('orderActs.day')} hint={hint} isRequired={act === 'extend'}>
        <DayEntry id={`${id}-day`} path="until" value={day} onDay={setDay} isRequired={act === 'extend'} />
      </Field>
      <Field
        id={`${id}-time`}
        label={t('orderActs.time')}
        hint={isIncomplete ? t('orderActs.momentMissing') : undefined}
        isRequired={act === 'extend'}
      >
        <input
          id={`${id}-time`}
          type="time"
          className="office-field"
          value={time}
          onChange={(event) => setTime(event.target.value)}
        />
      </Field>
    </>
  );
  return act === 'lock' ? (
    <ReasonDialog
      act="lockOrder"
      {...words}
      isIncomplete={isIncomplete}
      onGo={(reason) => officeClient.call(lockOrder, { params, body: { reason, until } })}
    >
      {fields}
    </ReasonDialog>
  ) : (
    <ReasonDialog
      act="extendDeadline"
      {...words}
      isIncomplete={isIncomplete}
      onGo={(reason) => officeClient.call(extendDeadline, { params, body: { reason, until: until ?? '' } })}
    >
      {fields}
    </ReasonDialog>
  );
}
