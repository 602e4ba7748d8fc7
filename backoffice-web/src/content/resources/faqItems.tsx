import { useOfficeText } from '../../i18n/useOfficeText.ts';
import type { FaqRow } from '../contentRows.ts';
import type { ContentSpec } from '../contentSpec.ts';
import { BothField } from '../fields/BothField.tsx';
import { NumberField } from '../fields/NumberField.tsx';
import { SwitchField } from '../fields/SwitchField.tsx';
import { MissingLanguages } from '../MissingLanguages.tsx';

const FaqForm = () => {
  const { t } = useOfficeText();
  return (
    <>
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
    { field: 'sorting', label: 'content.sorting', show: ({ sorting }) => sorting, isNumeric: true },
  ],
  sort: { field: 'sorting', order: 'ASC' },
  hasTexts: true,
  Form: FaqForm,
  blank: { question: { nl: '', fr: '' }, answer: { nl: '', fr: '' }, sorting: 0, published: true },
  isRemovable: true,
};
