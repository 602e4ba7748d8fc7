import type { CommandSide } from '../../../commandSide.ts';
import { openAccount } from '../openAccount/openAccount.ts';
import { fileRegistration, type Filing } from './fileRegistration.ts';

/** Idempotent per key. */
export async function fileAndOpen(
  side: CommandSide,
  { key, ...registration }: Pick<Filing, 'command' | 'passwordHash'> & { readonly key: string },
): Promise<void> {
  const from = { visitor: 'no browser', idempotencyKey: key, correlationId: key, discreet: false };
  const filed = await fileRegistration(side, { ...registration, ...from });
  if (filed.outcome === 'created') await openAccount(side, filed);
}
