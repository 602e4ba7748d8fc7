import { accountPages } from './everyPage/accountPages.ts';
import { basketPages } from './everyPage/basketPages.ts';
import { customerChoice } from './everyPage/customerChoice.ts';
import { failingPages } from './everyPage/failingPages.ts';
import { listPages } from './everyPage/listPages.ts';
import { managingPages } from './everyPage/managingPages.ts';
import { orderingPages } from './everyPage/orderingPages.ts';
import { orderPages } from './everyPage/orderPages.ts';
import { shopPages } from './everyPage/shopPages.ts';
import { visitorPages } from './everyPage/visitorPages.ts';
import { startWalk, type Walk } from './everyPage/walk.ts';
import type { Device } from './support/devices.ts';
import { playJourney } from './support/journey.ts';
import { linksAreBuilt } from './support/linksAreBuilt.ts';
import type { Language } from './support/shopWords.ts';

const languages: readonly Language[] = ['nl', 'fr'];
const devices: readonly Device[] = ['desktop', 'phone'];

/** Each walk is somebody's, in this order: what one part leaves, the next one finds. */
const walks: readonly (readonly ((walk: Walk) => Promise<void>)[])[] = [
  [
    visitorPages,
    customerChoice,
    shopPages,
    listPages,
    basketPages,
    accountPages,
    orderPages,
    orderingPages,
    failingPages,
  ],
  [managingPages],
];

await playJourney('Every page can be used by everybody', async (stage) => {
  const links = new Set<string>();

  for (const parts of walks)
    for (const language of languages)
      for (const device of devices) {
        const walk = await startWalk(stage, language, device, links);
        for (const part of parts) await part(walk);
        await walk.page.context().close();
      }

  await stage.check('every link leads to a page that is built', () => linksAreBuilt(stage.product.url, links, 20));
});
