import { useId, useState, type FormEvent } from 'react';
import { useNotify, useRefresh, useUpdate } from 'react-admin';
import type { OfficeRestrictedList } from '@talloor/contracts/endpoints/officeRestrictedLists.ts';
import { Field } from '../content/fields/Field.tsx';
import { useOfficeText } from '../i18n/useOfficeText.ts';
import { problemInWords } from '../layout/problemInWords.ts';
import { ManagerNames } from './ManagerNames.tsx';
import { atMost, fieldOf } from '@talloor/look/fieldNotices/atMost.ts';

type Person = OfficeRestrictedList['managers'][number];
type ManagersFormProps = {
  readonly list: Pick<OfficeRestrictedList, 'id' | 'managers'>;
  readonly users: readonly Person[];
};

export const ManagersForm = ({ list, users }: ManagersFormProps) => {
  const { t } = useOfficeText();
  const id = useId();
  const [managers, setManagers] = useState(() =>
    users.filter((user) => list.managers.some((manager) => manager.id === user.id)),
  );
  const [reason, setReason] = useState('');
  const [hasTried, setTried] = useState(false);
  const [save, { isPending, error }] = useUpdate();
  const notify = useNotify();
  const refresh = useRefresh();
  const lacksReason = hasTried && reason.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (managers.length === 0 || reason.trim() === '') return;
    const data = { managers: managers.map((user) => user.id), reason: reason.trim() };
    const onSuccess = () => {
      notify(t('restrictedLists.saved'), { type: 'success' });
      refresh();
    };
    void save(
      'restrictedLists',
      { id: list.id, data, previousData: list },
      { mutationMode: 'pessimistic', onSuccess, onError: () => undefined },
    );
  };
  if (users.length === 0) return <p>{t('restrictedLists.noUsers')}</p>;
  return (
    <form className="stack gap-16" noValidate onSubmit={submit}>
      {list.managers.length === 0 && (
        <p>
          <ManagerNames managers={[]} />
        </p>
      )}
      <fieldset className="no-border no-padding no-margin shrinks field-both">
        <legend>{t('restrictedLists.choose')}</legend>
        <div className="field-checks wraps">
          {users.map((user) => (
            <label key={user.id} className="field-check">
              <input
                type="checkbox"
                {...fieldOf('managers')}
                checked={managers.includes(user)}
                onChange={(event) =>
                  setManagers(
                    event.target.checked ? [...managers, user] : managers.filter((manager) => manager !== user),
                  )
                }
              />
              <span>{user.name ?? t('changes.user', { id: user.id })}</span>
            </label>
          ))}
        </div>
        {hasTried && managers.length === 0 && (
          <p role="alert" className="field-error">
            {t('restrictedLists.chooseOne')}
          </p>
        )}
      </fieldset>
      <Field
        id={id}
        label={t('restrictedLists.reason')}
        error={lacksReason ? t('login.required', { field: t('restrictedLists.reason') }) : undefined}
        isRequired
      >
        <input
          id={id}
          type="text"
          className="office-field"
          {...atMost(200, 'reason')}
          autoComplete="off"
          value={reason}
          aria-required
          aria-invalid={lacksReason}
          aria-describedby={lacksReason ? `${id}-error` : undefined}
          onChange={(event) => setReason(event.target.value)}
        />
      </Field>
      {error !== null && (
        <p role="alert" className="field-error">
          {problemInWords(error)}
        </p>
      )}
      <div>
        <button type="submit" className="office-primary" disabled={isPending}>
          {t('restrictedLists.save')}
        </button>
      </div>
    </form>
  );
};
