import type { CommandSide } from '../../commandSide.ts';
import type { CommandModule, CommandSettings } from '../../module.ts';
import { sandboxRoutes } from './routes.ts';

/** Absent with a real provider. */
export const paymentSandboxModule = (side: CommandSide, { payments }: CommandSettings): CommandModule =>
  payments.sandboxKey === null ? {} : { routes: sandboxRoutes(side, payments.sandboxKey) };
