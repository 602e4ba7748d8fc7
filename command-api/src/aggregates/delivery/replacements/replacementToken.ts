import { deliveryStream } from '@talloor/events/delivery/events.ts';
import type { ReplacementQuestion } from '@talloor/events/delivery/replacementQuestions.ts';
import type { KnownDelivery } from '@talloor/events/delivery/state.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { deliveryFold } from '../../../commands/folds.ts';
import { isSigned } from '../../../commands/isSigned.ts';

const purpose = 'replacement link';
const subjectOf = (deliveryNumber: string, question: number): string => `${deliveryNumber} ${question}`;

/**
 * The token of the link in the mail about one question, `<delivery>.<question>.<signature>`: the same however often the mail is sent.
 * Nothing of it is stored; whether it was answered says the stream.
 */
export const makeReplacementToken = (
  { sign }: Pick<CommandSide, 'sign'>,
  deliveryNumber: string,
  question: number,
): string => `${deliveryNumber}.${question}.${sign(purpose, subjectOf(deliveryNumber, question))}`;

/** A question that somebody reached, and the delivery that it is of. */
export type ReachedQuestion = { readonly delivery: KnownDelivery; readonly question: ReplacementQuestion };

/** What a link of this shop asks. @throws Problem `replacement.link_invalid` */
export async function readReplacementLink(
  { sign, repository }: Pick<CommandSide, 'sign' | 'repository'>,
  token: string,
): Promise<ReachedQuestion> {
  const [number = '', counted = '', signature = ''] = token.split('.');
  const isToken = /^\d{1,20}$/.test(number) && /^[1-9]\d{0,5}$/.test(counted);
  if (!isToken || !isSigned({ sign }, purpose, subjectOf(number, Number(counted)), signature))
    throw new Problem('replacement.link_invalid');
  const { state } = await repository.load(deliveryFold, deliveryStream(number));
  const question =
    state.status === 'none' ? undefined : state.questions.find((each) => each.question === Number(counted));
  if (state.status === 'none' || !question) throw new Problem('replacement.link_invalid');
  return { delivery: state, question };
}
