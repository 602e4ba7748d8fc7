import { epochOfDay } from '@talloor/rules/delivery/brusselsTime.ts';
import { formatDate } from '@talloor/rules/format/dates.ts';
import { sectors } from '@talloor/rules/account/sectors.ts';
import { useOfficeText } from '../../i18n/useOfficeText.ts';
import type { AnnouncementRow } from '../contentRows.ts';
import type { ContentSpec } from '../contentSpec.ts';
import { BothField } from '../fields/BothField.tsx';
import { ChoiceField } from '../fields/ChoiceField.tsx';
import { NumberField } from '../fields/NumberField.tsx';
import { PublishedField } from '../fields/PublishedField.tsx';
import { PublishedState } from '../PublishedState.tsx';

const places = ['everywhere', 'basket'] as const;

const AnnouncementForm = () => {
  const { t } = useOfficeText();
  return (
    <>
      <BothField source="text" label={t('announcements.text')} max={400} rows={3} hint={t('announcements.textHint')} />
      <div className="content-row">
        <ChoiceField
          source="place"
          label={t('announcements.place')}
          choices={places.map((value) => ({ value, name: t(`announcements.places.${value}`) }))}
        />
        <ChoiceField
          source="segment"
          label={t('announcements.segment')}
          noneLabel={t('announcements.allSegments')}
          choices={sectors.map((value) => ({ value, name: t(`registrations.segments.${value}`) }))}
        />
        <NumberField source="sorting" label={t('content.sorting')} least={0} most={9999} />
      </div>
      <PublishedField />
    </>
  );
};

const dayText = (day: string | null): string => (day === null ? '…' : formatDate('nl', epochOfDay(day)));
const shownText = ({ text }: AnnouncementRow, language: 'nl' | 'fr') => text[language] || text.nl || text.fr;

export const announcements: ContentSpec<AnnouncementRow> = {
  name: 'announcements',
  title: 'announcements.title',
  titleOfNew: 'announcements.new',
  nameOf: (row, { language }) => shownText(row, language),
  subtitleOf: (row) => <PublishedState of={row} />,
  columns: [
    { field: 'text', label: 'announcements.text', show: (row, { language }) => shownText(row, language) },
    { field: 'published', label: 'faq.isShown', show: (row) => <PublishedState of={row} /> },
    { field: 'place', label: 'announcements.place', show: ({ place }, { t }) => t(`announcements.places.${place}`) },
    {
      field: 'segment',
      label: 'announcements.segment',
      show: ({ segment }, { t }) =>
        segment === null ? t('announcements.allSegments') : t(`registrations.segments.${segment}`),
    },
    {
      field: 'from_day',
      label: 'content.period',
      show: ({ from_day: from, to_day: to }) =>
        from === null && to === null ? '' : `${dayText(from)} – ${dayText(to)}`,
    },
    { field: 'sorting', label: 'content.sorting', show: ({ sorting }) => sorting, isNumeric: true },
  ],
  sort: { field: 'id', order: 'DESC' },
  choices: [
    {
      field: 'place',
      label: 'announcements.place',
      values: places.map((value) => ({ value, label: `announcements.places.${value}` }) as const),
    },
  ],
  hasTexts: true,
  Form: AnnouncementForm,
  blank: {
    place: 'everywhere',
    text: { nl: '', fr: '' },
    segment: null,
    sorting: 0,
    published: true,
    from_day: null,
    to_day: null,
  },
  isRemovable: true,
};
