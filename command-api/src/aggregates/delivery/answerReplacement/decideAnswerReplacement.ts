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

type Picked = Extract<DeliveryEvent, { type: 'DeliveryPicked' }>['data'];

/** All offers at once, before the deadline, final (ADR 0124). The same answer again is silent. */
export function decideAnswerReplacement(
  command: AnswerReplacement,
  state: DeliveryState,
  promised: PromisedCosts,
): Decision<DeliveryEvent> {
  const asked =
    state.status === 'none' ? undefined : state.questions.find((each) => each.question === command.question);
  if (!asked || state.status === 'none' || state.picked === null) return { rejected: 'replacement.not_found' };
  switch (asked.status) {
    case 'answered': {
      const isSame = asked.answer.answers.every((given) => saidOf(command, given.lineId) === given.accepted);
      return isSame ? [] : { rejected: 'replacement.answered' };
    }
    case 'lapsed':
      return { rejected: 'replacement.too_late' };
    case 'superseded':
      return { rejected: 'replacement.superseded' };
    case 'waiting':
      if (command.now >= asked.answerUntil) return { rejected: 'replacement.too_late' };
      return answered(command, asked, state.picked, promised);
    default:
      return asked satisfies never;
  }
}

const saidOf = ({ answers }: AnswerReplacement, lineId: string): boolean | undefined =>
  answers.find((answer) => answer.lineId === lineId)?.accepted;

function answered(
  command: AnswerReplacement,
  { question, replacements }: ReplacementQuestion,
  picked: Picked,
  promised: PromisedCosts,
): Decision<DeliveryEvent> {
  const answers = replacements.flatMap(({ lineId, instead: { articleNumber, name } }) => {
    const accepted = saidOf(command, lineId);
    return accepted === undefined ? [] : [{ lineId, articleNumber, name, accepted }];
  });
  if (answers.length < replacements.length || command.answers.length > replacements.length)
    return { rejected: 'replacement.incomplete' };
  const { answeredBy, by, now: answeredAt } = command;
  const settled = settleWithheld(
    picked,
    ({ line }) => {
      const said = answers.find(({ lineId }) => lineId === line.lineId);
      return said ? (said.accepted ? 'take' : 'declined') : null;
    },
    promised,
  );
  return [{ type: 'DeliveryReplacementAnswered', data: { question, answeredBy, answeredAt, by, answers } }, settled];
}
