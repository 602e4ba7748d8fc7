import { setTimeout as pause } from 'node:timers/promises';

/** @throws after `limitMs` */
export async function until(
  what: string,
  condition: () => boolean | Promise<boolean>,
  limitMs = 20_000,
): Promise<void> {
  const giveUpAt = Date.now() + limitMs;
  while (!(await condition())) {
    if (Date.now() > giveUpAt) throw new Error(`waited in vain until ${what}`);
    await pause(5);
  }
}
