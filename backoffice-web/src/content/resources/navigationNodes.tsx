import { useRecordContext } from 'react-admin';
import { Board } from '@talloor/look/Board.tsx';
import { useOfficeText } from '../../i18n/useOfficeText.ts';
import type { NavigationRow } from '../contentRows.ts';
import type { ContentSpec } from '../contentSpec.ts';
import { BoardField, IconField } from '../fields/BoardFields.tsx';
import { BothField } from '../fields/BothField.tsx';
import { NumberField } from '../fields/NumberField.tsx';

const levels = ['group', 'subgroup', 'item'] as const;

const NavigationForm = () => {
  const { t } = useOfficeText();
  const level = useRecordContext<NavigationRow>()?.level;
  return (
    <>
      <BothField source="name" label={t('navigation.name')} max={80} isRequired />
      <BothField source="description" label={t('navigation.description')} max={500} rows={3} />
      <div className="content-row">
        {level === 'group' && <BoardField />}
        <IconField isNull />
        <NumberField
          source="sorting"
          label={t('content.sorting')}
          least={0}
          most={9999}
          hint={t('navigation.sortingHint')}
        />
      </div>
      {level !== 'group' && <p className="field-hint">{t('navigation.boardOfGroup')}</p>}
    </>
  );
};

export const navigationNodes: ContentSpec<NavigationRow> = {
  name: 'navigationNodes',
  title: 'navigation.title',
  nameOf: ({ name }, { language }) => name[language],
  subtitleOf: ({ above, code }, { language }) => [...above.map((node) => node[language]), code].join(' › '),
  columns: [
    { field: 'name', label: 'navigation.name', show: ({ name }, { language }) => name[language] },
    { field: 'level', label: 'navigation.level', show: ({ level }, { t }) => t(`navigation.levels.${level}`) },
    {
      field: 'board',
      label: 'content.board',
      show: ({ board, icon }) => <Board board={board} icon={icon} size="group" />,
      isUnsortable: true,
    },
    { field: 'id', label: 'navigation.alias', show: ({ id }) => id },
    { field: 'sorting', label: 'content.sorting', show: ({ sorting }) => sorting, isNumeric: true },
  ],
  sort: { field: 'id', order: 'ASC' },
  choices: [
    {
      field: 'level',
      label: 'navigation.level',
      values: levels.map((value) => ({ value, label: `navigation.levels.${value}` }) as const),
    },
  ],
  hasTexts: true,
  Form: NavigationForm,
  Preview: ({ row }) => <Board board={row.board} icon={row.icon} size="tile" />,
  isRemovable: false,
};
