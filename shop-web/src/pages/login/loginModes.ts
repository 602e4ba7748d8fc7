/** `mode` in the address; absent for login. */
export const loginModes = ['login', 'forgot-password', 'forgot-username', 'register'] as const;
export type LoginMode = (typeof loginModes)[number];

/** Unknown modes open the first tab. */
export const modeOf = (address: URLSearchParams): LoginMode =>
  loginModes.find((mode) => mode === address.get('mode')) ?? 'login';

/** Keeps the page to return to. */
export function withMode(address: URLSearchParams, mode: LoginMode): URLSearchParams {
  const next = new URLSearchParams(address);
  if (mode === 'login') next.delete('mode');
  else next.set('mode', mode);
  return next;
}
