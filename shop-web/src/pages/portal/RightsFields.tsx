import Button from '@mui/material/Button';
import Switch from '@mui/material/Switch';
import {
  customerRights,
  customerRoles,
  rolesOf,
  withRight,
  withRole,
  type CustomerRight,
  type CustomerRole,
} from '@talloor/rules/account/rights.ts';
import { fieldOf } from '@talloor/look/fieldNotices/atMost.ts';
import { useTranslation } from 'react-i18next';
import styles from './RightsFields.module.css';

export type RightsChange = { readonly rights: CustomerRight[]; readonly isGiven: boolean } & (
  | { readonly role: CustomerRole }
  | { readonly right: CustomerRight }
);

type RightsFieldsProps = {
  readonly rights: readonly CustomerRight[];
  readonly legend: string;
  readonly isLegendShown?: boolean;
  readonly rolesLabel: string;
  /** Id of the reason why the own right to manage stays. */
  readonly ownReasonId?: string | undefined;
  readonly onChange: (change: RightsChange) => void;
};

export function RightsFields(props: RightsFieldsProps) {
  const { rights, legend, isLegendShown = false, rolesLabel, ownReasonId, onChange } = props;
  const { t } = useTranslation();
  const held = rolesOf(rights);
  const isOwn = ownReasonId !== undefined;
  return (
    <div className={`stack gap-8 shrinks rights-fields ${styles['fields']}`}>
      <fieldset className="cluster wraps gap-8 no-border no-padding no-margin" aria-label={rolesLabel}>
        {customerRoles.map((role) => {
          const isHeld = held.includes(role);
          return (
            <Button
              key={role}
              variant={isHeld ? 'contained' : 'outlined'}
              aria-pressed={isHeld}
              disabled={isOwn && (role === 'manages' || role === 'reads')}
              onClick={() => {
                if (role === 'reads' && isHeld) return;
                onChange({ role, isGiven: !isHeld, rights: withRole(rights, role, !isHeld) });
              }}
            >
              <span>{t(`portal.roles.${role}`)}</span>
            </Button>
          );
        })}
      </fieldset>
      <fieldset className={`stack no-border no-padding no-margin shrinks ${styles['rights']}`}>
        <legend className={isLegendShown ? 'weight-640 no-padding' : 'sr-only'}>{legend}</legend>
        {customerRights.map((right) => {
          const isFixed = isOwn && right === 'portal';
          return (
            <label key={right} className={`tall ${styles['right']} inline gap-6`}>
              <Switch
                checked={rights.includes(right)}
                disabled={isFixed}
                onChange={(_, isGiven) => onChange({ right, isGiven, rights: withRight(rights, right, isGiven) })}
                slotProps={{
                  input: {
                    ...fieldOf('rights'),
                    role: 'switch',
                    'aria-describedby': isFixed ? ownReasonId : undefined,
                  },
                }}
              />
              <span>{t(`portal.rights.${right}`)}</span>
            </label>
          );
        })}
      </fieldset>
    </div>
  );
}
