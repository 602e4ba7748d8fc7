import { eventChangesEn } from '@talloor/messages/history/eventsEn.ts';
import type { HistoryEvent } from '@talloor/contracts/endpoints/audit.ts';
import type { AuditLanguage } from './auditSide.ts';
import type { LoadedHistory } from './loadHistory.ts';
import { describeInEnglish } from './orderState/describeInEnglish.ts';
import { stateTexts } from './orderState/stateTexts.ts';
import { viewHistoryEvent } from './viewHistoryEvent.ts';
import type { HistoryStep } from './walkHistory.ts';

export function viewOrderEvent(
  { index, entry, before }: HistoryStep,
  { names, things }: Pick<LoadedHistory, 'names' | 'things'>,
  language: AuditLanguage,
): HistoryEvent {
  if (language !== 'en') return viewHistoryEvent(index, entry, before, names, language, things);
  const shown = viewHistoryEvent(index, entry, before, names, 'nl', things);
  const { base, fill } = stateTexts.en;
  const { kind } = shown.actor;
  const description = entry.decoded
    ? describeInEnglish(entry.decoded.event, { stream: entry.record.streamId, names: things })
    : { title: fill(eventChangesEn.unreadable, { type: entry.record.type }), changes: [] };
  const name = kind === 'system' || kind === 'erp' ? base.actors[kind] : shown.actor.name;
  return { ...shown, ...description, actor: { ...shown.actor, name } };
}
