import type { Route } from './handler.ts';
import { Problem } from './problem.ts';

/** Above the limit of a store call: a person waits for one stalled call only. */
export const commandLimitMs = 8_000;

/** The command may still happen: a repeat with the same key gets its answer. Files and machines take their time. */
export function limitCommand(route: Route, limitMs = commandLimitMs): Route {
  const { side, bodyType = 'json', permission } = route.endpoint;
  if (side !== 'command' || !['json', 'form'].includes(bodyType) || permission.kind === 'api-key') return route;
  return {
    ...route,
    handle: async (input, context) => {
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<never>((_resolve, reject) => {
        timer = setTimeout(() => reject(new Problem('service.unavailable')), limitMs);
      });
      try {
        return await Promise.race([route.handle(input, context), late]);
      } finally {
        clearTimeout(timer);
      }
    },
  };
}
