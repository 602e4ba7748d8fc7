import { useState } from 'react';
import type { OfficeReturn } from '@talloor/contracts/endpoints/officeReturns.ts';
import { useOfficeText } from '../i18n/useOfficeText.ts';
import { CollectDialog } from './CollectDialog.tsx';
import { CreditDialog } from './CreditDialog.tsx';
import { JudgeReturnDialog } from './JudgeReturnDialog.tsx';
import { PlanDialog } from './PlanDialog.tsx';

type Act = 'accept' | 'refuse' | 'plan' | 'collect' | 'credit';

/** The usual one first. */
const actsOf = {
  requested: ['accept', 'refuse'],
  accepted: ['plan', 'collect'],
  planned: ['collect', 'plan'],
  collected: ['credit'],
  credited: [],
  refused: [],
  withdrawn: [],
} as const satisfies Record<OfficeReturn['status'], readonly Act[]>;

export const ReturnActs = ({ officeReturn }: { readonly officeReturn: OfficeReturn }) => {
  const { t } = useOfficeText();
  const [openAct, setOpenAct] = useState<Act | null>(null);
  const acts: readonly Act[] = actsOf[officeReturn.status];
  const close = () => setOpenAct(null);
  return (
    <div className="to-end gap-8 people-row-acts">
      {acts.toReversed().map((act) => (
        <button
          key={act}
          type="button"
          className={act === acts[0] ? 'office-primary' : 'office-button'}
          onClick={() => setOpenAct(act)}
        >
          {t(act === 'plan' && officeReturn.status === 'planned' ? 'returns.replan' : `returns.${act}`)}
        </button>
      ))}
      {(openAct === 'accept' || openAct === 'refuse') && (
        <JudgeReturnDialog officeReturn={officeReturn} verdict={openAct} onClose={close} />
      )}
      {openAct === 'plan' && <PlanDialog officeReturn={officeReturn} onClose={close} />}
      {openAct === 'collect' && <CollectDialog officeReturn={officeReturn} onClose={close} />}
      {openAct === 'credit' && <CreditDialog officeReturn={officeReturn} onClose={close} />}
    </div>
  );
};
