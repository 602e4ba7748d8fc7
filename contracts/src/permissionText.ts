import type { Permission } from './endpoint.ts';

export function permissionText(permission: Permission): string {
  switch (permission.kind) {
    case 'anyone':
      return 'Anyone may call.';
    case 'user':
      return permission.right === undefined
        ? 'Any signed-in user may call.'
        : `A signed-in user with the right \`${permission.right}\` for the customer in the address may call.`;
    case 'customer':
      return permission.right === undefined
        ? 'A customer user who has chosen a customer number may call.'
        : `A customer user who has chosen a customer number and has the right \`${permission.right}\` there may call.`;
    case 'office':
      return `A person of the office with the right \`${permission.right}\` may call.`;
    case 'api-key':
      return 'Machines with an API key may call (`Authorization: Bearer`).';
    default:
      return permission satisfies never;
  }
}
