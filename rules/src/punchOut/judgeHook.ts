export type HookFault = 'hook_unreadable' | 'hook_insecure' | 'hook_with_login' | 'hook_host_unknown';
export type JudgedHook = { readonly host: string } | { readonly fault: HookFault };

const loopback: readonly string[] = ['localhost', '127.0.0.1'];

/** Only with `isDemo`: HTTP on this machine, and there a host without a port stands for every port. */
type HookRules = { readonly isDemo: boolean };

/**
 * Absolute, over TLS, to an allowed host and port, without a login (`user@host`).
 * @param hosts null allows every host
 */
export function judgeHook(hook: string, hosts: readonly string[] | null, { isDemo }: HookRules): JudgedHook {
  const [, scheme = '', authority = ''] = /^(https?):\/\/([^\s\\/?#]+)(?:[/?#][^\s\\]*)?$/i.exec(hook) ?? [];
  if (authority === '' || !URL.canParse(hook)) return { fault: 'hook_unreadable' };
  if (authority.includes('@')) return { fault: 'hook_with_login' };
  const { host, hostname } = new URL(hook);
  const isLocal = isDemo && loopback.includes(hostname);
  if (scheme.toLowerCase() !== 'https' && !isLocal) return { fault: 'hook_insecure' };
  const isAllowed = hosts === null || hosts.includes(host) || (isLocal && hosts.includes(hostname));
  return isAllowed ? { host } : { fault: 'hook_host_unknown' };
}

/** Sources of a content security policy. */
export const hookSources = (hosts: readonly string[], { isDemo }: HookRules): string[] =>
  hosts.map((host) => {
    const [hostname = '', port] = host.split(':');
    if (!isDemo || !loopback.includes(hostname)) return `https://${host}`;
    return `http://${hostname}:${port ?? '*'}`;
  });
