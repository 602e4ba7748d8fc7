import type { CommandApi } from '@talloor/command-api/createCommandApi.ts';
import { standardGrant } from '@talloor/rules/account/rights.ts';
import { demoTenant, demoUsers } from '../content/demoPeople.ts';

/** Repeatable. */
export async function nameManagers(api: Pick<CommandApi, 'changeRights'>): Promise<void> {
  for (const { username, customerNumber } of demoTenant().managers) {
    const manager = demoUsers().find((user) => user.username === username);
    if (!manager) throw new Error(`the demo has no ${username}`);
    const rights = [...standardGrant.rights, 'approve' as const, 'portal' as const];
    await api.changeRights(manager.userId, { ...standardGrant, customerNumber, rights });
  }
}
