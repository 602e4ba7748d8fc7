import { useState, type FormEvent } from 'react';
import { changeOfficeRole, type OfficeRoleView } from '@talloor/contracts/endpoints/officeRoles.ts';
import { fieldOf } from '@talloor/look/fieldNotices/atMost.ts';
import { completeOfficeRights, type OfficeRight, rightGroups } from '@talloor/rules/account/officeRights.ts';
import { officeClient } from '../data/officeClient.ts';
import { useOfficeText } from '../i18n/useOfficeText.ts';
import { problemInWords } from '../layout/problemInWords.ts';
import { useAct } from '../people/useAct.ts';

const groupNames = ['sales', 'customers', 'shop', 'control'] as const;

export const RightsForm = ({ role }: { readonly role: OfficeRoleView }) => {
  const { t } = useOfficeText();
  const [rights, setRights] = useState<readonly OfficeRight[]>(role.rights);
  const { isBusy, error, act } = useAct(() => undefined);
  const name = t(`role.${role.id}`);
  const isFixed = (right: OfficeRight) =>
    (role.id === 'admin' && right === 'give_roles') ||
    completeOfficeRights(rights.filter((each) => each !== right)).includes(right);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const request = { params: { id: role.id }, body: { rights: [...rights] } };
    await act(() => officeClient.call(changeOfficeRole, request), t('roles.saved', { role: name }));
  };
  return (
    <form className="stack gap-16 pad-16" onSubmit={(event) => void save(event)}>
      <p>{t('roles.hint')}</p>
      {role.id === 'admin' && <p>{t('roles.keepsGiving')}</p>}
      {groupNames.map((group) => (
        <fieldset key={group} className="no-border no-margin no-padding stack people-rights">
          <legend className="no-padding weight-600">{t(`roles.groups.${group}`)}</legend>
          {rightGroups[group].map((right) => (
            <label key={right} className="field-check">
              <input
                type="checkbox"
                {...fieldOf('rights')}
                checked={rights.includes(right)}
                disabled={isFixed(right)}
                onChange={(event) => {
                  const others = rights.filter((each) => each !== right);
                  setRights(event.target.checked ? completeOfficeRights([...others, right]) : others);
                }}
              />
              <span>{t(`roles.right.${right}`)}</span>
            </label>
          ))}
        </fieldset>
      ))}
      {error !== null && (
        <p role="alert" className="field-error">
          {problemInWords(error)}
        </p>
      )}
      <p>
        <button type="submit" className="office-primary" disabled={isBusy}>
          {t('roles.save')}
        </button>
      </p>
    </form>
  );
};
