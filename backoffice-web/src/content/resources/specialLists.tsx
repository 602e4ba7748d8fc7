import { useOfficeText } from '../../i18n/useOfficeText.ts';
import type { SpecialListRow } from '../contentRows.ts';
import type { ContentSpec } from '../contentSpec.ts';
import { ArticlesField } from '../fields/ArticlesField.tsx';
import { BoardField } from '../fields/BoardFields.tsx';
import { BothField } from '../fields/BothField.tsx';
import { ChoiceField } from '../fields/ChoiceField.tsx';
import { NumberField } from '../fields/NumberField.tsx';
import { PublishedField } from '../fields/PublishedField.tsx';
import { PublishedState } from '../PublishedState.tsx';

const kinds = ['list', 'theme'] as const;
const places = ['start', 'promo', 'assortment', 'none'] as const;
const displays = ['swiper', 'grid'] as const;

const SpecialListForm = () => {
  const { t } = useOfficeText();
  return (
    <>
      <div className="content-row">
        <ChoiceField
          source="kind"
          label={t('specialLists.kind')}
          hint={t('specialLists.kindHint')}
          choices={kinds.map((value) => ({ value, name: t(`specialLists.kinds.${value}`) }))}
        />
        <ChoiceField
          source="place"
          label={t('specialLists.place')}
          choices={places.map((value) => ({ value, name: t(`specialLists.places.${value}`) }))}
        />
        <ChoiceField
          source="display"
          label={t('specialLists.display')}
          choices={displays.map((value) => ({ value, name: t(`specialLists.displays.${value}`) }))}
        />
      </div>
      <BothField source="headline" label={t('specialLists.headline')} max={120} />
      <BothField source="description" label={t('specialLists.description')} max={500} rows={3} />
      <ArticlesField />
      <div className="content-row">
        <BoardField />
        <NumberField source="sorting" label={t('content.sorting')} least={0} most={9999} />
      </div>
      <PublishedField />
    </>
  );
};

export const specialLists: ContentSpec<SpecialListRow> = {
  name: 'specialLists',
  title: 'specialLists.title',
  titleOfNew: 'specialLists.new',
  nameOf: ({ headline, id }, { language, t }) => headline[language] || `${t('specialLists.unnamed')} ${id}`,
  subtitleOf: (row) => <PublishedState of={row} />,
  columns: [
    {
      field: 'headline',
      label: 'specialLists.headline',
      show: ({ headline, id }, { language, t }) => headline[language] || `${t('specialLists.unnamed')} ${id}`,
    },
    {
      field: 'kind',
      label: 'specialLists.kind',
      show: ({ kind, alias }, { t }) => `${t(`specialLists.kinds.${kind}`)}${kind === 'theme' ? ` ${alias}` : ''}`,
    },
    { field: 'place', label: 'specialLists.place', show: ({ place }, { t }) => t(`specialLists.places.${place}`) },
    {
      field: 'articles',
      label: 'content.articles',
      show: ({ articles }) => articles.length,
      isNumeric: true,
      isUnsortable: true,
    },
    { field: 'sorting', label: 'content.sorting', show: ({ sorting }) => sorting, isNumeric: true },
  ],
  sort: { field: 'sorting', order: 'ASC' },
  choices: [
    {
      field: 'kind',
      label: 'specialLists.kind',
      values: kinds.map((value) => ({ value, label: `specialLists.kinds.${value}` }) as const),
    },
    {
      field: 'place',
      label: 'specialLists.place',
      values: places.map((value) => ({ value, label: `specialLists.places.${value}` }) as const),
    },
  ],
  hasTexts: true,
  Form: SpecialListForm,
  blank: {
    kind: 'list',
    place: 'start',
    headline: { nl: '', fr: '' },
    description: { nl: '', fr: '' },
    display: 'swiper',
    board: 'veg',
    articles: [],
    sorting: 0,
    published: false,
    from_day: null,
    to_day: null,
  },
  isRemovable: true,
};
