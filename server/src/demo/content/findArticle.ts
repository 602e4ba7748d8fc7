import { demoArticles, type DemoArticle } from './readArticles.ts';

const byNumber = new Map(demoArticles.map((article) => [article.articleNumber, article]));

/** An article by its number or by how its Dutch name begins. @throws where there is none */
export function findArticle(text: string): DemoArticle {
  const found = byNumber.get(text) ?? demoArticles.find(({ name }) => name.nl.startsWith(text));
  if (!found) throw new Error(`no article begins with "${text}"`);
  return found;
}
