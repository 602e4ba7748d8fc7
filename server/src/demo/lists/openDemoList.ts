import type { CommandApi } from '@talloor/command-api/createCommandApi.ts';
import { demoPassword, demoTenant, demoUsers } from '../content/demoPeople.ts';

/** Repeatable. */
export async function openDemoList(api: Pick<CommandApi, 'registerAccount' | 'openRestrictedList'>): Promise<void> {
  const { customerNumber, name, articleNumbers, manager, bound: boundUsername } = demoTenant().restrictedList;
  const [managing, working] = [manager, boundUsername].map((username) =>
    demoUsers().find((user) => user.username === username),
  );
  if (!managing || !working) throw new Error(`the demo has no ${manager} or no ${boundUsername}`);
  await api.registerAccount({ ...working, password: demoPassword });
  await api.openRestrictedList({ customerNumber, name, managers: [managing.userId], articleNumbers });
}
