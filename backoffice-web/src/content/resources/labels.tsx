import { regex } from 'react-admin';
import { useOfficeText } from '../../i18n/useOfficeText.ts';
import type { LabelRow } from '../contentRows.ts';
import type { ContentSpec } from '../contentSpec.ts';
import { IconField } from '../fields/BoardFields.tsx';
import { BothField } from '../fields/BothField.tsx';
import { ChoiceField } from '../fields/ChoiceField.tsx';
import { NumberField } from '../fields/NumberField.tsx';
import { SwitchField } from '../fields/SwitchField.tsx';
import { TextField } from '../fields/TextField.tsx';

const types = ['category', 'spec'] as const;
const colour = [regex(/^(#[0-9a-fA-F]{6})?$/, 'labels.colourWrong')];

const LabelForm = () => {
  const { t } = useOfficeText();
  return (
    <>
      <BothField source="name" label={t('labels.name')} max={80} isRequired />
      <BothField source="description" label={t('labels.description')} max={500} rows={3} />
      <div className="content-row">
        <ChoiceField
          source="type"
          label={t('labels.type')}
          choices={types.map((value) => ({ value, name: t(`labels.types.${value}`) }))}
        />
        <IconField isNull={false} />
        <TextField source="color" label={t('labels.colour')} max={7} hint={t('labels.colourHint')} validate={colour} />
        <NumberField source="sorting" label={t('content.sorting')} least={0} most={9999} />
      </div>
      <SwitchField source="is_show_on_product" label={t('labels.isShown')} hint={t('labels.isShownHint')} />
    </>
  );
};

export const labels: ContentSpec<LabelRow> = {
  name: 'labels',
  title: 'labels.title',
  titleOfNew: 'labels.new',
  nameOf: ({ name }, { language }) => name[language],
  columns: [
    { field: 'name', label: 'labels.name', show: ({ name }, { language }) => name[language] },
    { field: 'type', label: 'labels.type', show: ({ type }, { t }) => t(`labels.types.${type}`) },
    { field: 'id', label: 'labels.alias', show: ({ id }) => id },
    {
      field: 'is_show_on_product',
      label: 'labels.isShownShort',
      show: ({ is_show_on_product }, { t }) => t(is_show_on_product ? 'content.yes' : 'content.no'),
    },
    {
      field: 'articles_count',
      label: 'labels.articles',
      show: ({ articles_count }) => articles_count,
      isNumeric: true,
      isUnsortable: true,
    },
  ],
  sort: { field: 'id', order: 'ASC' },
  choices: [
    {
      field: 'type',
      label: 'labels.type',
      values: types.map((value) => ({ value, label: `labels.types.${value}` }) as const),
    },
  ],
  hasTexts: true,
  Form: LabelForm,
  blank: {
    type: 'spec',
    name: { nl: '', fr: '' },
    description: { nl: '', fr: '' },
    icon: '',
    color: '',
    is_show_on_product: true,
    sorting: 0,
  },
  isRemovable: true,
};
