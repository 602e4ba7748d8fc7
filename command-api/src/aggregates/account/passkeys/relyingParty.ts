/** WebAuthn Level 3, §5.4.2. */
export type RelyingParty = {
  readonly id: string;
  readonly name: string;
  readonly originsFor: (pageOrigin: string | undefined) => string[];
};

/** Localhost allows every port. */
export function relyingPartyOf(publicUrl: string, name: string): RelyingParty {
  const { hostname, origin } = new URL(publicUrl);
  return {
    id: hostname,
    name,
    originsFor: (pageOrigin) =>
      hostname === 'localhost' && pageOrigin !== undefined && /^http:\/\/localhost(?::\d{1,5})?$/.test(pageOrigin)
        ? [origin, pageOrigin]
        : [origin],
  };
}
