import { useId } from 'react';
import { Field } from '../content/fields/Field.tsx';
import { DayEntry } from '../days/DayEntry.tsx';
import { useOfficeText } from '../i18n/useOfficeText.ts';

type ReturnDayProps = { readonly day: string; readonly isMissing: boolean; readonly onDay: (day: string) => void };

/** yyyy-mm-dd, or empty. */
export const ReturnDay = ({ day, isMissing, onDay }: ReturnDayProps) => {
  const { t } = useOfficeText();
  const id = useId();
  return (
    <Field id={id} label={t('returns.day')} error={isMissing ? t('returns.dayNeeded') : undefined} isRequired>
      <DayEntry
        id={id}
        path="day"
        value={day}
        isRequired
        isInvalid={isMissing}
        describedBy={isMissing ? `${id}-error` : undefined}
        onDay={onDay}
      />
    </Field>
  );
};
