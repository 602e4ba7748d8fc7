import { useOfficeText } from '../../i18n/useOfficeText.ts';
import type { RedirectRow } from '../contentRows.ts';
import type { ContentSpec } from '../contentSpec.ts';
import { ChoiceField } from '../fields/ChoiceField.tsx';
import { TextField } from '../fields/TextField.tsx';
import { languageChoices } from './languageChoices.ts';
import { shopPath } from './shopPath.ts';

const RedirectForm = () => {
  const { t } = useOfficeText();
  return (
    <>
      <ChoiceField
        source="language"
        label={t('content.language')}
        choices={languageChoices.map(({ value, label }) => ({ value, name: t(label) }))}
      />
      <TextField
        source="keywords"
        label={t('redirects.keywords')}
        max={100}
        isRequired
        hint={t('redirects.keywordsHint')}
      />
      <TextField
        source="target"
        label={t('redirects.target')}
        max={300}
        isRequired
        hint={t('content.pathHint')}
        validate={shopPath}
      />
    </>
  );
};

export const redirects: ContentSpec<RedirectRow> = {
  name: 'redirects',
  title: 'redirects.title',
  titleOfNew: 'redirects.new',
  nameOf: ({ keywords }) => keywords,
  columns: [
    { field: 'keywords', label: 'redirects.keywords', show: ({ keywords }) => keywords },
    { field: 'language', label: 'content.language', show: ({ language }, { t }) => t(`content.${language}`) },
    { field: 'target', label: 'redirects.target', show: ({ target }) => target },
  ],
  sort: { field: 'keywords', order: 'ASC' },
  choices: [{ field: 'language', label: 'content.language', values: languageChoices }],
  hasTexts: false,
  Form: RedirectForm,
  blank: { language: 'nl', keywords: '', target: '/' },
  isRemovable: true,
};
