/** What the login page is opened for, as the value of `mode` in its address; without one it is for signing in. */
export const loginModes = ['login', 'forgot-password', 'forgot-username', 'register'] as const;
export type LoginMode = (typeof loginModes)[number];

/** The tab that an address opens; one that there is not opens the first. */
export const modeOf = (address: URLSearchParams): LoginMode =>
  loginModes.find((mode) => mode === address.get('mode')) ?? 'login';

/** The address of another tab: whoever came from a page still goes back to it. */
export function withMode(address: URLSearchParams, mode: LoginMode): URLSearchParams {
  const next = new URLSearchParams(address);
  if (mode === 'login') next.delete('mode');
  else next.set('mode', mode);
  return next;
}
