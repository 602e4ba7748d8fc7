import { endpointsByArea } from '../allEndpoints.ts';
import type { Endpoint } from '../endpoint.ts';
import {
  callers,
  type CallerRole,
  ownedBy,
  type Verdict,
  verdictOf,
  verdictOfOthers,
} from '../permissions/verdicts.ts';
import { allPathsOf } from '../punchOutPaths.ts';
import { customerRoleNames, customerRolesTable } from './customerRolesTable.ts';
import { roleNames, rolesTable } from './rolesTable.ts';
import { escape, titleOf } from './pageText.ts';

const heads: Readonly<Record<CallerRole, string>> = {
  visitor: 'Visitor',
  ...customerRoleNames,
  customer: 'Customer user',
  unchosen: 'No customer chosen',
  ...roleNames,
  looking: 'Looking as a customer',
  machine: 'API key',
};

export const answers: Readonly<Record<Verdict, string>> = {
  yes: 'yes',
  'sign in': '401',
  denied: '403',
  'read only': 'reads',
  choose: '409',
  'not found': '404',
};

export const permissionsSection = (): string => `<section id="permissions"><h2>Who may call what</h2>${legend}
${customerRolesTable()}
${rolesTable()}
${Object.entries(endpointsByArea).map(tableOf).join('\n')}</section>`;

const tableOf = ([area, endpoints]: readonly [string, readonly Endpoint[]]) =>
  `<details><summary>${titleOf(area)}</summary><div class="wide" tabindex="0"><table>
<tr>${columns.map((column) => `<th scope="col">${column}</th>`).join('')}</tr>
${endpoints.map(rowOf).join('\n')}</table></div></details>`;

const columns = ['Call', ...callers.map((caller) => heads[caller]), 'Names', "Another customer's", "A colleague's"];

function rowOf(endpoint: Endpoint): string {
  const owned = ownedBy(endpoint);
  const others = (['another customer', 'a colleague'] as const).map((owner) => {
    const verdict = verdictOfOthers(endpoint, owner);
    return verdict === null ? '–' : answers[verdict];
  });
  const cells = [
    ...callers.map((caller) => answers[verdictOf(endpoint, caller)]),
    owned === null ? '–' : `${owned[1].replace('_', ' ')} (<code>${owned[0]}</code>)`,
    ...others,
  ];
  const addresses = allPathsOf(endpoint).map((path) => `<code>${endpoint.method} ${escape(path)}</code>`);
  const call = `<a href="#${endpoint.name}">${addresses.join(' ')}</a>`;
  return `<tr><th scope="row">${call}</th>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
}

const legend = `<ul>
<li><strong>yes</strong>: the call passes on to the rules of the business. <strong>401</strong>: nobody is signed in, or the key is missing.
<strong>403</strong>: the right is missing. <strong>reads</strong>: a session that looks as a customer changes nothing (403 <code>view.read_only</code>).
<strong>409</strong>: a user of several customers chooses one first. <strong>404</strong>: the thing belongs to somebody else, so it does not exist for the caller.</li>
<li><strong>Names</strong>: the thing that a parameter names and that belongs to somebody. A call without one is about the caller's own things:
every query and command is bound to the user and the customer of the session. The last two columns are the answer to a customer user
who names a thing of another customer, or of a colleague at the same customer. The office sees all customers.</li>
<li><strong>Customer user</strong> has the standard rights. The four columns before it are the roles of a customer's users, who also see prices; who manages also approves baskets.</li>
<li>A rule may still refuse a permitted call: a suspended customer cannot order, only its managers change a restricted list
(<code>list.not_editable</code>), an API key is limited to its subjects, and only who gives roles changes an office account.</li>
<li>Suspending or cancelling a user ends the session: the user is a visitor from then on.</li>
</ul>`;
