import { setTimeout as pause } from 'node:timers/promises';
import type { Loss } from './judge/judgeMails.ts';
import type { Fault } from './planFaults.ts';
import type { Links } from './processes/startLinks.ts';
import type { Victim } from './processes/supervisedProcess.ts';
import { seconds } from './seconds.ts';

export function lossesOf({ target, kind }: Fault, from: number): readonly Loss[] {
  if (!target.startsWith('command-api') || kind === 'stall' || kind === 'restart') return [];
  return [{ kind: kind === 'kill' ? 'kill' : 'cut', from, until: Date.now() }];
}

export async function commitFault(
  { target, kind, startsAfterMs, lastsMs }: Fault,
  context: {
    readonly victim: Victim;
    readonly links: Links;
    readonly tell: (line: string) => void;
    readonly step: number;
  },
): Promise<void> {
  const { victim, links, tell, step } = context;
  await pause(startsAfterMs);
  tell(`step ${step}: ${kind} ${target}${lastsMs > 0 ? ` for ${seconds(lastsMs)}` : ''}`);
  switch (kind) {
    case 'kill':
      await victim.kill();
      await pause(lastsMs);
      return victim.start();
    case 'restart':
      await victim.stop();
      return victim.start();
    case 'stall':
      await victim.freeze();
      await pause(lastsMs);
      return victim.thaw();
    case 'refuse':
    case 'swallow':
      await links.cut(target, kind);
      await pause(lastsMs);
      return links.mend(target, kind);
  }
}
