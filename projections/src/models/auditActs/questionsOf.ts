import type { TalloorEvent } from '@talloor/events/allEvents.ts';
import { officeRoles } from '@talloor/events/officeRoles.ts';
import type { StoredMetadata } from '@talloor/platform/codec/codec.ts';
import type { ActQuestion } from '../../tables/auditActs.ts';

type Actor = Pick<StoredMetadata, 'actorId' | 'actorRole' | 'onBehalfOf'>;

export function questionsOf(event: TalloorEvent, actor: Actor): readonly ActQuestion[] {
  const isEmployee = officeRoles.some((role) => role === actor.actorRole);
  const isForOther = actor.onBehalfOf !== null && actor.onBehalfOf !== actor.actorId;
  const questions: ActQuestion[] = isEmployee ? ['employee'] : [];
  const isViewAs = event.type === 'CustomerViewStarted' || event.type === 'CustomerViewEnded';
  if (isViewAs) questions.push('view_as');
  if (isEmployee && isForOther && !isViewAs) questions.push('on_behalf');
  if (changesOrder(event)) questions.push('order_change');
  if (event.type === 'AccountErasureRequested') questions.push('erasure');
  if (event.type === 'AccountLockedOut') questions.push('failed_login');
  if (isEmployee && isCorrection(event)) questions.push('correction');
  return questions;
}

const orderChanges: readonly string[] = [
  'OrderCancelled',
  'OrderDeadlineExtended',
  'OrderLineReplacementChosen',
] satisfies readonly TalloorEvent['type'][];

/** What the deadline itself submits was decided before it. */
const changesOrder = ({ type, data }: TalloorEvent): boolean =>
  type === 'OrderModificationSubmitted' ? data.cause === 'user' : orderChanges.includes(type);

/** The office reports, corrects or decides in place of the ERP, the customer or the payment provider. */
function isCorrection({ type, data }: TalloorEvent): boolean {
  if (type === 'ContainersCorrected' || type === 'PaymentFlagClosed') return true;
  if (type === 'PaymentFinished') return data.releasedBy !== undefined;
  if (type === 'RecallAcknowledged' || type === 'RecallAnswerChanged') return data.officeReason !== null;
  const isReport = type.startsWith('Delivery') || type === 'OrderModificationSubmitted';
  return isReport && 'reason' in data && data.reason !== undefined;
}
