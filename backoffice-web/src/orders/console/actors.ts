import type { OrderHistoryEvent } from '@talloor/contracts/endpoints/audit.ts';
import type { OfficeText } from '../../i18n/useOfficeText.ts';

export type ConsoleEvent = OrderHistoryEvent;

export const actorKinds = [
  'customer',
  'employee',
  'system',
  'erp',
] as const satisfies readonly ConsoleEvent['actor']['kind'][];

/** The kind for systems and erased people. */
export const actorName = ({ actor }: Pick<ConsoleEvent, 'actor'>, t: OfficeText): string =>
  actor.name ??
  (actor.kind === 'system' || actor.kind === 'erp' ? t(`console.kinds.${actor.kind}`) : t('console.unknownActor'));
