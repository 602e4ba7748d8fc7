/** What is remembered of a command that a stream has seen: the hash of its body and where its events lie. */
export type SeenCommand = { readonly hash: string; readonly firstRevision: number; readonly count: number };

/**
 * The commands that a stream has seen, oldest first. Folds of one stream share it, because a copy for each change costs more than
 * the change: each looks no further than its own revision, and what later ones add is the same stream's.
 */
export type SeenCommands = Map<string, SeenCommand>;

/** A key is honoured for this many later commands on the same stream. */
export const rememberedCommands = 1000;

/** @param upTo revision of the fold that asks; null where it is empty */
export function findCommand(seen: SeenCommands, commandId: string, upTo: number | null): SeenCommand | undefined {
  const command = seen.get(commandId);
  return command && upTo !== null && command.firstRevision <= upTo ? command : undefined;
}

/** Notes a command's next event; one that is noted already changes nothing. */
export function rememberCommand(seen: SeenCommands, commandId: string, hash: string, revision: number): void {
  const known = seen.get(commandId);
  const firstRevision = known?.firstRevision ?? revision;
  const count = Math.max(known?.count ?? 0, revision - firstRevision + 1);
  seen.set(commandId, { hash: known?.hash ?? hash, firstRevision, count });
  if (seen.size <= rememberedCommands) return;
  const [oldest] = seen.keys();
  if (oldest !== undefined) seen.delete(oldest);
}

/** Those that a fold up to this revision knows, oldest first. */
export const listCommands = (
  seen: SeenCommands,
  upTo: number,
): readonly (readonly [commandId: string, command: SeenCommand])[] =>
  [...seen].filter(([, { firstRevision }]) => firstRevision <= upTo);
