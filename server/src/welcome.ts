import type { Configuration } from '@talloor/platform/configuration.ts';

export function welcome({ host, demo }: Configuration, port: number, tookMs: number): string {
  const url = `http://${host === '127.0.0.1' || host === '0.0.0.0' ? 'localhost' : host}:${port}`;
  return `
Talloor is ready after ${(tookMs / 1000).toFixed(1)} s.

  Shop         ${url}/
  Back office  ${url}/backoffice${demo ? `\n  Test buyer   http://127.0.0.1:${port}/demo-buyer` : ''}

  Demo logins, all with password Welkom-2026:
    lotte      orders for Bistro Lindegaard
    amelie     orders in French for several customers
    support    sales support, back office
    auditor    audits orders, back office
    beheer     administrator, back office

Ctrl-C stops it.
`;
}
