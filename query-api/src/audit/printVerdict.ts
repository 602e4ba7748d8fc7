import type { Verdict } from '@talloor/contracts/endpoints/audit.ts';

export function printVerdict(
  { streams, differences, message, holds }: Pick<Verdict, 'streams' | 'differences' | 'message' | 'holds'>,
  print: (line: string) => void,
): 0 | 1 {
  for (const { stream, events, last_hash } of streams) print(`${stream}  ${events}  ${last_hash ?? '-'}`);
  for (const { path, stored, replayed } of differences) print(`${path}: ${stored} <> ${replayed}`);
  print(message);
  return holds ? 0 : 1;
}
