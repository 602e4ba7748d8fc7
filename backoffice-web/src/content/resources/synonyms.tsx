import { useOfficeText } from '../../i18n/useOfficeText.ts';
import type { SynonymRow } from '../contentRows.ts';
import type { ContentSpec } from '../contentSpec.ts';
import { ChoiceField } from '../fields/ChoiceField.tsx';
import { SwitchField } from '../fields/SwitchField.tsx';
import { WordsField } from '../fields/WordsField.tsx';
import { languageChoices } from './languageChoices.ts';

const SynonymForm = () => {
  const { t } = useOfficeText();
  return (
    <>
      <ChoiceField
        source="language"
        label={t('content.language')}
        choices={languageChoices.map(({ value, label }) => ({ value, name: t(label) }))}
      />
      <WordsField
        source="words"
        label={t('synonyms.words')}
        hint={t('synonyms.wordsHint')}
        least={2}
        most={20}
        longest={60}
      />
      <SwitchField source="one_way" label={t('synonyms.oneWay')} hint={t('synonyms.oneWayHint')} />
    </>
  );
};

export const synonyms: ContentSpec<SynonymRow> = {
  name: 'synonyms',
  title: 'synonyms.title',
  titleOfNew: 'synonyms.new',
  nameOf: ({ words }) => words.join(', '),
  columns: [
    {
      field: 'words',
      label: 'synonyms.words',
      show: ({ words, one_way }) => (one_way ? `${words[0]} → ${words.slice(1).join(', ')}` : words.join(' = ')),
      isUnsortable: true,
    },
    { field: 'language', label: 'content.language', show: ({ language }, { t }) => t(`content.${language}`) },
    {
      field: 'one_way',
      label: 'synonyms.direction',
      show: ({ one_way }, { t }) => t(one_way ? 'synonyms.oneDirection' : 'synonyms.bothDirections'),
    },
  ],
  sort: { field: 'id', order: 'DESC' },
  choices: [{ field: 'language', label: 'content.language', values: languageChoices }],
  hasTexts: false,
  Form: SynonymForm,
  blank: { language: 'nl', words: [], one_way: false },
  isRemovable: true,
};
