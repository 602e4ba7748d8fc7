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

/** By the signed cookie of the entry, so that the page of an ended session shows in the frame too. */
export async function framePolicyOf(
  {
    catalogue,
    isDemo = false,
  }: { readonly catalogue: Pick<Catalogue, 'findPunchOutSettings'>; readonly isDemo?: boolean },
  request: Pick<Request, 'secure' | 'signedCookies'>,
): Promise<FramePolicy> {
  const cookie: unknown = (request.signedCookies as Readonly<Record<string, unknown>>)[frameCookieName(request)];
  const [, customerNumber, language] = (typeof cookie === 'string' && /^(\d{1,20})\.(nl|fr)$/.exec(cookie)) || [];
  if (customerNumber === undefined) return { policy: framedPagePolicy([]), isFramed: false, language: null };
  const { hosts } = await catalogue.findPunchOutSettings(customerNumber);
  return {
    policy: framedPagePolicy(hookSources(hosts, { isDemo })),
    isFramed: hosts.length > 0,
    language: language === 'fr' ? 'fr' : 'nl',
  };
}
