import { faqGroups } from '@talloor/rules/service/faqGroups.ts';
import { useOfficeText } from '../../i18n/useOfficeText.ts';
import type { FaqRow } from '../contentRows.ts';
import type { ContentSpec } from '../contentSpec.ts';
import { BothField } from '../fields/BothField.tsx';
import { ChoiceField } from '../fields/ChoiceField.tsx';
import { NumberField } from '../fields/NumberField.tsx';
import { SwitchField } from '../fields/SwitchField.tsx';
import { MissingLanguages } from '../MissingLanguages.tsx';

const FaqForm = () => {
  const { t } = useOfficeText();
  return (
    <>
      <ChoiceField
        source="group"
        label={t('faqMore.group')}
        choices={faqGroups.map((value) => ({ value, name: t(`faqMore.groups.${value}`) }))}
      />
      <BothField source="question" label={t('faq.question')} max={300} isRequired />
      <BothField source="answer" label={t('faq.answer')} max={3000} rows={8} />
      <div className="content-row">
        <NumberField source="sorting" label={t('content.sorting')} least={0} most={9999} />
        <SwitchField source="published" label={t('content.isPublished')} />
      </div>
    </>
  );
};

export const faqItems: ContentSpec<FaqRow> = {
  name: 'faqItems',
  title: 'faq.title',
  titleOfNew: 'faq.new',
  nameOf: ({ question }, { language }) => question[language],
  columns: [
    { field: 'question', label: 'faq.question', show: ({ question }, { language }) => question[language] },
    { field: 'group', label: 'faqMore.group', show: ({ group }, { t }) => t(`faqMore.groups.${group}`) },
    {
      field: 'answer',
      label: 'products.texts',
      show: ({ question, answer }) => <MissingLanguages texts={[question, answer]} />,
      isUnsortable: true,
    },
    {
      field: 'published',
      label: 'faq.isShown',
      show: ({ published }, { t }) => t(published ? 'content.yes' : 'content.no'),
    },
    {
      field: 'reads',
      label: 'faqMore.reads',
      show: ({ reads }) => reads,
      isNumeric: true,
      isUnsortable: true,
    },
    {
      field: 'helped',
      label: 'faqMore.helped',
      show: ({ helped, not_helped: notHelped }, { t }) =>
        helped + notHelped === 0 ? '' : t('faqMore.helpedOf', { helped, votes: helped + notHelped }),
      isNumeric: true,
      isUnsortable: true,
    },
    { field: 'sorting', label: 'content.sorting', show: ({ sorting }) => sorting, isNumeric: true },
  ],
  sort: { field: 'sorting', order: 'ASC' },
  choices: [
    {
      field: 'group',
      label: 'faqMore.group',
      values: faqGroups.map((value) => ({ value, label: `faqMore.groups.${value}` }) as const),
    },
  ],
  hasTexts: true,
  Form: FaqForm,
  blank: { group: 'ordering', question: { nl: '', fr: '' }, answer: { nl: '', fr: '' }, sorting: 0, published: true },
  isRemovable: true,
};
