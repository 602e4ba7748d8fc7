import { useId, useState } from 'react';
import { useCreate, useRefresh } from 'react-admin';
import { keyScopes, type KeyScope } from '@talloor/rules/erp/keyScopes.ts';
import { Field } from '../content/fields/Field.tsx';
import { useOfficeText } from '../i18n/useOfficeText.ts';
import { FormDialog } from '../layout/FormDialog.tsx';
import { Secret } from './Secret.tsx';
import { atMost, fieldOf } from '@talloor/look/fieldNotices/atMost.ts';

type NewKey = {
  readonly id: string;
  readonly name: string;
  readonly subjects: readonly KeyScope[];
  readonly secret: string;
};

export const NewApiKey = ({ onClose }: { onClose: () => void }) => {
  const { t } = useOfficeText();
  const id = useId();
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<readonly KeyScope[]>(keyScopes);
  const [hasTried, setTried] = useState(false);
  const [create, { data, error, isPending }] = useCreate<NewKey>();
  const refresh = useRefresh();
  const submit = async () => {
    setTried(true);
    if (name.trim() === '' || scopes.length === 0) return;
    await create('apiKeys', { data: { name: name.trim(), subjects: scopes } }, { onSuccess: () => refresh() });
  };
  if (data) return <Secret name={data.name} secret={data.secret} onClose={onClose} />;
  return (
    <FormDialog
      title={t('apiKeys.new')}
      submit={t('apiKeys.make')}
      isBusy={isPending}
      error={error}
      onClose={onClose}
      onSubmit={submit}
    >
      <Field
        id={id}
        label={t('apiKeys.name')}
        hint={t('apiKeys.nameHint')}
        error={hasTried && name.trim() === '' ? t('login.required', { field: t('apiKeys.name') }) : undefined}
        isRequired
      >
        <input
          id={id}
          type="text"
          className="office-field"
          {...atMost(80, 'name')}
          autoComplete="off"
          value={name}
          aria-required
          aria-describedby={`${id}-hint`}
          onChange={(event) => setName(event.target.value)}
        />
      </Field>
      <fieldset className="no-border no-padding no-margin shrinks field-both">
        <legend>{t('apiKeys.subjects')}</legend>
        <div className="field-checks wraps">
          {keyScopes.map((subject) => (
            <label key={subject} className="field-check">
              <input
                type="checkbox"
                {...fieldOf('subjects')}
                checked={scopes.includes(subject)}
                onChange={(event) =>
                  setScopes(event.target.checked ? [...scopes, subject] : scopes.filter((scope) => scope !== subject))
                }
              />
              <span>{t(`imports.subjects.${subject}`)}</span>
            </label>
          ))}
        </div>
        {hasTried && scopes.length === 0 && (
          <p role="alert" className="field-error">
            {t('apiKeys.subjectsNone')}
          </p>
        )}
      </fieldset>
    </FormDialog>
  );
};
