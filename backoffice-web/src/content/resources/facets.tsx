import { useOfficeText } from '../../i18n/useOfficeText.ts';
import type { FacetRow } from '../contentRows.ts';
import type { ContentSpec } from '../contentSpec.ts';
import { BothField } from '../fields/BothField.tsx';
import { NumberField } from '../fields/NumberField.tsx';
import { SwitchField } from '../fields/SwitchField.tsx';

const FacetForm = () => {
  const { t } = useOfficeText();
  return (
    <>
      <SwitchField source="enabled" label={t('facets.enabled')} />
      <BothField source="name" label={t('facets.name')} max={60} isRequired />
      <div className="content-row">
        <NumberField
          source="priority"
          label={t('facets.priority')}
          least={0}
          most={999}
          hint={t('facets.priorityHint')}
        />
        <NumberField
          source="show_more_limit"
          label={t('facets.limit')}
          least={1}
          most={100}
          hint={t('facets.limitHint')}
        />
      </div>
    </>
  );
};

export const facets: ContentSpec<FacetRow> = {
  name: 'facets',
  title: 'facets.title',
  nameOf: ({ name }, { language }) => name[language],
  subtitleOf: ({ id }) => id,
  columns: [
    { field: 'name', label: 'facets.name', show: ({ name }, { language }) => name[language] },
    {
      field: 'enabled',
      label: 'facets.enabledShort',
      show: ({ enabled }, { t }) => t(enabled ? 'content.yes' : 'content.no'),
    },
    { field: 'priority', label: 'facets.priority', show: ({ priority }) => priority, isNumeric: true },
    {
      field: 'show_more_limit',
      label: 'facets.limit',
      show: ({ show_more_limit }) => show_more_limit,
      isNumeric: true,
    },
  ],
  sort: { field: 'priority', order: 'ASC' },
  hasTexts: true,
  Form: FacetForm,
  isRemovable: false,
};
