import type { RecallSummary } from '@talloor/contracts/endpoints/recalls.ts';
import { useTranslation } from 'react-i18next';
import { StateChip } from '../components/StateChip.tsx';

export function RecallChip({ status, awaits }: Pick<RecallSummary, 'status' | 'awaits'>) {
  const { t } = useTranslation();
  const state = status === 'closed' ? 'closed' : awaits ? 'awaits' : 'answered';
  return (
    <StateChip state={({ closed: 'locked', awaits: 'blocked', answered: 'done' } as const)[state]}>
      {t(`recalls.state.${state}`)}
    </StateChip>
  );
}
