import { endpointsByArea } from '../allEndpoints.ts';
import type { Endpoint } from '../endpoint.ts';
import { callers, type CallerRole, ownedBy, type Verdict, verdictOf, verdictOfOthers } from './verdicts.ts';

const heads: Readonly<Record<CallerRole, string>> = {
  visitor: 'Visitor',
  customer: 'Customer user',
  manager: 'With all rights',
  unchosen: 'No customer chosen',
  'sales-support': 'Sales support',
  auditor: 'Auditor',
  admin: 'Administrator',
  looking: 'Looking as a customer',
  machine: 'API key',
};

const said: Readonly<Record<Verdict, string>> = {
  yes: 'yes',
  'sign in': '401',
  denied: '403',
  'read only': 'reads',
  choose: '409',
  'not found': '404',
};

/** docs/permissions.md: every call with who may make it, and for whose things. */
export function permissionsPage(): string {
  const areas = Object.entries(endpointsByArea).map(([area, endpoints]) =>
    [`## ${titleOf(area)}`, '', header, rule, ...endpoints.map(rowOf), ''].join('\n'),
  );
  return [intro, ...areas].join('\n');
}

const columns = ['Call', ...callers.map((caller) => heads[caller]), 'Names', "Another customer's", "A colleague's"];
const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
const header = line(columns);
const rule = line(columns.map(() => '---'));

function rowOf(endpoint: Endpoint): string {
  const owned = ownedBy(endpoint);
  const others = (['another customer', 'a colleague'] as const).map((whose) => {
    const verdict = verdictOfOthers(endpoint, whose);
    return verdict === null ? '–' : said[verdict];
  });
  return line([
    `\`${endpoint.method} ${endpoint.path.replaceAll('|', String.raw`\|`)}\``,
    ...callers.map((caller) => said[verdictOf(endpoint, caller)]),
    owned === null ? '–' : `${owned[1].replace('_', ' ')} (\`${owned[0]}\`)`,
    ...others,
  ]);
}

const titleOf = (area: string) =>
  area
    .replace(/^./, (first) => first.toUpperCase())
    .replaceAll(/([a-z])([A-Z])/g, (_, before: string, next: string) => `${before} ${next.toLowerCase()}`);

const intro = `# Who may call what

Made of the contracts by \`npm run permissions\`; a test keeps both equal, and another walks every call as every caller
(\`server/src/faults/permissions.int.test.ts\`). An endpoint whose parameters do not say what they name fails the checks.

- **yes** the call is let through to its rules. **401** nobody is signed in, or no key came along. **403** the role does not fit.
  **reads** a session that looks as a customer changes nothing (403 \`view.read_only\`).
  **409** a customer user who has several customers has to choose one first. **404** what the call names is not the caller's: it is as if it
  were not there.
- **Names**: which thing of somebody's a parameter names. Without one the call can only be about the caller's own: every query and command is
  bound to the session's user and customer. The last two columns are a customer user's call for what is another customer's, or a
  colleague's at the same customer. The office sees all customers.
- **Customer user** has the standard rights (ADR 0106); **with all rights** is who also manages the customer's users and approves.
- Who may call may still be refused by a rule: a suspended customer orders nothing, a restricted list is changed by its managers alone
  (\`list.not_editable\`), an API key is for the subjects that it names, and an account of the office is changed by an administrator.
- A session whose user was suspended or cancelled ends, so it is a visitor's.
`;
