import type { PunchOutOutcome } from '@talloor/contracts/endpoints/officePunchOuts.ts';
import { useOfficeText } from '../i18n/useOfficeText.ts';
import { StateTag, type TagLook } from '../layout/StateTag.tsx';

const looks: Readonly<Record<PunchOutOutcome, TagLook>> = {
  refused: 'bad',
  opened: 'open',
  answered: 'over',
  sent_back: 'good',
  ordered: 'good',
};

export const OutcomeTag = ({ outcome }: { readonly outcome: PunchOutOutcome }) => {
  const { t } = useOfficeText();
  return <StateTag look={looks[outcome]}>{t(`punchOuts.outcomes.${outcome}`)}</StateTag>;
};
