import { eventName } from '@talloor/contracts/eventName.ts';
import type { HistoryWords } from '@talloor/messages/history/nl.ts';
import { fillText } from '@talloor/messages/basket/fillText.ts';
import type { RecordedEvent } from '@talloor/platform/eventStore/port.ts';
import type { Language } from '../auditSide.ts';
import { historyWords } from '../historyFormats.ts';

export type SealReason = keyof HistoryWords['seals']['reasons'];
export type SealFinding = {
  readonly seal: number;
  readonly reason: SealReason;
  readonly event?: { readonly stream: string; readonly revision: number; readonly order: string | null };
  readonly change?: { readonly id: string; readonly about: string };
  readonly values?: Readonly<Record<string, string>>;
};

export function orderNumberIn({ streamId, data }: Pick<RecordedEvent, 'streamId' | 'data'>): string | null {
  const { orderNumber } = (data ?? {}) as { readonly orderNumber?: unknown };
  if (typeof orderNumber === 'string') return orderNumber;
  return /^order-(\d+)$/.exec(streamId)?.[1] ?? null;
}

export function describeSealFinding(finding: SealFinding, language: Language): string {
  const words = historyWords[language].seals;
  const { event, change } = finding;
  const seal = String(finding.seal);
  const reason = fillText(words.reasons[finding.reason], finding.values ?? {}, language);
  if (change) return fillText(words.in_change, { seal, reason, change: change.id, about: change.about }, language);
  if (!event) return fillText(words.seal, { seal, reason }, language);
  const { order } = event;
  const about = order === null ? '' : fillText(words.of_order, { order }, language);
  return fillText(words.in_stream, { seal, reason, about, event: eventName(event) }, language);
}
