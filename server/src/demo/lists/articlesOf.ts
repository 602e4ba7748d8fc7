import { orderedArticles } from '../content/readArticles.ts';

/** `dairy:13,veg:6`: so many of each group that the mock-ups were drawn with and that can be ordered, by article number. */
export const articlesOf = (groups: string): string[] =>
  groups.split(',').flatMap((group) => {
    const [code, count] = group.split(':');
    const articles = orderedArticles.filter((article) => article.groupCode === code && article.status === 'active');
    return articles.slice(0, Number(count)).map((article) => article.articleNumber);
  });
