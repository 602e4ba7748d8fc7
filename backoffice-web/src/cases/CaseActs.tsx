import { useState } from 'react';
import type { OfficeCase } from '@talloor/contracts/endpoints/officeCases.ts';
import { useOfficeText } from '../i18n/useOfficeText.ts';
import { AssignCaseDialog } from './AssignCaseDialog.tsx';
import { CloseCaseDialog } from './CloseCaseDialog.tsx';
import { SayDialog } from './SayDialog.tsx';

const acts = ['close', 'assign', 'ask', 'answer'] as const;

export const CaseActs = ({ officeCase }: { readonly officeCase: OfficeCase }) => {
  const { t } = useOfficeText();
  const [openAct, setOpenAct] = useState<(typeof acts)[number] | null>(null);
  const close = () => setOpenAct(null);
  return (
    <div className="to-end gap-8 people-row-acts">
      {acts.map((act) => (
        <button
          key={act}
          type="button"
          className={act === 'answer' ? 'office-primary' : 'office-button'}
          onClick={() => setOpenAct(act)}
        >
          {t(`cases.${act}`)}
        </button>
      ))}
      {(openAct === 'answer' || openAct === 'ask') && (
        <SayDialog officeCase={officeCase} act={openAct} onClose={close} />
      )}
      {openAct === 'assign' && <AssignCaseDialog officeCase={officeCase} onClose={close} />}
      {openAct === 'close' && <CloseCaseDialog officeCase={officeCase} onClose={close} />}
    </div>
  );
};
