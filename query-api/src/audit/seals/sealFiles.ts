import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import { sealEvents } from '@talloor/events/seal/seal.ts';
import { sealNumberOf } from '@talloor/platform/seals/archives/archive.ts';
import type { ChangeLeaf, EventLeaf } from '@talloor/platform/seals/leaves.ts';
import type { Seal } from '@talloor/platform/seals/seal.ts';

export type SealFile = { readonly number: number | null; readonly path: string };

export type SealFiles = { readonly isFolder: boolean; readonly files: readonly SealFile[] };

export async function listSealFiles(path: string): Promise<SealFiles> {
  const found = await stat(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (found === null) return { isFolder: true, files: [] };
  if (!found.isDirectory()) return { isFolder: false, files: [{ number: sealNumberOf(path), path }] };
  const files = (await readdir(path)).map((name) => ({ number: sealNumberOf(name), path: join(path, name) }));
  return {
    isFolder: true,
    files: files.filter(({ number }) => number !== null).toSorted((a, b) => (a.number ?? 0) - (b.number ?? 0)),
  };
}

export type Leaf =
  | { readonly kind: 'event'; readonly json: string; readonly leaf: EventLeaf }
  | { readonly kind: 'change'; readonly json: string; readonly leaf: ChangeLeaf }
  | { readonly kind: 'unreadable' };

const header = z.object({ kind: z.literal('seal') }).and(sealEvents.HistorySealed.schema);
const leafLine = z.union([
  z.tuple([z.literal('event'), z.string(), z.int(), z.string(), z.string(), z.string()]),
  z.tuple([z.literal('change'), z.string(), z.string(), z.string().nullable()]),
]);

/** `leaves` is null in a mailed seal. */
export type OpenedSeal = { readonly seal: Seal; readonly leaves: AsyncIterator<Leaf> | null };

export async function openSealFile(path: string): Promise<OpenedSeal | null> {
  const lines = createInterface({ input: createReadStream(path) })[Symbol.asyncIterator]();
  const first = await lines.next();
  const parsed = header.safeParse(first.done ? null : parse(first.value));
  if (!parsed.success) {
    await lines.return?.();
    return null;
  }
  const { kind: _, ...seal } = parsed.data;
  const second = await lines.next();
  return { seal, leaves: second.done ? null : leavesOf(second, lines) };
}

async function* leavesOf(second: IteratorResult<string, unknown>, lines: AsyncIterator<string>): AsyncGenerator<Leaf> {
  for (let line = second; !line.done; line = await lines.next()) yield leafIn(line.value);
}

function leafIn(json: string): Leaf {
  const parsed = leafLine.safeParse(parse(json));
  if (!parsed.success) return { kind: 'unreadable' };
  const { data } = parsed;
  if (data[0] === 'change') return { kind: 'change', json, leaf: { id: data[1], hash: data[2], names: data[3] } };
  const [, stream, revision, id, hash, recordedAt] = data;
  return { kind: 'event', json, leaf: { stream, revision, id, hash, recordedAt } };
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
