import { epochOfDay } from '@talloor/rules/delivery/brusselsTime.ts';
import { formatDate, isoDay } from '@talloor/rules/format/dates.ts';
import { shopClock } from '../../data/shopClock.ts';
import { useOfficeText } from '../../i18n/useOfficeText.ts';
import type { TermsRow } from '../contentRows.ts';
import type { ContentSpec } from '../contentSpec.ts';
import { BothField } from '../fields/BothField.tsx';
import { DayInput } from '../fields/DayInput.tsx';

const TermsForm = () => {
  const { t } = useOfficeText();
  return (
    <>
      <DayInput source="from_day" label={t('termsVersions.from')} hint={t('termsVersions.fromHint')} isRequired />
      <BothField
        source="text"
        label={t('termsVersions.text')}
        max={40_000}
        rows={20}
        isRequired
        hint={t('termsVersions.textHint')}
      />
    </>
  );
};

export const termsVersions: ContentSpec<TermsRow> = {
  name: 'termsVersions',
  title: 'termsVersions.title',
  titleOfNew: 'termsVersions.new',
  nameOf: ({ id }, { t }) => t('termsVersions.version', { version: id }),
  columns: [
    {
      field: 'id',
      label: 'termsVersions.number',
      show: ({ id }, { t }) => t('termsVersions.version', { version: id }),
    },
    {
      field: 'from_day',
      label: 'termsVersions.from',
      show: ({ from_day: day }) => formatDate('nl', epochOfDay(day)),
    },
    {
      field: 'state',
      label: 'termsVersions.state',
      show: ({ from_day: day }, { t }) =>
        t(`termsVersions.states.${day <= isoDay(shopClock.now()) ? 'inForce' : 'later'}`),
      isUnsortable: true,
    },
  ],
  sort: { field: 'from_day', order: 'DESC' },
  hasTexts: false,
  Form: TermsForm,
  blank: { from_day: '', text: { nl: '', fr: '' } },
  isRemovable: true,
};
