import { useOfficeText } from '../../i18n/useOfficeText.ts';
import { DayInput } from './DayInput.tsx';
import { SwitchField } from './SwitchField.tsx';

/** Both days are inclusive. */
export const PublishedField = () => {
  const { t } = useOfficeText();
  return (
    <fieldset className="no-border no-padding no-margin shrinks field-both">
      <legend>{t('content.publication')}</legend>
      <SwitchField source="published" label={t('content.isPublished')} />
      <div className="stack field-pair">
        <DayInput source="from_day" label={t('content.fromDay')} hint={t('content.fromDayHint')} />
        <DayInput source="to_day" label={t('content.toDay')} hint={t('content.toDayHint')} notBefore="from_day" />
      </div>
    </fieldset>
  );
};
