import { useState } from 'react';

/**
 * The version of the page that was typed over, which goes with the answer: a page that is read anew beneath it shows what its reader may not have
 * seen (ADR 0125). After a refusal it is the one that the refusal showed.
 */
export function useTypedOver(
  version: string,
  isTyped: boolean,
): { readonly version: string; readonly renew: () => void } {
  const [kept, setKept] = useState<string | null>(null);
  const next = isTyped ? (kept ?? version) : null;
  if (next !== kept) setKept(next);
  return { version: next ?? version, renew: () => setKept(null) };
}
