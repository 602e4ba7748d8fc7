import {
  actsOfRole,
  customerActs,
  customerRoles,
  standardRights,
  type CustomerAct,
  type CustomerRole,
} from '@talloor/rules/account/rights.ts';

export const customerRoleNames: Readonly<Record<CustomerRole, string>> = {
  reads: 'Reads',
  orders: 'Orders',
  receives: 'Receives',
  manages: 'Manages',
};

const actNames: Readonly<Record<CustomerAct, string>> = {
  order: 'Fill, share, delete and order baskets; change orders; set, pause and end standing orders',
  lists: 'Make, change and delete lists and sets of columns',
  returns: 'Make and withdraw returns, of colleagues too',
  receive: 'Receive a delivery and check its lines',
  recalls: 'Answer recalls',
  see_invoices:
    'See, pay and dispute invoices; mail statistics and documents to a second address; needs <code>see_prices</code>',
  portal: "Manage the customer's users, their lists and the settings of orders; request another address",
};

export const customerRolesTable = (): string => `<h3 id="customer-roles">Roles of a customer's users and their acts</h3>
<p>A user has rights for each customer. A role gives the rights of its acts, and a manager may give and take each right. A user without
any reads orders, deliveries, lists, recalls and returns, and asks the office questions. Beside roles a user may see prices
(<code>see_prices</code>), approve baskets (<code>approve</code>) and have an order limit.</p>
<div class="wide" tabindex="0"><table>
<tr><th scope="col">Right</th><th scope="col">Act</th>${customerRoles.map((role) => `<th scope="col">${customerRoleNames[role]}</th>`).join('')}<th scope="col">Standard</th></tr>
${customerActs.map(rowOf).join('\n')}</table></div>`;

function rowOf(act: CustomerAct): string {
  const held = [...customerRoles.map((role) => actsOfRole[role]), standardRights].map((rights) =>
    (rights as readonly string[]).includes(act) ? 'yes' : '–',
  );
  return `<tr><th scope="row"><code>${act}</code></th><td>${actNames[act]}</td>${held.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
}
