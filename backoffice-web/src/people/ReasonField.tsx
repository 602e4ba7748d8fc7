import { useId } from 'react';
import { fieldOf } from '@talloor/look/fieldNotices/atMost.ts';
import { officeReasons, type OfficeAct, type OfficeReason } from '@talloor/contracts/officeReasons.ts';
import { Field } from '../content/fields/Field.tsx';
import { useOfficeText } from '../i18n/useOfficeText.ts';

type ReasonFieldProps<Act extends OfficeAct> = {
  readonly act: Act;
  readonly reason: (typeof officeReasons)[Act][number] | null;
  readonly onReason: (reason: (typeof officeReasons)[Act][number] | null) => void;
  /** Submitted without a reason. */
  readonly isMissing: boolean;
};

/** ADR 0105. */
export function ReasonField<Act extends OfficeAct>({ act, reason, onReason, isMissing }: ReasonFieldProps<Act>) {
  const { t } = useOfficeText();
  const id = useId();
  const reasons: readonly OfficeReason[] = officeReasons[act];
  return (
    <Field
      id={id}
      label={t('people.reason')}
      hint={t('people.reasonHint')}
      error={isMissing ? t('people.reasonChoose') : undefined}
      isRequired
    >
      <select
        id={id}
        className="office-field"
        {...fieldOf('reason')}
        value={reason ?? ''}
        aria-required
        aria-invalid={isMissing}
        aria-describedby={`${id}-hint${isMissing ? ` ${id}-error` : ''}`}
        onChange={(event) => onReason(officeReasons[act].find((each) => each === event.target.value) ?? null)}
      >
        <option value="">{t('people.reasonChoose')}</option>
        {reasons.map((each) => (
          <option key={each} value={each}>
            {t(`reasons.${each}`)}
          </option>
        ))}
      </select>
    </Field>
  );
}
