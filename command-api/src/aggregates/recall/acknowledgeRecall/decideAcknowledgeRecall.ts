import { isDeepStrictEqual } from 'node:util';
import type { RecallEvent } from '@talloor/events/recall/events.ts';
import type { RecallState, ToldCustomer } from '@talloor/events/recall/state.ts';
import type { AnsweredLine } from '@talloor/events/recall/values.ts';
import type { Decision, Rejection } from '@talloor/platform/aggregate/aggregate.ts';
import { hashJson } from '@talloor/platform/codec/hashChain.ts';
import { thousandths } from '@talloor/rules/money/rounding.ts';
import { answerStanding } from '@talloor/rules/recall/answerStanding.ts';

export type AcknowledgeRecall = Extract<RecallEvent, { type: 'RecallAcknowledged' }>['data'];

/** Seen notices and answers (`rules/recall/answerStanding`). */
export const versionOf = ({ notices, answer }: Pick<ToldCustomer, 'notices' | 'answer'>): string =>
  hashJson(
    answerStanding({
      notices,
      answer:
        answer &&
        answer.map(({ deliveryNumber, lineId, held, used, destroyed }) => ({
          delivery: deliveryNumber,
          line: lineId,
          said: [held, used, destroyed],
        })),
    }),
  );

/** Confirms all notices and reports the goods; other answers replace it. Rejected for outdated pages. */
export function decideAcknowledgeRecall(
  { version, ...command }: AcknowledgeRecall & { readonly version: string },
  state: RecallState,
): Decision<RecallEvent> {
  const told = state.status === 'none' ? undefined : state.customers[command.customerNumber];
  if (!told) return { rejected: 'recall.not_found' };
  if (state.status === 'closed') return { rejected: 'recall.closed' };
  const lines = sorted(command.lines);
  if (!told.awaits && isDeepStrictEqual(told.answer, lines)) return [];
  if (version !== versionOf(told)) return { rejected: 'recall.changed' };
  const refused = refusalOf(lines, told);
  if (refused) return refused;
  return [{ type: told.awaits ? 'RecallAcknowledged' : 'RecallAnswerChanged', data: { ...command, lines } }];
}

const keyOf = ({ deliveryNumber, lineId }: { readonly deliveryNumber: string; readonly lineId: string }) =>
  `${deliveryNumber} ${lineId}`;

/** Last answer per line, in canonical order. */
const sorted = (lines: readonly AnsweredLine[]): AnsweredLine[] =>
  [...new Map(lines.map((line) => [keyOf(line), line])).entries()]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, line]) => line);

function refusalOf(lines: readonly AnsweredLine[], { deliveries }: ToldCustomer): Rejection | null {
  const affected = new Map(
    deliveries.flatMap(({ deliveryNumber, lines: of }) =>
      of.map((line) => [keyOf({ deliveryNumber, lineId: line.lineId }), line] as const),
    ),
  );
  for (const line of lines) {
    const of = affected.get(keyOf(line));
    if (!of) return { rejected: 'recall.line_not_affected' };
    const said = thousandths(line.held) + thousandths(line.used) + thousandths(line.destroyed);
    if (said > thousandths(of.quantity))
      return { rejected: 'recall.quantity_exceeded', parameters: { article: of.articleNumber, most: of.quantity } };
  }
  return null;
}
