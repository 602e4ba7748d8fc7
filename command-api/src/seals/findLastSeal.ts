import { sealEvents } from '@talloor/events/seal/seal.ts';
import type { RecordedEvent } from '@talloor/platform/eventStore/port.ts';
import { isSignedSeal, type Seal, sealsStream } from '@talloor/platform/seals/seal.ts';
import type { SealSide } from './sealSide.ts';

export class SealsChanged extends Error {
  override readonly name = 'SealsChanged';
}

export type LastSeal = { readonly seal: Seal; readonly record: RecordedEvent };

export async function findLastSeal(side: Pick<SealSide, 'store'>, atLeast: number): Promise<LastSeal | null> {
  let last: RecordedEvent | undefined;
  for (let from = Math.max(0, atLeast - 1); ;) {
    const page = await side.store.readStream(sealsStream, from, pageSize);
    last = page.at(-1) ?? last;
    if (page.length < pageSize) break;
    from += page.length;
  }
  if (!last && atLeast > 0) throw new SealsChanged(`seal ${atLeast} is missing in the store`);
  if (!last) return null;
  const seal = readSeal(last);
  if (seal?.number !== last.revision + 1 || !isSignedSeal(seal))
    throw new SealsChanged(`seal ${last.revision + 1} was changed in the store`);
  return { seal, record: last };
}

export function readSeal({ data }: Pick<RecordedEvent, 'data'>): Seal | null {
  const parsed = sealEvents.HistorySealed.schema.safeParse(data);
  return parsed.success ? parsed.data : null;
}

const pageSize = 500;
