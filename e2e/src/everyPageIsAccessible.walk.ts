import { accountPages } from './everyPage/accountPages.ts';
import { basketPages } from './everyPage/basketPages.ts';
import { customerChoice, signInAsWalker } from './everyPage/customerChoice.ts';
import { failingPages } from './everyPage/failingPages.ts';
import { listPages } from './everyPage/listPages.ts';
import { managingPages } from './everyPage/managingPages.ts';
import { orderingPages } from './everyPage/orderingPages.ts';
import { orderPages } from './everyPage/orderPages.ts';
import { punchOutPages } from './everyPage/punchOutPages.ts';
import { shopPages } from './everyPage/shopPages.ts';
import { visitorPages } from './everyPage/visitorPages.ts';
import { startWalk, type Walk } from './everyPage/walk.ts';
import { journey } from './support/journey.ts';
import { linksAreBuilt } from './support/linksAreBuilt.ts';

/** Later parts need data of earlier parts. */
const walks: Readonly<Record<string, readonly ((walk: Walk) => Promise<void>)[]>> = {
  'Every page of a visitor': [visitorPages],
  'Every page with articles and lists': [customerChoice, shopPages, listPages],
  'Every page with baskets and orders': [
    signInAsWalker,
    basketPages,
    accountPages,
    orderPages,
    orderingPages,
    failingPages,
  ],
  'Every page of somebody who manages users': [managingPages],
  'Every page inside a buyer’s system': [punchOutPages],
};

for (const [title, parts] of Object.entries(walks))
  journey(`${title} can be used by everybody`, async ({ visit, check, product, language, device }) => {
    const links = new Set<string>();
    const walk = await startWalk({ visit, check }, language, device, links);
    for (const part of parts) await part(walk);
    await check('every link leads to an existing page', () => linksAreBuilt(product.url, links, 20));
  });
