import { allEvents, type TalloorEvent } from '@talloor/events/allEvents.ts';
import { inOrder, streamsAtOnce } from '@talloor/platform/sideBySide.ts';
import type { AuditSide } from '../auditSide.ts';
import { decodeEach, type ReadEvent } from '../decodeEach.ts';

const mostEvents = 500;
/** Their events name lines that other events of the stream describe. */
const namesLines = /^(?:delivery|return|recall|invoice|order)-/;

export type ReadAct = {
  readonly act: ReadEvent<TalloorEvent> | null;
  readonly known: readonly ReadEvent<TalloorEvent>[];
};

export async function readActs(
  { store, codec }: Pick<AuditSide, 'store' | 'codec'>,
  places: readonly { readonly stream: string; readonly revision: number }[],
): Promise<ReadAct[]> {
  const acts: ReadAct[] = [];
  const read = async ({ stream, revision }: (typeof places)[number]): Promise<ReadAct> => {
    const from = namesLines.test(stream) ? Math.max(0, revision + 1 - mostEvents) : revision;
    const records = await store.readStream(stream, from, revision + 1 - from);
    const known = await decodeEach<TalloorEvent>(codec, records, allEvents);
    return { known, act: known.find(({ record }) => record.revision === revision) ?? null };
  };
  for await (const act of inOrder(places, streamsAtOnce, read)) acts.push(act);
  return acts;
}
