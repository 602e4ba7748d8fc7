/** Loaded at the first passkey, because it is large. */
export const webAuthn = () => import('@simplewebauthn/server');
