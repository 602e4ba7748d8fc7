import { useState } from 'react';

/** Version of the page under the user's input, because refetches may show unread data (ADR 0125). */
export function useTypedOver(
  version: string,
  isTyped: boolean,
): { readonly version: string; readonly renew: () => void } {
  const [baseVersion, setBaseVersion] = useState<string | null>(null);
  /** Answered by the server, but possibly still shown. */
  const [usedVersion, setUsedVersion] = useState<string | null>(null);
  const next = isTyped ? (baseVersion === usedVersion ? version : (baseVersion ?? version)) : null;
  if (next !== baseVersion) setBaseVersion(next);
  return { version: next ?? version, renew: () => setUsedVersion(next) };
}
