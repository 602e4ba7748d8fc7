import { deliveryStream } from '@talloor/events/delivery/events.ts';
import type { ReplacementQuestion } from '@talloor/events/delivery/replacementQuestions.ts';
import { deliveryFold, type KnownDelivery } from '@talloor/events/delivery/state.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { isSigned } from '../../../commands/isSigned.ts';

const purpose = 'replacement link';
const subjectOf = (deliveryNumber: string, question: number): string => `${deliveryNumber} ${question}`;

/** `<delivery>.<question>.<signature>`: not stored. */
export const makeReplacementToken = (
  { sign }: Pick<CommandSide, 'sign'>,
  deliveryNumber: string,
  question: number,
): string => `${deliveryNumber}.${question}.${sign(purpose, subjectOf(deliveryNumber, question))}`;

export type DeliveryQuestion = { readonly delivery: KnownDelivery; readonly question: ReplacementQuestion };

/** @throws Problem `replacement.link_invalid` */
export async function readReplacementLink(
  { sign, repository }: Pick<CommandSide, 'sign' | 'repository'>,
  token: string,
): Promise<DeliveryQuestion> {
  const [number = '', questionNumber = '', signature = ''] = token.split('.');
  const isToken = /^\d{1,20}$/.test(number) && /^[1-9]\d{0,5}$/.test(questionNumber);
  if (!isToken || !isSigned({ sign }, purpose, subjectOf(number, Number(questionNumber)), signature))
    throw new Problem('replacement.link_invalid');
  const { state } = await repository.load(deliveryFold, deliveryStream(number));
  const question =
    state.status === 'none' ? undefined : state.questions.find((each) => each.question === Number(questionNumber));
  if (state.status === 'none' || !question) throw new Problem('replacement.link_invalid');
  return { delivery: state, question };
}
