import { useOfficeText } from '../../i18n/useOfficeText.ts';
import type { CannedTextRow } from '../contentRows.ts';
import type { ContentSpec } from '../contentSpec.ts';
import { BothField } from '../fields/BothField.tsx';
import { NumberField } from '../fields/NumberField.tsx';
import { MissingLanguages } from '../MissingLanguages.tsx';

const CannedTextForm = () => {
  const { t } = useOfficeText();
  return (
    <>
      <BothField source="title" label={t('cannedTexts.name')} max={80} isRequired />
      <BothField source="text" label={t('cannedTexts.text')} max={3000} rows={8} />
      <NumberField source="sorting" label={t('content.sorting')} least={0} most={9999} />
    </>
  );
};

export const cannedTexts: ContentSpec<CannedTextRow> = {
  name: 'cannedTexts',
  title: 'cannedTexts.title',
  titleOfNew: 'cannedTexts.new',
  nameOf: ({ title }, { language }) => title[language],
  columns: [
    { field: 'title', label: 'cannedTexts.name', show: ({ title }, { language }) => title[language] },
    {
      field: 'text',
      label: 'products.texts',
      show: ({ title, text }) => <MissingLanguages texts={[title, text]} />,
      isUnsortable: true,
    },
    { field: 'sorting', label: 'content.sorting', show: ({ sorting }) => sorting, isNumeric: true },
  ],
  sort: { field: 'sorting', order: 'ASC' },
  hasTexts: true,
  Form: CannedTextForm,
  blank: { title: { nl: '', fr: '' }, text: { nl: '', fr: '' }, sorting: 0 },
  isRemovable: true,
};
