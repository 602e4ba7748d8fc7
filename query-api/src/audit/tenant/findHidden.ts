import type { EventStore } from '@talloor/platform/eventStore/port.ts';
import { inOrder, streamsAtOnce } from '@talloor/platform/sideBySide.ts';
import type { Finding } from '../verify/finding.ts';

type Heads = ReadonlyMap<string, { readonly revision: number }>;

/**
 * On EventStoreDB the order of all events keeps those of a deleted or truncated stream, and lacks those of other
 * programs.
 */
export async function findHidden(store: Pick<EventStore, 'readStream' | 'readAt'>, heads: Heads): Promise<Finding[]> {
  const found: Finding[] = [];
  const check = async ([stream, { revision }]: [string, { readonly revision: number }]): Promise<Finding | null> => {
    const [[first], [next]] = await Promise.all([
      store.readStream(stream, 0, 1),
      store.readStream(stream, revision + 1, 1),
    ]);
    if (first?.revision !== 0) return { stream, revision: 0, type: null, reason: 'hidden' };
    if (!next || (await store.readAt(next.position))) return null;
    return { stream, revision: next.revision, type: next.type, reason: 'unreadable' };
  };
  for await (const finding of inOrder(heads, streamsAtOnce, check)) if (finding) found.push(finding);
  return found;
}
