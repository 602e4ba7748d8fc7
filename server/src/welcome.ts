import type { Configuration } from '@talloor/platform/configuration.ts';

/** @param hasAdministrator whether anybody can enter the back office */
export function welcome(
  { host, demo }: Pick<Configuration, 'host' | 'demo'>,
  port: number,
  tookMs: number,
  hasAdministrator: boolean,
): string {
  const url = `http://${host === '127.0.0.1' || host === '0.0.0.0' ? 'localhost' : host}:${port}`;
  const people = demo ? demoLogins : hasAdministrator ? '' : noAdministrator;
  return `
Talloor is ready after ${(tookMs / 1000).toFixed(1)} s.

  Shop         ${url}/
  Back office  ${url}/backoffice${demo ? `\n  Test buyer   http://127.0.0.1:${port}/demo-buyer` : ''}
${people}
Ctrl-C stops it.
`;
}

const demoLogins = `
  Demo logins, all with password Welkom-2026:
    lotte      orders for Bistro Lindegaard
    amelie     orders in French for several customers
    support    sales support, back office
    auditor    audits orders, back office
    beheer     administrator, back office
`;

const noAdministrator = `
  Nobody can enter the back office yet. Invite the first administrator:
    npm run admin -- create EMAIL
  What else is missing:
    npm run doctor
`;
