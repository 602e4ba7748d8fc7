import type { Request } from 'express';
import type { Catalogue } from '@talloor/catalogue/catalogue.ts';
import { framedPagePolicy } from '@talloor/platform/http/contentSecurityPolicy.ts';
import { frameCookieName } from '@talloor/platform/http/punchOut.ts';
import { hookSources } from '@talloor/rules/punchOut/judgeHook.ts';

export type FramePolicy = {
  /** Content-Security-Policy. */
  readonly policy: string;
  /** False: no site may frame the page. */
  readonly isFramed: boolean;
  /** Of the punch-out; null without one. */
  readonly language: 'nl' | 'fr' | null;
};

/** By the signed cookie of the entry, so that ended sessions show in the frame too. */
export async function framePolicyOf(
  {
    catalogue,
    isDemo = false,
  }: { readonly catalogue: Pick<Catalogue, 'findPunchOutSettings' | 'hasHost'>; readonly isDemo?: boolean },
  request: Pick<Request, 'secure' | 'signedCookies'>,
): Promise<FramePolicy> {
  const cookie: unknown = (request.signedCookies as Readonly<Record<string, unknown>>)[frameCookieName(request)];
  const value = typeof cookie === 'string' ? cookie : '';
  const [, customerNumber, host, language] = /^(?:(\d{1,20})\.|([a-z\d.:-]{1,260})\|)(nl|fr)$/.exec(value) ?? [];
  if (language === undefined) return { policy: framedPagePolicy([]), isFramed: false, language: null };
  const hosts = await hostsOf(catalogue, customerNumber, host);
  return {
    policy: framedPagePolicy(hookSources(hosts, { isDemo })),
    isFramed: hosts.length > 0,
    language: language === 'fr' ? 'fr' : 'nl',
  };
}

async function hostsOf(
  catalogue: Pick<Catalogue, 'findPunchOutSettings' | 'hasHost'>,
  customerNumber: string | undefined,
  host = '',
): Promise<readonly string[]> {
  if (customerNumber !== undefined) return (await catalogue.findPunchOutSettings(customerNumber)).hosts;
  return (await catalogue.hasHost(host)) ? [host] : [];
}
