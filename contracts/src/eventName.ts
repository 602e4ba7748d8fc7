import { z } from 'zod';

type Place = { readonly stream: string; readonly revision: number };

/** `order-4402131@7` (ADR 0160). */
export const eventName = ({ stream, revision }: Place): string => `${stream}@${revision}`;

export const eventNameText = z.string().regex(/^[a-z][\w-]{0,79}@\d{1,9}$/);

export function readEventName(name: string): Place | null {
  const [, stream, revision] = /^([a-z][\w-]*)@(\d{1,9})$/.exec(name) ?? [];
  return stream === undefined ? null : { stream, revision: Number(revision) };
}
