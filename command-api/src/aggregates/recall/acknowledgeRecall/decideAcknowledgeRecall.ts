import { isDeepStrictEqual } from 'node:util';
import type { RecallEvent } from '@talloor/events/recall/events.ts';
import type { RecallState, ToldCustomer } from '@talloor/events/recall/state.ts';
import type { AnsweredLine } from '@talloor/events/recall/values.ts';
import type { Decision, Rejection } from '@talloor/platform/aggregate/aggregate.ts';
import { hashJson } from '@talloor/platform/codec/hashChain.ts';
import { thousandths } from '@talloor/rules/money/rounding.ts';
import { answerState } from '@talloor/rules/recall/answerState.ts';

export type AcknowledgeRecall = Extract<RecallEvent, { type: 'RecallAcknowledged' }>['data'];

/** Seen notices and answers (`rules/recall/answerState`). */
export const versionOf = ({ notices, answer }: Pick<ToldCustomer, 'notices' | 'answer'>): string =>
  hashJson(
    answerState({
      notices,
      answer:
        answer &&
        answer.map(({ deliveryNumber, lineId, held, used, destroyed }) => ({
          delivery: deliveryNumber,
          line: lineId,
          quantities: [held, used, destroyed],
        })),
    }),
  );

/** Confirms all notices. Rejected for outdated pages. */
export function decideAcknowledgeRecall(
  { version, ...command }: AcknowledgeRecall & { readonly version: string },
  state: RecallState,
): Decision<RecallEvent> {
  const customer = state.status === 'none' ? undefined : state.customers[command.customerNumber];
  if (!customer) return { rejected: 'recall.not_found' };
  if (state.status === 'closed') return { rejected: 'recall.closed' };
  const lines = sortLines(command.lines);
  if (!customer.awaits && isDeepStrictEqual(customer.answer, lines)) return [];
  if (version !== versionOf(customer)) return { rejected: 'recall.changed' };
  const rejection = refusalOf(lines, customer);
  if (rejection) return rejection;
  return [{ type: customer.awaits ? 'RecallAcknowledged' : 'RecallAnswerChanged', data: { ...command, lines } }];
}

const keyOf = ({ deliveryNumber, lineId }: { readonly deliveryNumber: string; readonly lineId: string }) =>
  `${deliveryNumber} ${lineId}`;

/** Last answer per line, in canonical order. */
const sortLines = (lines: readonly AnsweredLine[]): AnsweredLine[] =>
  [...new Map(lines.map((line) => [keyOf(line), line])).entries()]
    .sort(([first], [second]) => (first < second ? -1 : 1))
    .map(([, line]) => line);

function refusalOf(lines: readonly AnsweredLine[], { deliveries }: ToldCustomer): Rejection | null {
  const affected = new Map(
    deliveries.flatMap(({ deliveryNumber, lines: affectedLines }) =>
      affectedLines.map((line) => [keyOf({ deliveryNumber, lineId: line.lineId }), line] as const),
    ),
  );
  for (const line of lines) {
    const affectedLine = affected.get(keyOf(line));
    if (!affectedLine) return { rejected: 'recall.line_not_affected' };
    const reportedThousandths = thousandths(line.held) + thousandths(line.used) + thousandths(line.destroyed);
    if (reportedThousandths > thousandths(affectedLine.quantity))
      return {
        rejected: 'recall.quantity_exceeded',
        parameters: { article: affectedLine.articleNumber, most: affectedLine.quantity },
      };
  }
  return null;
}
