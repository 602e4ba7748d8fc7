/** What is remembered of a command that a stream has seen: the hash of its body and where its events lie. */
export type SeenCommand = { readonly hash: string; readonly firstRevision: number; readonly count: number };

/**
 * The commands that a stream has seen, oldest first, in parts that never change once another follows: a fold that goes on
 * shares all but the last with the fold before it.
 */
export type SeenCommands = readonly ReadonlyMap<string, SeenCommand>[];

export const noCommands: SeenCommands = [];

const partSize = 50;
/** A key is honoured for this many later commands on the same stream, and a part more. */
export const rememberedCommands = 1000;

export function findCommand(seen: SeenCommands, commandId: string): SeenCommand | undefined {
  for (let part = seen.length - 1; part >= 0; part--) {
    const command = seen[part]?.get(commandId);
    if (command) return command;
  }
  return undefined;
}

/** One more command, or more events of one that is known. */
export function rememberCommand(seen: SeenCommands, commandId: string, command: SeenCommand): SeenCommands {
  const last = seen.at(-1);
  if (last && (last.size < partSize || last.has(commandId)))
    return [...seen.slice(0, -1), new Map(last).set(commandId, command)];
  const most = rememberedCommands / partSize;
  return [...seen.slice(-most), new Map([[commandId, command]])];
}

export const listCommands = (seen: SeenCommands): readonly (readonly [string, SeenCommand])[] =>
  seen.flatMap((part) => [...part]);

/** What `listCommands` gave, as it was. */
export const commandsFrom = (commands: readonly (readonly [string, SeenCommand])[]): SeenCommands =>
  commands.reduce((seen, [commandId, command]) => rememberCommand(seen, commandId, command), noCommands);
