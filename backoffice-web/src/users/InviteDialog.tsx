import { useId, useState } from 'react';
import { inviteOfficeUser } from '@talloor/contracts/endpoints/officeRoles.ts';
import { atMost, fieldOf } from '@talloor/look/fieldNotices/atMost.ts';
import { fieldTable } from '@talloor/rules/account/fields/fieldTable.ts';
import type { OfficeRole } from '@talloor/rules/account/officeRights.ts';
import { usernameLength } from '@talloor/rules/account/usernameRules.ts';
import { Field } from '../content/fields/Field.tsx';
import { officeClient } from '../data/officeClient.ts';
import { useOfficeText } from '../i18n/useOfficeText.ts';
import { FormDialog } from '../layout/FormDialog.tsx';
import { useAct } from '../people/useAct.ts';
import { RolesChoice } from './RolesChoice.tsx';

const empty = { email: '', first_name: '', last_name: '', language: 'nl' as 'nl' | 'fr' };
const fields = [
  ['first_name', 'firstName', fieldTable.first_name.max],
  ['last_name', 'lastName', fieldTable.last_name.max],
  ['email', 'email', usernameLength.most],
] as const;

export const InviteDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useOfficeText();
  const id = useId();
  const [person, setPerson] = useState(empty);
  const [roles, setRoles] = useState<readonly OfficeRole[]>([]);
  const [hasTried, setTried] = useState(false);
  const { isBusy, error, act } = useAct(onClose);
  const invite = async () => {
    setTried(true);
    if (roles.length === 0) return;
    const body = { ...person, roles: [...roles] };
    await act(() => officeClient.call(inviteOfficeUser, { body }), t('users.invited', { email: person.email }));
  };
  return (
    <FormDialog
      title={t('users.inviteTitle')}
      hint={t('users.inviteHint')}
      submit={t('users.invite')}
      isBusy={isBusy}
      error={error}
      onClose={onClose}
      onSubmit={invite}
    >
      {fields.map(([name, label, most]) => (
        <Field key={name} id={`${id}-${name}`} label={t(`users.${label}`)} isRequired>
          <input
            id={`${id}-${name}`}
            className="office-field"
            type={name === 'email' ? 'email' : 'text'}
            autoComplete="off"
            aria-required
            {...atMost(most, name)}
            value={person[name]}
            onChange={({ target: { value } }) => setPerson({ ...person, [name]: value })}
          />
        </Field>
      ))}
      <Field id={`${id}-language`} label={t('users.language')}>
        <select
          id={`${id}-language`}
          className="office-field"
          {...fieldOf('language')}
          value={person.language}
          onChange={({ target: { value } }) => setPerson({ ...person, language: value === 'fr' ? 'fr' : 'nl' })}
        >
          {(['nl', 'fr'] as const).map((language) => (
            <option key={language} value={language}>
              {t(`users.languages.${language}`)}
            </option>
          ))}
        </select>
      </Field>
      <RolesChoice roles={roles} onChoose={setRoles} isMissing={hasTried && roles.length === 0} />
    </FormDialog>
  );
};
