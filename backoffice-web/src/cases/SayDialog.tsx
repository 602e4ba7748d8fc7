import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { mostMessageLength } from '@talloor/contracts/endpoints/caseShapes.ts';
import { answerCase, askCaseInformation, type OfficeCase } from '@talloor/contracts/endpoints/officeCases.ts';
import { officeContents } from '@talloor/contracts/endpoints/officeContent.ts';
import { atMost } from '@talloor/look/fieldNotices/atMost.ts';
import { Field } from '../content/fields/Field.tsx';
import { officeClient } from '../data/officeClient.ts';
import { useOfficeText } from '../i18n/useOfficeText.ts';
import { ActDialog } from '../layout/ActDialog.tsx';

type SayDialogProps = {
  readonly officeCase: Pick<OfficeCase, 'id' | 'number' | 'language'>;
  readonly act: 'answer' | 'ask';
  readonly onClose: () => void;
};

/** A canned text is in the customer's language. */
export const SayDialog = ({ officeCase: { id, number, language }, act, onClose }: SayDialogProps) => {
  const { t, language: own } = useOfficeText();
  const field = useId();
  const [text, setText] = useState('');
  const [hasTried, setTried] = useState(false);
  const isMissing = hasTried && text.trim() === '';
  const { data } = useQuery({
    queryKey: ['cannedTexts', 'all'],
    queryFn: ({ signal }) =>
      officeClient.call(
        officeContents.cannedTexts.list,
        { query: { range: '[0,99]', sort: '["sorting","ASC"]' } },
        { signal },
      ),
  });
  const texts = data ?? [];
  const endpoint = act === 'answer' ? answerCase : askCaseInformation;
  return (
    <ActDialog
      title={t(`cases.${act}Title`, { number })}
      hint={t('cases.sayHint')}
      submit={t(`cases.${act}`)}
      successMessage={t('cases.said', { number })}
      onClose={onClose}
      isReady={() => {
        setTried(true);
        return text.trim() !== '';
      }}
      onGo={() => officeClient.call(endpoint, { params: { id }, body: { text: text.trim() } })}
    >
      <Field id={`${field}-canned`} label={t('cases.canned')}>
        <select
          id={`${field}-canned`}
          className="office-field"
          value=""
          onChange={({ target }) => {
            const chosen = texts.find((each) => each.id === target.value);
            if (chosen) setText((before) => [before.trim(), chosen.text[language]].filter(Boolean).join('\n\n'));
          }}
        >
          <option value="">{t('cases.noCanned')}</option>
          {texts.map((each) => (
            <option key={each.id} value={each.id}>
              {each.title[own]}
            </option>
          ))}
        </select>
      </Field>
      <Field
        id={field}
        label={t(`cases.text.${language}`)}
        error={isMissing ? t('cases.textNeeded') : undefined}
        isRequired
        lang={language}
      >
        <textarea
          id={field}
          className="office-field"
          rows={8}
          {...atMost(mostMessageLength, 'text')}
          value={text}
          aria-required
          aria-invalid={isMissing}
          aria-describedby={isMissing ? `${field}-error` : undefined}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
    </ActDialog>
  );
};
