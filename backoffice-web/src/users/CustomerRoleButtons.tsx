import { customerRoles, rolesOf, withRole, type CustomerRight } from '@talloor/rules/account/rights.ts';
import { useOfficeText } from '../i18n/useOfficeText.ts';

type CustomerRoleButtonsProps = {
  readonly rights: readonly CustomerRight[];
  readonly onChange: (rights: CustomerRight[]) => void;
};

export function CustomerRoleButtons({ rights, onChange }: CustomerRoleButtonsProps) {
  const { t } = useOfficeText();
  const held = rolesOf(rights);
  return (
    <div className="stack gap-6">
      <div className="cluster wraps gap-8" role="group" aria-label={t('users.customerRoles.title')}>
        {customerRoles.map((role) => {
          const isHeld = held.includes(role);
          return (
            <button
              key={role}
              type="button"
              className="office-button"
              aria-pressed={isHeld}
              onClick={() => onChange(withRole(rights, role, !isHeld))}
            >
              {t(`users.customerRoles.${role}`)}
            </button>
          );
        })}
      </div>
      <p className="muted small no-margin">{t('users.customerRoles.help')}</p>
    </div>
  );
}
