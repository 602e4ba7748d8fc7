import { useOfficeText } from '../../i18n/useOfficeText.ts';
import type { ColumnSetRow } from '../contentRows.ts';
import type { ContentSpec } from '../contentSpec.ts';
import { ColumnsField } from '../fields/ColumnsField.tsx';
import { TextField } from '../fields/TextField.tsx';

const ColumnSetForm = () => {
  const { t } = useOfficeText();
  return (
    <>
      <TextField source="name" label={t('columnSets.name')} max={60} isRequired />
      <ColumnsField />
    </>
  );
};

export const columnSets: ContentSpec<ColumnSetRow> = {
  name: 'columnSets',
  title: 'columnSets.title',
  titleOfNew: 'columnSets.new',
  nameOf: ({ name }) => name,
  columns: [
    { field: 'name', label: 'columnSets.name', show: ({ name }) => name },
    {
      field: 'columns',
      label: 'columnSets.chosen',
      show: ({ columns }, { t }) => columns.map((column) => t(`columnSets.columns.${column}`)).join(', '),
      isUnsortable: true,
    },
  ],
  sort: { field: 'name', order: 'ASC' },
  hasTexts: false,
  Form: ColumnSetForm,
  blank: { name: '', columns: ['article_number', 'name', 'pack', 'price'] },
  isRemovable: true,
};
