import { deletePunchOuts, oldestPunchOut } from '@talloor/catalogue/punchOut/forgetPunchOuts.ts';
import type { Timer } from '@talloor/platform/subscription/timer.ts';
import type { CommandSide } from '../commandSide.ts';
import { punchOutKeptDays } from '@talloor/rules/punchOut/settings.ts';

const hourMs = 60 * 60 * 1000;
const keptMs = punchOutKeptDays * 24 * hourMs;
const most = 500;

type Side = Pick<CommandSide, 'pool' | 'clock'>;

/** Returned baskets are kept like other kept baskets. */
export function forgetPunchOuts(side: Side): Timer {
  let nextAt = 0;
  return {
    name: 'forgetPunchOuts',
    look: async () => {
      const now = side.clock.now();
      if (now.getTime() < nextAt) return nextAt - now.getTime();
      const before = new Date(now.getTime() - keptMs);
      if ((await deletePunchOuts(side.pool, before, most)) === most) return 0;
      const oldest = await oldestPunchOut(side.pool);
      const dueAt = oldest === null ? Number.POSITIVE_INFINITY : oldest.getTime() + keptMs;
      nextAt = Math.max(now.getTime() + 60_000, Math.min(dueAt, now.getTime() + hourMs));
      return nextAt - now.getTime();
    },
  };
}
