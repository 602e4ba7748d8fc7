import { useState } from 'react';
import { type OfficeReturn, planReturnCollection } from '@talloor/contracts/endpoints/officeReturns.ts';
import type { officeReasons } from '@talloor/contracts/officeReasons.ts';
import { officeClient } from '../data/officeClient.ts';
import { useOfficeText } from '../i18n/useOfficeText.ts';
import { ReasonField } from '../people/ReasonField.tsx';
import { ActDialog } from '../layout/ActDialog.tsx';
import { isRealDay } from '@talloor/rules/format/readDay.ts';
import { ReturnDay } from './ReturnDay.tsx';

export const PlanDialog = ({
  officeReturn: { id, collection_day: before },
  onClose,
}: {
  readonly officeReturn: OfficeReturn;
  readonly onClose: () => void;
}) => {
  const { t } = useOfficeText();
  const [day, setDay] = useState(before ?? '');
  const [reason, setReason] = useState<(typeof officeReasons.planReturn)[number] | null>('next_delivery');
  const [hasTried, setTried] = useState(false);
  return (
    <ActDialog
      title={t('returns.planTitle', { number: id })}
      hint={t('returns.planHint')}
      submit={t('returns.plan')}
      successMessage={t('returns.planned')}
      onClose={onClose}
      isReady={() => {
        setTried(true);
        return isRealDay(day) && reason !== null;
      }}
      onGo={async () => {
        if (reason !== null) await officeClient.call(planReturnCollection, { params: { id }, body: { day, reason } });
      }}
    >
      <ReturnDay day={day} isMissing={hasTried && !isRealDay(day)} onDay={setDay} />
      <ReasonField act="planReturn" reason={reason} onReason={setReason} isMissing={hasTried && reason === null} />
    </ActDialog>
  );
};
