import { useId, useState } from 'react';
import { linkCase, type OfficeCase } from '@talloor/contracts/endpoints/officeCases.ts';
import { atMost, fieldOf } from '@talloor/look/fieldNotices/atMost.ts';
import { Field } from '../content/fields/Field.tsx';
import { officeClient } from '../data/officeClient.ts';
import { useOfficeText } from '../i18n/useOfficeText.ts';
import { ActDialog } from '../layout/ActDialog.tsx';

const documents = ['order', 'delivery_note', 'invoice', 'return'] as const;

type LinkCaseDialogProps = {
  readonly officeCase: Pick<OfficeCase, 'id' | 'number' | 'kind' | 'links'>;
  readonly onClose: () => void;
};

export const LinkCaseDialog = ({ officeCase: { id, number, kind, links }, onClose }: LinkCaseDialogProps) => {
  const { t } = useOfficeText();
  const field = useId();
  const possible = documents.filter((each) => kind !== 'dispute' || each !== 'invoice');
  const [document, setDocument] = useState<(typeof documents)[number]>('order');
  const [text, setText] = useState(links.order ?? '');
  const [hasTried, setTried] = useState(false);
  const linked = text.trim();
  const isWrong = !/^\d{0,20}$/.test(linked);
  const error = hasTried && isWrong ? t('cases.linkDigits') : undefined;
  return (
    <ActDialog
      title={t('cases.linkTitle', { number })}
      hint={t('cases.linkHint')}
      submit={t('cases.linkDocument')}
      successMessage={t('cases.linked', { number })}
      onClose={onClose}
      isReady={() => {
        setTried(true);
        return !isWrong;
      }}
      onGo={() =>
        officeClient.call(linkCase, { params: { id }, body: { document, number: linked === '' ? null : linked } })
      }
    >
      <Field id={`${field}-document`} label={t('cases.linkKind')}>
        <select
          id={`${field}-document`}
          className="office-field"
          {...fieldOf('document')}
          value={document}
          onChange={({ target }) => {
            const chosen = documents.find((each) => each === target.value) ?? 'order';
            setDocument(chosen);
            setText(links[chosen] ?? '');
          }}
        >
          {possible.map((each) => (
            <option key={each} value={each}>
              {t(`cases.documents.${each}`)}
            </option>
          ))}
        </select>
      </Field>
      <Field id={field} label={t('cases.linkNumber')} hint={t('cases.linkNumberHint')} error={error}>
        <input
          id={field}
          className="office-field"
          inputMode="numeric"
          {...atMost(20, 'number')}
          value={text}
          aria-invalid={error !== undefined}
          aria-describedby={`${field}-hint${error === undefined ? '' : ` ${field}-error`}`}
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
    </ActDialog>
  );
};
