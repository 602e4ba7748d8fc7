import { drawFreeNumber } from '../../commands/drawFreeNumbers.ts';
import type { CommandSide } from '../../commandSide.ts';

/** The stream has an id of its own, so a number identifies a case to people only. */
export const drawCaseNumber = (side: Pick<CommandSide, 'pool'>): Promise<string> =>
  drawFreeNumber(side, { sequence: 'case_number', isFree: () => Promise.resolve(true) });
