import type { CommandSide } from '../../commandSide.ts';
import type { CommandModule } from '../../module.ts';
import { correctEmptiesRoute } from './correctEmpties/route.ts';

export const emptiesModule = (side: CommandSide): CommandModule => ({ routes: [correctEmptiesRoute(side)] });
