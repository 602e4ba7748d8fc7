import { setTimeout as pause } from 'node:timers/promises';

/** Polls a condition; @throws after ten seconds. */
export async function until(what: string, condition: () => boolean | Promise<boolean>): Promise<void> {
  const giveUpAt = Date.now() + 10_000;
  while (!(await condition())) {
    if (Date.now() > giveUpAt) throw new Error(`waited in vain until ${what}`);
    await pause(5);
  }
}
