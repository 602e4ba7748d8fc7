import { useState } from 'react';
import type { OfficeReturn } from '@talloor/contracts/endpoints/officeReturns.ts';
import { useOfficeText } from '../i18n/useOfficeText.ts';
import { CollectDialog } from './CollectDialog.tsx';
import { CreditDialog } from './CreditDialog.tsx';
import { JudgeReturnDialog } from './JudgeReturnDialog.tsx';
import { PlanDialog } from './PlanDialog.tsx';

type Act = 'accept' | 'refuse' | 'plan' | 'collect' | 'credit';

/** Next acts per state, the usual one first. */
const actsOf = {
  requested: ['accept', 'refuse'],
  accepted: ['plan', 'collect'],
  planned: ['collect', 'plan'],
  collected: ['credit'],
  credited: [],
  refused: [],
  withdrawn: [],
} as const satisfies Record<OfficeReturn['status'], readonly Act[]>;

export const ReturnActs = ({ found }: { readonly found: OfficeReturn }) => {
  const { t } = useOfficeText();
  const [asked, setAsked] = useState<Act | null>(null);
  const acts: readonly Act[] = actsOf[found.status];
  const close = () => setAsked(null);
  return (
    <div className="people-row-acts">
      {acts.toReversed().map((act) => (
        <button
          key={act}
          type="button"
          className={act === acts[0] ? 'office-primary' : 'office-button'}
          onClick={() => setAsked(act)}
        >
          {t(act === 'plan' && found.status === 'planned' ? 'returns.replan' : `returns.${act}`)}
        </button>
      ))}
      {(asked === 'accept' || asked === 'refuse') && (
        <JudgeReturnDialog found={found} verdict={asked} onClose={close} />
      )}
      {asked === 'plan' && <PlanDialog found={found} onClose={close} />}
      {asked === 'collect' && <CollectDialog found={found} onClose={close} />}
      {asked === 'credit' && <CreditDialog found={found} onClose={close} />}
    </div>
  );
};
