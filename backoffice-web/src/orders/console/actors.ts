import type { HistoryEvent } from '@talloor/contracts/endpoints/audit.ts';
import type { OfficeText } from '../../i18n/useOfficeText.ts';

/** Actors differ by shape and colour: circle, square, diamond, triangle. */
export const actorKinds = [
  'customer',
  'employee',
  'system',
  'erp',
] as const satisfies readonly HistoryEvent['actor']['kind'][];

/** The name of who acted; the kind where no person did, or the name was erased. */
export const actorName = ({ actor }: HistoryEvent, t: OfficeText): string =>
  actor.name ??
  (actor.kind === 'system' || actor.kind === 'erp' ? t(`console.kinds.${actor.kind}`) : t('console.unknownActor'));
