import { regex } from 'react-admin';
import { boardOf } from '@talloor/look/boardOf.ts';
import { useOfficeText } from '../../i18n/useOfficeText.ts';
import type { BannerRow } from '../contentRows.ts';
import type { ContentSpec } from '../contentSpec.ts';
import { BoardField } from '../fields/BoardFields.tsx';
import { BothField } from '../fields/BothField.tsx';
import { ChoiceField } from '../fields/ChoiceField.tsx';
import { NumberField } from '../fields/NumberField.tsx';
import { PublishedField } from '../fields/PublishedField.tsx';
import { TextField } from '../fields/TextField.tsx';
import { PublishedState } from '../PublishedState.tsx';
import { BannerPreview } from './BannerPreview.tsx';
import { shopPath } from './shopPath.ts';

const places = ['search-top', 'search-inside', 'menu', 'autocomplete', 'start', 'promo'] as const;
const aliasOnly = [regex(/^\d{0,20}$/, 'content.aliasWrong')];

const BannerForm = () => {
  const { t } = useOfficeText();
  return (
    <>
      <div className="content-row">
        <ChoiceField
          source="place"
          label={t('banners.place')}
          choices={places.map((value) => ({ value, name: t(`banners.places.${value}`) }))}
        />
        <TextField
          source="alias"
          label={t('banners.alias')}
          max={20}
          hint={t('banners.aliasHint')}
          validate={aliasOnly}
        />
        <TextField source="keywords" label={t('banners.keywords')} max={200} hint={t('banners.keywordsHint')} />
      </div>
      <BothField source="title" label={t('banners.titleText')} max={120} isRequired />
      <BothField source="text" label={t('banners.text')} max={300} rows={3} />
      <BothField source="tag" label={t('banners.tag')} max={40} hint={t('banners.tagHint')} />
      <BothField
        source="link"
        label={t('banners.link')}
        max={300}
        isRequired
        hint={t('content.pathHint')}
        validate={shopPath}
      />
      <BothField source="link_text" label={t('banners.linkText')} max={60} isRequired />
      <div className="content-row">
        <BoardField />
        <TextField source="image" label={t('banners.image')} max={300} isNullable hint={t('banners.imageHint')} />
        <NumberField source="sorting" label={t('content.sorting')} least={0} most={9999} />
      </div>
      <PublishedField />
    </>
  );
};

const empty = { nl: '', fr: '' };

export const banners: ContentSpec<BannerRow> = {
  name: 'banners',
  title: 'banners.title',
  titleOfNew: 'banners.new',
  nameOf: ({ title }, { language }) => title[language],
  subtitleOf: (row) => <PublishedState of={row} />,
  columns: [
    { field: 'title', label: 'banners.titleText', show: ({ title }, { language }) => title[language] },
    { field: 'place', label: 'banners.place', show: ({ place }, { t }) => t(`banners.places.${place}`) },
    { field: 'keywords', label: 'banners.keywords', show: ({ keywords }) => keywords },
    { field: 'alias', label: 'banners.alias', show: ({ alias }) => alias },
    {
      field: 'from_day',
      label: 'content.period',
      show: ({ from_day, to_day }) =>
        from_day === null && to_day === null ? '' : `${from_day ?? '…'} – ${to_day ?? '…'}`,
    },
    { field: 'sorting', label: 'content.sorting', show: ({ sorting }) => sorting, isNumeric: true },
  ],
  sort: { field: 'id', order: 'DESC' },
  choices: [
    {
      field: 'place',
      label: 'banners.place',
      values: places.map((value) => ({ value, label: `banners.places.${value}` }) as const),
    },
  ],
  hasTexts: true,
  Form: BannerForm,
  Preview: ({ row }) => <BannerPreview banner={{ ...row, board: boardOf(row.board).board }} />,
  blank: {
    place: 'search-top',
    alias: '',
    keywords: '',
    title: empty,
    text: empty,
    tag: empty,
    link: { nl: '/nl/promo', fr: '/fr/promo' },
    link_text: empty,
    board: 'veg',
    image: null,
    sorting: 0,
    published: false,
    from_day: null,
    to_day: null,
  },
  isRemovable: true,
};
