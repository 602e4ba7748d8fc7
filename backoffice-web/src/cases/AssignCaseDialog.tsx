import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { listOfficeUsers } from '@talloor/contracts/endpoints/officeAccounts.ts';
import { assignCase, type OfficeCase } from '@talloor/contracts/endpoints/officeCases.ts';
import { fieldOf } from '@talloor/look/fieldNotices/atMost.ts';
import { Field } from '../content/fields/Field.tsx';
import { officeClient } from '../data/officeClient.ts';
import { useOfficeText } from '../i18n/useOfficeText.ts';
import { ActDialog } from '../layout/ActDialog.tsx';

type AssignCaseDialogProps = {
  readonly officeCase: Pick<OfficeCase, 'id' | 'number' | 'assignee'>;
  readonly onClose: () => void;
};

export const AssignCaseDialog = ({ officeCase: { id, number, assignee }, onClose }: AssignCaseDialogProps) => {
  const { t } = useOfficeText();
  const field = useId();
  const [userId, setUserId] = useState(assignee?.id ?? '');
  const { data } = useQuery({
    queryKey: ['users', 'office'],
    queryFn: ({ signal }) =>
      officeClient.call(
        listOfficeUsers,
        { query: { filter: '{"role":"office","status":"active"}', range: '[0,99]' } },
        { signal },
      ),
  });
  const colleagues = (data ?? []).filter(({ roles }) => roles.some((role) => role !== 'auditor'));
  return (
    <ActDialog
      title={t('cases.assignTitle', { number })}
      hint={t('cases.assignHint')}
      submit={t('cases.assign')}
      successMessage={t('cases.assigned', { number })}
      onClose={onClose}
      isReady={() => true}
      onGo={() => officeClient.call(assignCase, { params: { id }, body: { user_id: userId === '' ? null : userId } })}
    >
      <Field id={field} label={t('cases.assignTo')}>
        <select
          id={field}
          className="office-field"
          {...fieldOf('user_id')}
          value={userId}
          onChange={({ target }) => setUserId(target.value)}
        >
          <option value="">{t('cases.nobody')}</option>
          {assignee !== null && !colleagues.some((each) => each.id === assignee.id) && (
            <option value={assignee.id}>{assignee.name ?? assignee.id}</option>
          )}
          {colleagues.map((each) => (
            <option key={each.id} value={each.id}>
              {each.name ?? each.id}
            </option>
          ))}
        </select>
      </Field>
    </ActDialog>
  );
};
