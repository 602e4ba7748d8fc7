import type { RecallDeliveryView, RecallSummary, RecallView } from '@talloor/contracts/endpoints/recalls.ts';
import type { RecallAnswerRow } from '@talloor/projections/tables/recalls.ts';
import { hashJson } from '@talloor/platform/codec/hashChain.ts';
import { epochOfDay } from '@talloor/rules/delivery/brusselsTime.ts';
import { thousandths } from '@talloor/rules/money/rounding.ts';
import { answerState } from '@talloor/rules/recall/answerState.ts';
import type { FoundRecall, FoundRecallDelivery } from './findRecalls.ts';
import { secondsOf, secondsOrNull } from '../secondsOf.ts';

type Language = 'nl' | 'fr';
type ErpNumbers = ReadonlyMap<string, string>;

export function summariseRecall(recall: FoundRecall, language: Language): RecallSummary {
  const deliveries = recall.deliveries ?? [];
  return {
    recall_id: recall.recall_id,
    title: recall.title[language],
    status: recall.status,
    notified_at: secondsOf(recall.notified_at),
    last_notified_at: secondsOf(recall.last_notified_at),
    awaits: recall.awaits && recall.status === 'open',
    acknowledged_at: secondsOrNull(recall.acknowledged_at),
    deliveries: deliveries.length,
    quantity: quantityOf(deliveries),
    articles: articlesOf(deliveries, language),
  };
}

function articlesOf(deliveries: readonly FoundRecallDelivery[], language: Language): RecallSummary['articles'] {
  const articles = new Map<string, { readonly name: string; readonly lots: Set<string> }>();
  for (const { article_number: number, name, lots } of deliveries.flatMap(({ lines }) => lines)) {
    const article = articles.get(number) ?? { name: name[language], lots: new Set() };
    for (const { lot } of lots) if (lot !== null) article.lots.add(lot);
    articles.set(number, article);
  }
  return [...articles].map(([article_number, { name, lots }]) => ({ article_number, name, lots: [...lots] }));
}

export const recalledArticlesOf = ({ deliveries }: Pick<FoundRecall, 'deliveries'>): string[] =>
  (deliveries ?? []).flatMap(({ lines }) => lines.map((line) => line.article_number));

/** Own deliveries and answer only. */
export const viewRecall = (recall: FoundRecall, erpNumbers: ErpNumbers, language: Language): RecallView => ({
  ...summariseRecall(recall, language),
  reason: recall.reason[language],
  instruction: recall.instruction[language],
  scope: { lots: [...recall.lots], articles: [...recall.articles] },
  acknowledged_by: recall.office_reason === null ? recall.acknowledger : null,
  by_office: recall.office_reason !== null,
  closed_at: secondsOrNull(recall.closed_at),
  version: versionOf(recall),
  deliveries: viewRecallDeliveries(recall.deliveries ?? [], recall.answer ?? [], erpNumbers, language),
});

export const versionOf = ({ notices, answer }: Pick<FoundRecall, 'notices' | 'answer'>): string =>
  hashJson(
    answerState({
      notices,
      answer:
        answer &&
        answer.map(({ delivery_number: delivery, line_id: line, held, used, destroyed }) => ({
          delivery,
          line,
          quantities: [held, used, destroyed],
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
  erpNumbers: ErpNumbers,
  language: Language,
): RecallDeliveryView[] => {
  const answersByLine = new Map(answer.map((each) => [`${each.delivery_number} ${each.line_id}`, each]));
  return deliveries.map(({ delivery_number, order_number, day, lines }) => ({
    delivery_number,
    order_number,
    delivery_date: epochOfDay(day),
    lines: lines.map(({ name, unit, lots, ...line }) => {
      const of = answersByLine.get(`${delivery_number} ${line.line_id}`);
      return {
        ...line,
        erp_number: erpNumbers.get(line.article_number),
        name: name[language],
        unit: unit[language],
        lots: [...lots],
        answer: of ? { held: of.held, used: of.used, destroyed: of.destroyed } : null,
      };
    }),
  }));
};
