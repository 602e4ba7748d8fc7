import {
  defaultOfficeRights,
  officeRights,
  officeRoles,
  type OfficeRole,
} from '@talloor/rules/account/officeRights.ts';

export const roleNames: Readonly<Record<OfficeRole, string>> = {
  admin: 'Administrator',
  'sales-support': 'Sales support',
  auditor: 'Auditor',
  'form-manager': 'Form manager',
  'message-manager': 'Message manager',
  'facet-manager': 'Facet manager',
  'banner-manager': 'Banner manager',
};

export const rolesTable = (): string => `<h3 id="roles">Roles of the office and their rights</h3>
<p>Each call of the office demands one right. A person of the office has the rights of all own roles. The table shows the rights at the start:
who has <code>give_roles</code> changes them in the back office, and the columns below hold for the rights at the start.</p>
<div class="wide" tabindex="0"><table>
<tr><th scope="col">Right</th>${officeRoles.map((role) => `<th scope="col">${roleNames[role]}</th>`).join('')}</tr>
${officeRights.map(rowOf).join('\n')}</table></div>`;

const rowOf = (right: (typeof officeRights)[number]) =>
  `<tr><th scope="row"><code>${right}</code></th>${officeRoles
    .map((role) => `<td>${defaultOfficeRights[role].includes(right) ? 'yes' : '–'}</td>`)
    .join('')}</tr>`;
