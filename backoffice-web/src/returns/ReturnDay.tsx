import { useId } from 'react';
import { fieldOf } from '@talloor/look/fieldNotices/atMost.ts';
import { Field } from '../content/fields/Field.tsx';
import { useOfficeText } from '../i18n/useOfficeText.ts';

type ReturnDayProps = { readonly day: string; readonly isMissing: boolean; readonly onDay: (day: string) => void };

/** yyyy-mm-dd, or empty. */
export const ReturnDay = ({ day, isMissing, onDay }: ReturnDayProps) => {
  const { t } = useOfficeText();
  const id = useId();
  return (
    <Field id={id} label={t('returns.day')} error={isMissing ? t('returns.dayNeeded') : undefined} isRequired>
      <input
        id={id}
        type="date"
        className="office-field"
        {...fieldOf('day')}
        value={day}
        aria-required
        aria-invalid={isMissing}
        aria-describedby={isMissing ? `${id}-error` : undefined}
        onChange={(event) => onDay(event.target.value)}
      />
    </Field>
  );
};
