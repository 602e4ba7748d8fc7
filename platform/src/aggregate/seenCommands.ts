export type SeenCommand = { readonly hash: string; readonly firstRevision: number; readonly count: number };

/** Oldest first. Folds of one stream share the map; each reads only up to its own revision. */
export type SeenCommands = Map<string, SeenCommand>;

/** Per stream. */
export const rememberedCommands = 1000;

/** @param upTo revision of the fold; null when empty */
export function findCommand(commands: SeenCommands, commandId: string, upTo: number | null): SeenCommand | undefined {
  const command = commands.get(commandId);
  return command && upTo !== null && command.firstRevision <= upTo ? command : undefined;
}

export function rememberCommand(commands: SeenCommands, commandId: string, hash: string, revision: number): void {
  const earlierCommand = commands.get(commandId);
  const firstRevision = earlierCommand?.firstRevision ?? revision;
  const count = Math.max(earlierCommand?.count ?? 0, revision - firstRevision + 1);
  commands.set(commandId, { hash: earlierCommand?.hash ?? hash, firstRevision, count });
  if (commands.size <= rememberedCommands) return;
  const [oldest] = commands.keys();
  if (oldest !== undefined) commands.delete(oldest);
}

export const listCommands = (
  commands: SeenCommands,
  upTo: number,
): readonly (readonly [commandId: string, command: SeenCommand])[] =>
  [...commands].filter(([, { firstRevision }]) => firstRevision <= upTo);
