import { useState } from 'react';

/**
 * Version of the page under the user's input; refetches may show unread data (ADR 0125). After an answer of the
 * server, the next version that the page shows.
 */
export function useTypedOver(
  version: string,
  isTyped: boolean,
): { readonly version: string; readonly renew: () => void } {
  const [baseVersion, setBaseVersion] = useState<string | null>(null);
  /** The server has answered it; the page may still show it for a moment. */
  const [usedVersion, setUsedVersion] = useState<string | null>(null);
  const next = isTyped ? (baseVersion === usedVersion ? version : (baseVersion ?? version)) : null;
  if (next !== baseVersion) setBaseVersion(next);
  return { version: next ?? version, renew: () => setUsedVersion(next) };
}
