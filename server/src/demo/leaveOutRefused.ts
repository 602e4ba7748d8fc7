import type { Foundation } from '@talloor/platform/openFoundation.ts';
import { Problem } from '@talloor/platform/http/problem.ts';

/**
 * Runs one step of the demo. A step that the shop refuses is left out with a warning, because a demo that lacks an order is
 * better than a product that does not start. Any other failure is thrown.
 *
 * @param step names the step in the log
 * @returns whether the step was accepted
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
    logger.warn({ step, code: error.code, ...error.extra }, 'the shop refused a step of the demo, which is left out');
    return false;
  }
}
