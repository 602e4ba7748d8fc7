import { freshIdempotencyKey } from '@talloor/contracts/client.ts';
import { useRef } from 'react';

/** A retry keeps its key, so nothing is filed twice. */
export function useKeptKey() {
  const last = useRef({ content: '', idempotencyKey: '' });
  return async <T>(sent: unknown, send: (options: { readonly idempotencyKey: string }) => Promise<T>): Promise<T> => {
    const content = JSON.stringify(sent);
    if (last.current.content !== content) last.current = { content, idempotencyKey: freshIdempotencyKey() };
    const answer = await send({ idempotencyKey: last.current.idempotencyKey });
    last.current = { content: '', idempotencyKey: '' };
    return answer;
  };
}
