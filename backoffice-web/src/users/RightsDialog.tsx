import { useId, useState } from 'react';
import type { OfficeUser } from '@talloor/contracts/endpoints/officeAccounts.ts';
import { changeUserRights } from '@talloor/contracts/endpoints/officeLinks.ts';
import {
  customerRights,
  highestOrderLimitCents,
  withRight,
  type CustomerRight,
} from '@talloor/rules/account/rights.ts';
import { parseAmount } from '@talloor/rules/money/parseAmount.ts';
import { formatAmountInput } from '@talloor/rules/money/formatAmountInput.ts';
import { Field } from '../content/fields/Field.tsx';
import { officeClient } from '../data/officeClient.ts';
import { useOfficeText } from '../i18n/useOfficeText.ts';
import { ReasonDialog } from '../people/ReasonDialog.tsx';
import { CustomerRoleButtons } from './CustomerRoleButtons.tsx';
import { userName } from './userName.ts';
import { fieldOf } from '@talloor/look/fieldNotices/atMost.ts';

type RightsDialogProps = {
  readonly user: OfficeUser;
  readonly customer: OfficeUser['customers'][number];
  readonly onClose: () => void;
};

/** Cents, null for empty, undefined for invalid input. */
function limitOf(text: string): number | null | undefined {
  if (text.trim() === '') return null;
  const cents = parseAmount(text);
  return cents !== null && cents <= highestOrderLimitCents ? cents : undefined;
}

/** ADR 0106. */
export const RightsDialog = ({ user, customer, onClose }: RightsDialogProps) => {
  const { t } = useOfficeText();
  const id = useId();
  const [rights, setRights] = useState<readonly CustomerRight[]>(customer.rights);
  const [limitText, setLimitText] = useState(formatAmountInput(customer.order_limit_cents));
  const limit = limitOf(limitText);
  const name = userName(user, t);
  const values = { name, customer: customer.name };
  return (
    <ReasonDialog
      act="changeRights"
      title={t('users.changeRightsOf', values)}
      hint={t('users.changeRightsHint', { name })}
      submit={t('users.changeRightsSave')}
      successMessage={t('users.rightsChanged', values)}
      isIncomplete={limit === undefined}
      onClose={onClose}
      onGo={(reason) =>
        officeClient.call(changeUserRights, {
          params: { id: user.id, number: customer.customer_number },
          body: { rights: [...rights], order_limit_cents: limit ?? null, reason },
        })
      }
    >
      <CustomerRoleButtons rights={rights} onChange={setRights} />
      <fieldset className="no-border no-margin no-padding stack people-rights">
        <legend className="no-padding weight-600">{t('users.changeRightsLegend', { customer: customer.name })}</legend>
        {customerRights.map((right) => (
          <label key={right} className="field-check">
            <input
              type="checkbox"
              {...fieldOf('rights')}
              checked={rights.includes(right)}
              disabled={right === 'see_prices' && rights.includes('approve')}
              onChange={(event) => setRights(withRight(rights, right, event.target.checked))}
            />
            <span>{t(`users.rights.${right}`)}</span>
          </label>
        ))}
      </fieldset>
      <Field
        id={id}
        label={t('users.limit')}
        hint={t('users.limitHint')}
        error={limit === undefined ? t('users.limitWrong') : undefined}
      >
        <input
          id={id}
          className="office-field"
          inputMode="decimal"
          {...fieldOf('order_limit_cents')}
          value={limitText}
          aria-invalid={limit === undefined}
          aria-describedby={`${id}-hint${limit === undefined ? ` ${id}-error` : ''}`}
          onChange={(event) => setLimitText(event.target.value)}
        />
      </Field>
    </ReasonDialog>
  );
};
