import { epochOfDay } from '@talloor/rules/delivery/brusselsTime.ts';
import { formatDate } from '@talloor/rules/format/dates.ts';
import { useOfficeText } from '../../i18n/useOfficeText.ts';
import type { MusselSeasonRow } from '../contentRows.ts';
import type { ContentSpec } from '../contentSpec.ts';
import { DayInput } from '../fields/DayInput.tsx';
import { DecimalField } from '../fields/DecimalField.tsx';

const dayText = (day: string): string => formatDate('nl', epochOfDay(day));

const SeasonForm = () => {
  const { t } = useOfficeText();
  return (
    <>
      <div className="content-row">
        <DayInput source="sale_start" label={t('mussels.saleStart')} isRequired />
        <DayInput source="sale_end" label={t('mussels.saleEnd')} notBefore="sale_start" isRequired />
      </div>
      <div className="content-row">
        <DayInput source="priority_start" label={t('mussels.priorityStart')} hint={t('mussels.priorityHint')} />
        <DayInput source="priority_end" label={t('mussels.priorityEnd')} notBefore="priority_start" />
      </div>
      <DecimalField source="vat_percentage" label={t('mussels.vat')} most={100} />
    </>
  );
};

export const musselSeasons: ContentSpec<MusselSeasonRow> = {
  name: 'musselSeasons',
  title: 'mussels.seasons',
  titleOfNew: 'mussels.newSeason',
  nameOf: ({ sale_start: start }, { t }) => t('mussels.season', { day: dayText(start) }),
  columns: [
    { field: 'sale_start', label: 'mussels.saleStart', show: ({ sale_start: start }) => dayText(start) },
    { field: 'sale_end', label: 'mussels.saleEnd', show: ({ sale_end: end }) => dayText(end) },
    {
      field: 'priority_start',
      label: 'mussels.priority',
      show: ({ priority_start: start, priority_end: end }) =>
        start === null || end === null ? '' : `${dayText(start)} – ${dayText(end)}`,
    },
    { field: 'vat_percentage', label: 'mussels.vat', show: ({ vat_percentage: vat }) => vat, isNumeric: true },
  ],
  sort: { field: 'sale_start', order: 'DESC' },
  hasTexts: false,
  Form: SeasonForm,
  blank: { sale_start: '', sale_end: '', priority_start: null, priority_end: null, vat_percentage: 6 },
  isRemovable: true,
};
