import { useState } from 'react';
import { closeRecall, exportRecall, type OfficeRecall } from '@talloor/contracts/endpoints/officeRecalls.ts';
import { officeClient } from '../data/officeClient.ts';
import { useOfficeText } from '../i18n/useOfficeText.ts';
import { ReasonDialog } from '../people/ReasonDialog.tsx';
import { RemindDialog } from './RemindDialog.tsx';

export const RecallActs = ({ recall, mayEdit }: { readonly recall: OfficeRecall; readonly mayEdit: boolean }) => {
  const { t } = useOfficeText();
  const [openAct, setOpenAct] = useState<'remind' | 'close' | null>(null);
  const { id, status, told: notifiedCustomers } = recall;
  const unanswered = notifiedCustomers.filter(({ awaits }) => awaits).length;
  const mayAct = mayEdit && status === 'open';
  const close = () => setOpenAct(null);
  return (
    <div className="to-end gap-8 people-row-acts">
      <a className="inline office-button" href={officeClient.urlOf(exportRecall, { params: { id } })} download>
        {t('recalls.sheet')}
      </a>
      {mayAct && unanswered > 0 && (
        <button type="button" className="office-button" onClick={() => setOpenAct('remind')}>
          {t('recalls.remind')}
        </button>
      )}
      {mayAct && (
        <button type="button" className="office-primary" onClick={() => setOpenAct('close')}>
          {t('recalls.close')}
        </button>
      )}
      {openAct === 'remind' && <RemindDialog recall={id} customer={null} onClose={close} />}
      {openAct === 'close' && (
        <ReasonDialog
          act="closeRecall"
          title={t('recalls.closeTitle', { number: id })}
          hint={t('recalls.closeHint', { count: unanswered })}
          submit={t('recalls.close')}
          successMessage={t('recalls.closeDone')}
          isFinal
          onClose={close}
          onGo={(reason) => officeClient.call(closeRecall, { params: { id }, body: { reason } })}
        />
      )}
    </div>
  );
};
