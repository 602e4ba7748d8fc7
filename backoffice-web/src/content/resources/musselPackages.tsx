import { regex } from 'react-admin';
import { formatNumber, formatUnitPrice } from '@talloor/rules/format/money.ts';
import { useOfficeText } from '../../i18n/useOfficeText.ts';
import type { MusselPackageRow } from '../contentRows.ts';
import type { ContentSpec } from '../contentSpec.ts';
import { DecimalField } from '../fields/DecimalField.tsx';
import { TextField } from '../fields/TextField.tsx';

export const digits = [regex(/^\d{1,20}$/, 'mussels.digitsOnly')];

const PackageForm = () => {
  const { t } = useOfficeText();
  return (
    <>
      <TextField
        source="article_number"
        label={t('mussels.article')}
        hint={t('mussels.articleHint')}
        max={20}
        isRequired
        validate={digits}
      />
      <div className="content-row">
        <DecimalField source="weight_kg" label={t('mussels.weight')} most={999} isAboveZero />
        <DecimalField source="price_per_kg" label={t('mussels.price')} most={100_000} />
      </div>
    </>
  );
};

export const musselPackages: ContentSpec<MusselPackageRow> = {
  name: 'musselPackages',
  title: 'mussels.packages',
  titleOfNew: 'mussels.newPackage',
  nameOf: ({ weight_kg: weight }, { t, language }) => t('mussels.package', { weight: formatNumber(language, weight) }),
  columns: [
    { field: 'article_number', label: 'mussels.article', show: ({ article_number: article }) => article },
    { field: 'name', label: 'mussels.name', show: ({ name }, { language }) => name[language], isUnsortable: true },
    {
      field: 'weight_kg',
      label: 'mussels.weight',
      show: ({ weight_kg: weight }, { language }) => formatNumber(language, weight),
      isNumeric: true,
    },
    {
      field: 'price_per_kg',
      label: 'mussels.price',
      show: ({ price_per_kg: price }, { language }) => formatUnitPrice(language, price),
      isNumeric: true,
    },
  ],
  sort: { field: 'weight_kg', order: 'ASC' },
  hasTexts: false,
  Form: PackageForm,
  blank: { article_number: '' },
  isRemovable: true,
};
