import type { DeliveryEvent } from '@talloor/events/delivery/events.ts';
import type { ReplacementQuestion } from '@talloor/events/delivery/replacementQuestions.ts';
import type { DeliveryState } from '@talloor/events/delivery/state.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';
import type { PromisedCosts } from '@talloor/rules/deliveryNote/settleDelivery.ts';
import { settleWithheld } from '../replacements/settleWithheld.ts';

export type AnswerReplacement = {
  readonly question: number;
  readonly answeredBy: string;
  readonly by: 'link' | 'shop';
  /** ISO 8601, UTC. */
  readonly now: string;
  /** By line id of the offered replacement; all must be answered. */
  readonly answers: readonly { readonly lineId: string; readonly accepted: boolean }[];
};

type PickedData = Extract<DeliveryEvent, { type: 'DeliveryPicked' }>['data'];

/** All offers at once, final (ADR 0124). */
export function decideAnswerReplacement(
  command: AnswerReplacement,
  state: DeliveryState,
  promisedCosts: PromisedCosts,
): Decision<DeliveryEvent> {
  const question =
    state.status === 'none' ? undefined : state.questions.find((each) => each.question === command.question);
  if (!question || state.status === 'none' || state.picked === null) return { rejected: 'replacement.not_found' };
  switch (question.status) {
    case 'answered': {
      const isSame = question.answer.answers.every((answer) => answerOf(command, answer.lineId) === answer.accepted);
      return isSame ? [] : { rejected: 'replacement.answered' };
    }
    case 'lapsed':
      return { rejected: 'replacement.too_late' };
    case 'superseded':
      return { rejected: 'replacement.superseded' };
    case 'waiting':
      if (command.now >= question.answerUntil) return { rejected: 'replacement.too_late' };
      return settleAnswers(command, question, state.picked, promisedCosts);
    default:
      return question satisfies never;
  }
}

const answerOf = ({ answers }: AnswerReplacement, lineId: string): boolean | undefined =>
  answers.find((answer) => answer.lineId === lineId)?.accepted;

function settleAnswers(
  command: AnswerReplacement,
  { question, replacements }: ReplacementQuestion,
  picked: PickedData,
  promisedCosts: PromisedCosts,
): Decision<DeliveryEvent> {
  const answers = replacements.flatMap(({ lineId, instead: { articleNumber, name } }) => {
    const isAccepted = answerOf(command, lineId);
    return isAccepted === undefined ? [] : [{ lineId, articleNumber, name, accepted: isAccepted }];
  });
  if (answers.length < replacements.length || command.answers.length > replacements.length)
    return { rejected: 'replacement.incomplete' };
  const { answeredBy, by, now: answeredAt } = command;
  const settledPicking = settleWithheld(
    picked,
    ({ line }) => {
      const answer = answers.find(({ lineId }) => lineId === line.lineId);
      return answer ? (answer.accepted ? 'take' : 'declined') : null;
    },
    promisedCosts,
  );
  return [
    { type: 'DeliveryReplacementAnswered', data: { question, answeredBy, answeredAt, by, answers } },
    settledPicking,
  ];
}
