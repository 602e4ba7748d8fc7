import type { CommandSide } from '../../commandSide.ts';
import { changeReturn, type ReturnContext } from './changeReturn.ts';

/** @throws Problem */
export async function changeByOffice(
  side: CommandSide,
  context: ReturnContext,
  returnChange: Parameters<typeof changeReturn>[2],
) {
  const { state, seen: position } = await changeReturn(side, context, returnChange);
  return { body: { id: returnChange.returnId, status: state.status }, seen: position };
}
