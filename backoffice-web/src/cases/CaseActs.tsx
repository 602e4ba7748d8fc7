import { useState } from 'react';
import type { OfficeCase } from '@talloor/contracts/endpoints/officeCases.ts';
import { useOfficeText } from '../i18n/useOfficeText.ts';
import { AssignCaseDialog } from './AssignCaseDialog.tsx';
import { CloseCaseDialog } from './CloseCaseDialog.tsx';
import { LinkCaseDialog } from './LinkCaseDialog.tsx';
import { SayDialog } from './SayDialog.tsx';

const acts = ['close', 'linkDocument', 'assign', 'ask', 'answer'] as const;
type Act = (typeof acts)[number];

/** A dispute closes with its answer on the invoice; a visitor has no documents. */
const isPossible = (act: Act, { kind, status, customer, messages }: OfficeCase): boolean => {
  if (act === 'linkDocument') return customer !== null;
  const isErased = messages[0]?.text === null;
  return (
    status !== 'closed' &&
    !(act === 'close' && kind === 'dispute') &&
    !((act === 'answer' || act === 'ask') && isErased)
  );
};

export const CaseActs = ({ officeCase }: { readonly officeCase: OfficeCase }) => {
  const { t } = useOfficeText();
  const [openAct, setOpenAct] = useState<Act | null>(null);
  const close = () => setOpenAct(null);
  return (
    <div className="to-end gap-8 people-row-acts">
      {acts
        .filter((act) => isPossible(act, officeCase))
        .map((act) => (
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
      {openAct === 'linkDocument' && <LinkCaseDialog officeCase={officeCase} onClose={close} />}
      {openAct === 'close' && <CloseCaseDialog officeCase={officeCase} onClose={close} />}
    </div>
  );
};
