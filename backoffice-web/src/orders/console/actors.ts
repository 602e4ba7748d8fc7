import type { HistoryEvent } from '@talloor/contracts/endpoints/audit.ts';
import type { OfficeText } from '../../i18n/useOfficeText.ts';

export const actorKinds = [
  'customer',
  'employee',
  'system',
  'erp',
] as const satisfies readonly HistoryEvent['actor']['kind'][];

/** The kind for systems and erased people. */
export const actorName = ({ actor }: HistoryEvent, t: OfficeText): string =>
  actor.name ??
  (actor.kind === 'system' || actor.kind === 'erp' ? t(`console.kinds.${actor.kind}`) : t('console.unknownActor'));
