import { useOfficeText } from '../../i18n/useOfficeText.ts';
import type { MusselCustomerRow } from '../contentRows.ts';
import type { ContentSpec } from '../contentSpec.ts';
import { SwitchField } from '../fields/SwitchField.tsx';
import { TextField } from '../fields/TextField.tsx';
import { digits } from './musselPackages.tsx';

const CustomerForm = () => {
  const { t } = useOfficeText();
  return (
    <>
      <TextField source="customer_number" label={t('mussels.customer')} max={20} isRequired validate={digits} />
      <SwitchField source="is_priority" label={t('mussels.isPriority')} hint={t('mussels.isPriorityHint')} />
      <SwitchField source="is_afternoon_only" label={t('mussels.isAfternoonOnly')} />
    </>
  );
};

export const musselCustomers: ContentSpec<MusselCustomerRow> = {
  name: 'musselCustomers',
  title: 'mussels.customers',
  titleOfNew: 'mussels.newCustomer',
  nameOf: ({ name, customer_number: number }) => `${name} ${number}`,
  columns: [
    { field: 'customer_number', label: 'mussels.customer', show: ({ customer_number: number }) => number },
    { field: 'name', label: 'mussels.customerName', show: ({ name }) => name, isUnsortable: true },
    {
      field: 'is_priority',
      label: 'mussels.isPriority',
      show: ({ is_priority: isPriority }, { t }) => t(isPriority ? 'content.yes' : 'content.no'),
    },
    {
      field: 'is_afternoon_only',
      label: 'mussels.isAfternoonOnly',
      show: ({ is_afternoon_only: isAfternoonOnly }, { t }) => t(isAfternoonOnly ? 'content.yes' : 'content.no'),
    },
  ],
  sort: { field: 'customer_number', order: 'ASC' },
  hasTexts: false,
  Form: CustomerForm,
  blank: { customer_number: '', is_priority: false, is_afternoon_only: false },
  isRemovable: true,
};
