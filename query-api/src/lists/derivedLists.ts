import type { SpecialListFacts } from '@talloor/catalogue/assortment/assortment.ts';
import { listTexts } from '@talloor/messages/lists/listTexts.ts';
import { dayAt } from '@talloor/rules/delivery/brusselsTime.ts';
import { weekdayOf } from '@talloor/rules/delivery/workdays.ts';
import { findOrderedArticles } from '../products/findOrderedArticles.ts';
import { historyBegins } from '../products/historyBegins.ts';
import type { ReadSide } from '../readSide.ts';
import { findUsualArticles } from './findUsualArticles.ts';
import { plainLines, type Asker, type FoundList } from './foundList.ts';

type Side = Pick<ReadSide, 'pool' | 'catalogue' | 'clock'>;

const mostDerived = 1000;

const derived = { isShared: false, owner: null, updatedAt: null } as const;

/** Spec shopping §9. */
export async function historyList({ pool, clock }: Side, { customerNumber, language }: Asker): Promise<FoundList[]> {
  const now = clock.now();
  const weekday = weekdayOf(dayAt(now.getTime()));
  const { articles } = await findOrderedArticles(
    pool,
    customerNumber,
    weekday,
    mostDerived,
    historyBegins(now),
    'usual',
  );
  if (articles.length === 0) return [];
  const latest = articles.map(({ lastOrder }) => lastOrder.at).toSorted();
  return [
    {
      ...derived,
      id: 'history',
      type: 'history',
      name: listTexts[language].history,
      updatedAt: latest.at(-1) ?? null,
      lines: plainLines(articles.map(({ articleNumber }) => articleNumber)),
    },
  ];
}

/** Usual articles of this weekday, else of all days. */
export async function suggestedList({ pool, clock }: Side, { customerNumber, language }: Asker): Promise<FoundList[]> {
  const now = clock.now();
  const weekday = weekdayOf(dayAt(now.getTime()));
  const since = historyBegins(now);
  const ofDay = await findUsualArticles(pool, customerNumber, weekday, since);
  const hasHabit = ofDay.articleNumbers.length > 0;
  const usual = hasHabit ? ofDay : await findUsualArticles(pool, customerNumber, null, since);
  if (usual.articleNumbers.length === 0) return [];
  const words = listTexts[language];
  return [
    {
      ...derived,
      id: 'suggested',
      type: 'suggested',
      name: (hasHabit ? words.suggestedOn[weekday - 1] : undefined) ?? words.suggested,
      updatedAt: usual.lastOrderedAt,
      lines: plainLines(usual.articleNumbers),
    },
  ];
}

/** Spec shopping §6. */
export async function restrictedList(
  { catalogue }: Side,
  { customerNumber, language, userId }: Asker,
): Promise<FoundList[]> {
  const [articles, own] = await Promise.all([
    catalogue.findOwnAssortment(customerNumber),
    catalogue.findRestrictedList(customerNumber),
  ]);
  if (articles === null) return [];
  const lines = plainLines(articles.slice(0, mostDerived));
  const isManaged = own?.managers.includes(userId) ?? false;
  const name = own?.name ?? listTexts[language].restricted;
  return [{ ...derived, id: 'restricted', type: 'restricted', name, isManaged, lines }];
}

export async function themedLists({ catalogue, clock }: Side, { language }: Asker): Promise<FoundList[]> {
  const themes = await catalogue.findSpecialLists('themes', dayAt(clock.now().getTime()));
  return themes.map((theme: SpecialListFacts) => ({
    ...derived,
    id: `theme-${theme.id}`,
    type: 'themed',
    name: theme.headline[language],
    lines: plainLines(theme.articles.slice(0, mostDerived)),
  }));
}
