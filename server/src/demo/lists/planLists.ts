import { namedListLines } from '../content/namedLists.ts';
import { demoUsers, type DemoUser } from '../content/readUsers.ts';
import { articlesOf } from './articlesOf.ts';

export type PlannedList = {
  readonly user: DemoUser;
  readonly customerNumber: string;
  readonly key: string;
  readonly madeAt: Date;
  readonly changedAt: Date;
  readonly isShared: boolean;
  readonly name: string;
  /** Article numbers. */
  readonly items: readonly string[];
  /** By article number. */
  readonly comments: Readonly<Record<string, string>>;
  /** How many are to be on the shelf, by article number; empty where nobody counts it. */
  readonly parLevels: Readonly<Record<string, number>>;
};

const dayMs = 86_400_000;
/** The first list was made so many days ago, each one after it a day later. */
const firstMade = 80;

/** The lists of the demo, as seen from now. */
export const planLists = (now: Date): readonly PlannedList[] =>
  namedListLines
    .trim()
    .split('\n')
    .map((line, index) => {
      const [
        username = '',
        customerNumber = '',
        days = '',
        shared = '',
        name = '',
        groups = '',
        comments = '',
        pars = '',
      ] = line.split('|');
      const user = demoUsers.find((one) => one.username === username);
      if (!user) throw new Error(`no demo user ${username}`);
      const items = articlesOf(groups);
      const levels = pars === '' ? [] : pars.split(',').map(Number);
      return {
        user,
        customerNumber,
        key: `list-${index}`,
        madeAt: new Date(now.getTime() - (firstMade - index) * dayMs),
        changedAt: new Date(now.getTime() - Number(days) * dayMs),
        isShared: shared !== '',
        name,
        items,
        comments: Object.fromEntries(
          comments.split(';').flatMap((comment) => {
            const [article = '', text] = comment.split('=');
            return text === undefined ? [] : [[article, text]];
          }),
        ),
        parLevels: Object.fromEntries(
          items.flatMap((article, place) => {
            const par = levels[place % levels.length];
            return par === undefined ? [] : [[article, par]];
          }),
        ),
      };
    });
