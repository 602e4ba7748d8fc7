import { useState } from 'react';
import { closeCase, type OfficeCase } from '@talloor/contracts/endpoints/officeCases.ts';
import type { officeReasons } from '@talloor/contracts/officeReasons.ts';
import { officeClient } from '../data/officeClient.ts';
import { useOfficeText } from '../i18n/useOfficeText.ts';
import { ActDialog } from '../layout/ActDialog.tsx';
import { ReasonField } from '../people/ReasonField.tsx';

type CloseCaseDialogProps = {
  readonly officeCase: Pick<OfficeCase, 'id' | 'number'>;
  readonly onClose: () => void;
};

export const CloseCaseDialog = ({ officeCase: { id, number }, onClose }: CloseCaseDialogProps) => {
  const { t } = useOfficeText();
  const [reason, setReason] = useState<(typeof officeReasons.closeCase)[number] | null>(null);
  const [hasTried, setTried] = useState(false);
  return (
    <ActDialog
      title={t('cases.closeTitle', { number })}
      hint={t('cases.closeHint')}
      submit={t('cases.close')}
      successMessage={t('cases.closed', { number })}
      onClose={onClose}
      isReady={() => {
        setTried(true);
        return reason !== null;
      }}
      onGo={async () => {
        if (reason !== null) await officeClient.call(closeCase, { params: { id }, body: { reason } });
      }}
    >
      <ReasonField act="closeCase" reason={reason} onReason={setReason} isMissing={hasTried && reason === null} />
    </ActDialog>
  );
};
