import { regex } from 'react-admin';
import { useOfficeText } from '../../i18n/useOfficeText.ts';
import type { ProductRow } from '../contentRows.ts';
import type { ContentSpec } from '../contentSpec.ts';
import { BothField } from '../fields/BothField.tsx';
import { ChoiceField } from '../fields/ChoiceField.tsx';
import { LabelsField } from '../fields/LabelsField.tsx';
import { TextField } from '../fields/TextField.tsx';
import { MissingLanguages } from '../MissingLanguages.tsx';
import { Allergens } from './Allergens.tsx';
import { TilePreview } from './TilePreview.tsx';

const storages = ['chilled', 'frozen', 'ambient'] as const;
const statuses = ['active', 'not_orderable', 'out_of_assortment'] as const;
const country = [regex(/^[A-Z]{2}$/, 'products.originWrong')];

const ProductForm = () => {
  const { t } = useOfficeText();
  return (
    <>
      <BothField source="name" label={t('products.name')} max={200} isRequired />
      <BothField source="description" label={t('products.description')} max={5000} rows={5} />
      <BothField source="ingredients" label={t('products.ingredients')} max={5000} rows={4} />
      <div className="content-row">
        <ChoiceField
          source="storage"
          label={t('products.storage')}
          noneLabel={t('products.storageUnknown')}
          choices={storages.map((value) => ({ value, name: t(`products.storages.${value}`) }))}
        />
        <TextField
          source="origin"
          label={t('products.origin')}
          max={2}
          isNullable
          hint={t('products.originHint')}
          validate={country}
        />
      </div>
      <BothField source="storage_text" label={t('products.storageText')} max={1000} rows={2} />
      <BothField source="packaging" label={t('products.packaging')} max={1000} rows={2} />
      <BothField source="lifestyle" label={t('products.lifestyle')} max={2000} rows={2} />
      <LabelsField />
      <Allergens />
    </>
  );
};

export const products: ContentSpec<ProductRow> = {
  name: 'products',
  title: 'products.title',
  nameOf: ({ name }, { language }) => name[language],
  subtitleOf: ({ id, erp_number: erpNumber, brand, pack }, { language }) =>
    [id, erpNumber, brand, pack[language]].filter(Boolean).join(' · '),
  columns: [
    { field: 'name', label: 'products.name', show: ({ name }, { language }) => name[language] },
    {
      field: 'trail',
      label: 'products.category',
      show: ({ trail }, { language }) => trail.map((node) => node[language]).join(' › '),
      isUnsortable: true,
    },
    { field: 'status', label: 'products.status', show: ({ status }, { t }) => t(`products.statuses.${status}`) },
    {
      field: 'description',
      label: 'products.texts',
      show: ({ name, description, ingredients, storage_text, packaging, lifestyle }) => (
        <MissingLanguages texts={[name, description, ingredients, storage_text, packaging, lifestyle]} />
      ),
      isUnsortable: true,
    },
  ],
  sort: { field: 'id', order: 'ASC' },
  choices: [
    {
      field: 'status',
      label: 'products.status',
      values: statuses.map((value) => ({ value, label: `products.statuses.${value}` }) as const),
    },
  ],
  hasTexts: true,
  Form: ProductForm,
  Preview: ({ row }) => <TilePreview product={row} />,
  isRemovable: false,
};
