import { useState } from 'react';

/**
 * Version of the page under the user's input; refetches may show unread data (ADR 0125). After a rejection, the
 * version that it showed.
 */
export function useTypedOver(
  version: string,
  isTyped: boolean,
): { readonly version: string; readonly renew: () => void } {
  const [baseVersion, setBaseVersion] = useState<string | null>(null);
  const next = isTyped ? (baseVersion ?? version) : null;
  if (next !== baseVersion) setBaseVersion(next);
  return { version: next ?? version, renew: () => setBaseVersion(null) };
}
