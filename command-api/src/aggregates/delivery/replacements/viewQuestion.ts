import type { ReplacementQuestion as QuestionView } from '@talloor/contracts/endpoints/replacements.ts';
import type { ProposedReplacement } from '@talloor/events/delivery/replacementQuestions.ts';
import { epochOfDay } from '@talloor/rules/delivery/brusselsTime.ts';
import { eurosOfCents, eurosOfMills } from '@talloor/rules/money/rounding.ts';
import type { DeliveryQuestion } from './replacementToken.ts';

type ViewContext = {
  readonly language: 'nl' | 'fr';
  readonly showPrices: boolean;
  readonly now: Date;
  readonly products: ReadonlyMap<string, { readonly board: string; readonly icon: string | null }>;
};

const seconds = (instant: string): number => Math.floor(Date.parse(instant) / 1000);

/** After its deadline a question is closed, even without event. */
export function viewQuestion({ delivery, question }: DeliveryQuestion, viewing: ViewContext): QuestionView {
  const { orderNumber, customerName, day } = delivery.plan;
  const { answerUntil, status, replacements } = question;
  const isOver = status === 'waiting' && viewing.now.toISOString() >= answerUntil;
  const answers = status === 'answered' ? question.answer.answers : [];
  return {
    order_number: orderNumber,
    customer_name: customerName,
    delivery_date: epochOfDay(day),
    answer_until: seconds(answerUntil),
    status: isOver ? 'lapsed' : status,
    answered_at: status === 'answered' ? seconds(question.answer.answeredAt) : null,
    replacements: replacements.map((each) => ({
      line_id: each.lineId,
      ordered: viewArticle(each.ordered, each.orderedQuantity, each.orderedTotalCents, viewing),
      instead: viewArticle(each.instead, each.quantity, each.totalCents, viewing),
      accepted: answers.find(({ lineId }) => lineId === each.lineId)?.accepted ?? null,
    })),
  };
}

function viewArticle(
  { articleNumber, name, unit, priceMills }: ProposedReplacement['instead'],
  quantity: number,
  totalCents: number,
  { language, showPrices, products }: ViewContext,
): QuestionView['replacements'][number]['instead'] {
  const product = products.get(articleNumber);
  return {
    article_number: articleNumber,
    name: name[language],
    unit: unit[language],
    quantity,
    price_per_unit: showPrices ? eurosOfMills(priceMills) : null,
    total: showPrices ? eurosOfCents(totalCents) : null,
    ...(product && { board: product.board, icon: product.icon }),
  };
}
