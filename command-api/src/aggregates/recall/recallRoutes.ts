import {
  acknowledgeRecallFor,
  closeRecall,
  openRecall,
  remindOfRecall,
} from '@talloor/contracts/endpoints/officeRecalls.ts';
import { acknowledgeRecall } from '@talloor/contracts/endpoints/recalls.ts';
import { recallStream, type RecallEvent } from '@talloor/events/recall/events.ts';
import type { RecallState } from '@talloor/events/recall/state.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';
import type { CommandMetadata } from '@talloor/platform/codec/codec.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import { commandMetadata } from '../../commands/commandMetadata.ts';
import type { CommandSide } from '../../commandSide.ts';
import { recallFold } from '../../commands/folds.ts';
import { awaitAccepted } from '../../commands/runCommand.ts';
import { decideAcknowledgeRecall } from './acknowledgeRecall/decideAcknowledgeRecall.ts';
import { decideCloseRecall } from './closeRecall/decideCloseRecall.ts';
import { decideOpenRecall } from './openRecall/decideOpenRecall.ts';
import { drawRecallNumber, forgetRecall } from './openRecalls.ts';
import { decideRemindRecall } from './remindRecall/decideRemindRecall.ts';

type AnsweredLineBody = {
  readonly delivery_number: string;
  readonly line_id: string;
  readonly held: number;
  readonly used: number;
  readonly destroyed: number;
};
const readAnsweredLine = ({
  delivery_number: deliveryNumber,
  line_id: lineId,
  held,
  used,
  destroyed,
}: AnsweredLineBody) => ({
  deliveryNumber,
  lineId,
  held,
  used,
  destroyed,
});

export function recallRoutes(side: CommandSide): readonly Route[] {
  const run = async (
    recallId: string,
    metadata: CommandMetadata,
    decide: (state: RecallState) => Decision<RecallEvent>,
  ) => {
    const command = side.repository.execute(recallFold, recallStream(recallId), metadata, decide);
    const { state, position } = await awaitAccepted(command, 'service.unavailable');
    return { state, seen: position };
  };
  const answerOf = (id: string, state: RecallState) => ({
    id,
    status: state.status === 'closed' ? ('closed' as const) : ('open' as const),
  });
  return [
    route(openRecall, async ({ body }, context) => {
      const { lots, articles, ...words } = body;
      const metadata = commandMetadata(openRecall.name, body, context, side);
      const recallId = await drawRecallNumber(side.pool, metadata.commandId, { lots, articles });
      const opening = { recallId, scope: { lots, articles }, ...words, openedBy: context.user.userId };
      const { state, seen: position } = await run(recallId, metadata, (recall) => decideOpenRecall(opening, recall));
      return { body: answerOf(recallId, state), seen: position };
    }),
    route(remindOfRecall, async ({ params: { id }, body }, context) => {
      const command = { customerNumber: body.customer_number ?? null, remindedBy: context.user.userId };
      const metadata = commandMetadata(remindOfRecall.name, { id, ...body }, context, side);
      const { state, seen: position } = await run(id, metadata, (recall) => decideRemindRecall(command, recall));
      return { body: answerOf(id, state), seen: position };
    }),
    route(acknowledgeRecallFor, async ({ params: { id }, body }, context) => {
      const { customer_number: customerNumber, reason, lines } = body;
      const acknowledgement = {
        customerNumber,
        acknowledgedBy: context.user.userId,
        officeReason: reason,
        version: body.version,
        lines: lines.map(readAnsweredLine),
      };
      const metadata = {
        ...commandMetadata(acknowledgeRecallFor.name, { id, ...body }, context, side),
        customerNumber,
      };
      const { state, seen: position } = await run(id, metadata, (recall) =>
        decideAcknowledgeRecall(acknowledgement, recall),
      );
      return { body: answerOf(id, state), seen: position };
    }),
    route(closeRecall, async ({ params: { id }, body }, context) => {
      const metadata = commandMetadata(closeRecall.name, { id, ...body }, context, side);
      const command = { reason: body.reason, closedBy: context.user.userId };
      const { state, seen: position } = await run(id, metadata, (recall) => decideCloseRecall(command, recall));
      await forgetRecall(side.pool, id);
      return { body: answerOf(id, state), seen: position };
    }),
    route(acknowledgeRecall, async ({ params: { id }, body }, context) => {
      const { customerNumber, user } = context;
      const lines = body.lines.map(readAnsweredLine);
      const acknowledgement = {
        customerNumber,
        acknowledgedBy: user.userId,
        officeReason: null,
        version: body.version,
        lines,
      };
      const metadata = commandMetadata(acknowledgeRecall.name, { id, ...body }, context, side);
      const { state, seen: position } = await run(id, metadata, (recall) =>
        decideAcknowledgeRecall(acknowledgement, recall),
      );
      const awaits = state.status !== 'none' && (state.customers[customerNumber]?.awaits ?? false);
      return { body: { recall_id: id, awaits }, seen: position };
    }),
  ];
}
