import { fieldOf } from '@talloor/look/fieldNotices/atMost.ts';
import { officeRoles, type OfficeRole } from '@talloor/rules/account/officeRights.ts';
import { useOfficeText } from '../i18n/useOfficeText.ts';

type RolesChoiceProps = {
  readonly roles: readonly OfficeRole[];
  readonly onChoose: (roles: readonly OfficeRole[]) => void;
  readonly isMissing: boolean;
};

export const RolesChoice = ({ roles, onChoose, isMissing }: RolesChoiceProps) => {
  const { t } = useOfficeText();
  return (
    <fieldset className="no-border no-margin no-padding stack people-rights">
      <legend className="no-padding weight-600">{t('users.roles')}</legend>
      {officeRoles.map((role) => (
        <label key={role} className="field-check">
          <input
            type="checkbox"
            {...fieldOf('roles')}
            checked={roles.includes(role)}
            onChange={(event) =>
              onChoose(event.target.checked ? [...roles, role] : roles.filter((each) => each !== role))
            }
          />
          <span>{t(`role.${role}`)}</span>
        </label>
      ))}
      {isMissing && (
        <p role="alert" className="field-error">
          {t('roles.giveNone')}
        </p>
      )}
    </fieldset>
  );
};
