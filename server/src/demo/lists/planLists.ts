import { demoLists } from '../content/demoOrders.ts';
import { demoUsers, type DemoUser } from '../content/demoPeople.ts';

export type PlannedList = {
  readonly user: DemoUser;
  readonly customerNumber: string;
  readonly key: string;
  readonly madeAt: Date;
  readonly changedAt: Date;
  readonly isShared: boolean;
  readonly name: string;
  readonly items: readonly string[];
  readonly comments: Readonly<Record<string, string>>;
  /** By article number; may be empty. */
  readonly parLevels: Readonly<Record<string, number>>;
};

const dayMs = 86_400_000;

export const planLists = (now: Date): readonly PlannedList[] =>
  demoLists().map(({ username, madeDaysAgo, changedDaysAgo, ...list }) => {
    const user = demoUsers().find((candidate) => candidate.username === username);
    if (!user) throw new Error(`no demo user ${username}`);
    const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs);
    return { ...list, user, madeAt: daysAgo(madeDaysAgo), changedAt: daysAgo(changedDaysAgo) };
  });
