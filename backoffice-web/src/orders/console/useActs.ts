import { useMemo } from 'react';
import type { ConsoleEvent } from './actors.ts';
import type { Acts } from './StateLines.tsx';

export function useActs(events: readonly ConsoleEvent[], go: (index: number) => void): Acts {
  return useMemo(() => {
    const named = new Map(events.map((event) => [event.event, event]));
    return {
      titleOf: (name) => named.get(name)?.title ?? name,
      show: (name) => {
        const event = named.get(name);
        if (event) go(event.index);
      },
    };
  }, [events, go]);
}
