import { caseNumberFold, caseNumberStream } from '@talloor/events/caseNumber/caseNumber.ts';
import { commandIdOf } from '@talloor/platform/aggregate/commandIds.ts';
import type { CommandMetadata } from '@talloor/platform/codec/codec.ts';
import { drawFreeNumber } from '../../commands/drawFreeNumbers.ts';
import { awaitAccepted } from '../../commands/runCommand.ts';
import type { CommandSide } from '../../commandSide.ts';

type Side = Pick<CommandSide, 'pool' | 'repository'>;

/** A stream per number, because a case's own stream has another id. */
export const drawCaseNumber = (side: Side, caseId: string, metadata: CommandMetadata): Promise<string> =>
  drawFreeNumber(side, {
    sequence: 'case_number',
    isFree: async (number) => {
      const commandId = commandIdOf(metadata.commandId, 'drawCaseNumber', number);
      const { state } = await awaitAccepted(
        side.repository.execute(
          caseNumberFold,
          caseNumberStream(number),
          { ...metadata, commandId },
          (taken) => (taken.caseId === null ? [{ type: 'CaseNumberTaken' as const, data: { caseId } }] : []),
          { expecting: 'new' },
        ),
        'service.unavailable',
      );
      return state.caseId === caseId;
    },
  });
