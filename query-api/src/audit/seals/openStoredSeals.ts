import { sealEvents } from '@talloor/events/seal/seal.ts';
import type { EventStore, Position } from '@talloor/platform/eventStore/port.ts';
import { type Seal, sealsStream } from '@talloor/platform/seals/seal.ts';

export type StoredSeals = {
  readonly read: (number: number) => Promise<Seal | null>;
  readonly last: () => Promise<Seal | null>;
  readonly covering: (position: Position) => Promise<Seal | null>;
};

export function openStoredSeals(store: Pick<EventStore, 'readStream'>): StoredSeals {
  const cached = new Map<number, Promise<Seal | null>>();
  const read = (number: number): Promise<Seal | null> => {
    const found = cached.get(number) ?? readSeal(store, number);
    cached.set(number, found);
    return found;
  };
  const last = async (): Promise<Seal | null> => {
    let beyond = 1;
    while ((await read(beyond)) !== null) beyond *= 2;
    const first = await bisect(Math.floor(beyond / 2), beyond, async (number) => (await read(number)) === null);
    return read(first - 1);
  };
  return {
    read,
    last,
    covering: async (position) => {
      const end = (await last())?.number ?? 0;
      const isAtOrAfter = async (number: number) => ((await read(number))?.position ?? '') >= position;
      const number = await bisect(0, end + 1, isAtOrAfter);
      return number > end ? null : read(number);
    },
  };
}

async function bisect(low: number, high: number, fits: (number: number) => Promise<boolean>): Promise<number> {
  let [before, fitting] = [low, high];
  while (fitting - before > 1) {
    const middle = Math.floor((before + fitting) / 2);
    if (await fits(middle)) fitting = middle;
    else before = middle;
  }
  return fitting;
}

async function readSeal(store: Pick<EventStore, 'readStream'>, number: number): Promise<Seal | null> {
  if (number < 1) return null;
  const [record] = await store.readStream(sealsStream, number - 1, 1);
  const parsed = sealEvents.HistorySealed.schema.safeParse(record?.data);
  return parsed.success ? parsed.data : null;
}
