import type { Foundation } from '@talloor/platform/openFoundation.ts';
import { Problem } from '@talloor/platform/http/problem.ts';

/**
 * Only warns, because an incomplete demo is better than no start.
 * @returns whether it was accepted
 */
export async function leaveOutRefused(
  logger: Pick<Foundation['logger'], 'warn'>,
  step: string,
  run: () => Promise<unknown>,
): Promise<boolean> {
  try {
    await run();
    return true;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    logger.warn(
      { step, code: error.code, ...error.extra },
      'the shop rejected a step of the demo; the step is omitted',
    );
    return false;
  }
}
