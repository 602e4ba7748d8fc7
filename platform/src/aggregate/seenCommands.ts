/** Hash of a command's body and the revisions of its events. */
export type SeenCommand = { readonly hash: string; readonly firstRevision: number; readonly count: number };

/** Commands of a stream, oldest first. Folds of one stream share the map; each reads only up to its own revision. */
export type SeenCommands = Map<string, SeenCommand>;

/** Later commands on the stream during which a key is remembered. */
export const rememberedCommands = 1000;

/** @param upTo revision of the fold; null when empty */
export function findCommand(seen: SeenCommands, commandId: string, upTo: number | null): SeenCommand | undefined {
  const command = seen.get(commandId);
  return command && upTo !== null && command.firstRevision <= upTo ? command : undefined;
}

export function rememberCommand(seen: SeenCommands, commandId: string, hash: string, revision: number): void {
  const known = seen.get(commandId);
  const firstRevision = known?.firstRevision ?? revision;
  const count = Math.max(known?.count ?? 0, revision - firstRevision + 1);
  seen.set(commandId, { hash: known?.hash ?? hash, firstRevision, count });
  if (seen.size <= rememberedCommands) return;
  const [oldest] = seen.keys();
  if (oldest !== undefined) seen.delete(oldest);
}

export const listCommands = (
  seen: SeenCommands,
  upTo: number,
): readonly (readonly [commandId: string, command: SeenCommand])[] =>
  [...seen].filter(([, { firstRevision }]) => firstRevision <= upTo);
