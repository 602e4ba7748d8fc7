import type { RecallDeliveryView, RecallSummary, RecallView } from '@talloor/contracts/endpoints/recalls.ts';
import type { RecallAnswerRow } from '@talloor/projections/tables/recalls.ts';
import { hashJson } from '@talloor/platform/codec/hashChain.ts';
import { epochOfDay } from '@talloor/rules/delivery/brusselsTime.ts';
import { thousandths } from '@talloor/rules/money/rounding.ts';
import { answerStanding } from '@talloor/rules/recall/answerStanding.ts';
import type { FoundRecall, FoundRecallDelivery } from './findRecalls.ts';
import { secondsOf, secondsOrNull } from '../secondsOf.ts';

type Language = 'nl' | 'fr';

export function summariseRecall(found: FoundRecall, language: Language): RecallSummary {
  const deliveries = found.deliveries ?? [];
  return {
    recall_id: found.recall_id,
    title: found.title[language],
    status: found.status,
    notified_at: secondsOf(found.notified_at),
    last_notified_at: secondsOf(found.last_notified_at),
    awaits: found.awaits && found.status === 'open',
    acknowledged_at: secondsOrNull(found.acknowledged_at),
    deliveries: deliveries.length,
    quantity: quantityOf(deliveries),
  };
}

/** Own deliveries and answer only. */
export const viewRecall = (found: FoundRecall, language: Language): RecallView => ({
  ...summariseRecall(found, language),
  reason: found.reason[language],
  instruction: found.instruction[language],
  scope: { lots: [...found.lots], articles: [...found.articles] },
  acknowledged_by: found.office_reason === null ? found.acknowledger : null,
  by_office: found.office_reason !== null,
  closed_at: secondsOrNull(found.closed_at),
  version: versionOf(found),
  deliveries: viewRecallDeliveries(found.deliveries ?? [], found.answer ?? [], language),
});

/** Version sent with an answer. */
export const versionOf = ({ notices, answer }: Pick<FoundRecall, 'notices' | 'answer'>): string =>
  hashJson(
    answerStanding({
      notices,
      answer:
        answer &&
        answer.map(({ delivery_number: delivery, line_id: line, held, used, destroyed }) => ({
          delivery,
          line,
          said: [held, used, destroyed],
        })),
    }),
  );

/** Exact in thousandths. */
export const sumOf = (quantities: readonly number[]): number =>
  quantities.reduce((sum, quantity) => sum + thousandths(quantity), 0) / 1000;

export const quantityOf = (deliveries: readonly { readonly quantity: number }[]): number =>
  sumOf(deliveries.map(({ quantity }) => quantity));

export const viewRecallDeliveries = (
  deliveries: readonly FoundRecallDelivery[],
  answer: readonly RecallAnswerRow[],
  language: Language,
): RecallDeliveryView[] => {
  const said = new Map(answer.map((each) => [`${each.delivery_number} ${each.line_id}`, each]));
  return deliveries.map(({ delivery_number, order_number, day, lines }) => ({
    delivery_number,
    order_number,
    delivery_date: epochOfDay(day),
    lines: lines.map(({ name, unit, lots, ...line }) => {
      const of = said.get(`${delivery_number} ${line.line_id}`);
      return {
        ...line,
        name: name[language],
        unit: unit[language],
        lots: [...lots],
        answer: of ? { held: of.held, used: of.used, destroyed: of.destroyed } : null,
      };
    }),
  }));
};
