/** The site that passkeys belong to (WebAuthn Level 3, §5.4.2). */
export type RelyingParty = {
  readonly id: string;
  /** Where a page may stand that asks for one. */
  readonly originsFor: (pageOrigin: string | undefined) => string[];
};

/** The site as people reach it. On one's own machine every port is one's own. */
export function relyingPartyOf(publicUrl: string): RelyingParty {
  const { hostname, origin } = new URL(publicUrl);
  return {
    id: hostname,
    originsFor: (pageOrigin) =>
      hostname === 'localhost' && pageOrigin !== undefined && /^http:\/\/localhost(?::\d{1,5})?$/.test(pageOrigin)
        ? [origin, pageOrigin]
        : [origin],
  };
}
