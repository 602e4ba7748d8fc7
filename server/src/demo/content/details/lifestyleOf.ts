import type { Bilingual } from '@talloor/rules/facts.ts';
import type { DemoArticle } from '../readArticles.ts';
import { isVegan, isVegetarian } from '../labels/eatingHabits.ts';

const rules: readonly (readonly [(article: DemoArticle) => boolean, Bilingual])[] = [
  [isVegan, { nl: 'Past in een veganistische keuken.', fr: 'Convient à une cuisine végane.' }],
  [
    (article) => isVegetarian(article) && !isVegan(article),
    { nl: 'Past in een vegetarische keuken.', fr: 'Convient à une cuisine végétarienne.' },
  ],
  [
    ({ name }) => /halal/iu.test(name.nl),
    { nl: 'Geschikt voor wie halal eet.', fr: 'Convient à une alimentation halal.' },
  ],
  [
    ({ name }) => /glutenvrij/iu.test(name.nl),
    { nl: 'Geschikt bij coeliakie.', fr: 'Convient aux personnes atteintes de la maladie cœliaque.' },
  ],
  [
    ({ name }) => /lactosevrij|plantaardig|vegan/iu.test(name.nl),
    { nl: 'Geschikt bij lactose-intolerantie.', fr: "Convient en cas d'intolérance au lactose." },
  ],
  [
    ({ name }) => /zoutarm|zonder zout/iu.test(name.nl),
    { nl: 'Past in een zoutarm dieet.', fr: 'Convient à un régime pauvre en sel.' },
  ],
];

/** For whom an article is fit; empty where there is nothing to say. */
export function lifestyleOf(article: DemoArticle): Bilingual {
  const said = rules.filter(([fits]) => fits(article)).map(([, text]) => text);
  return { nl: said.map((text) => text.nl).join(' '), fr: said.map((text) => text.fr).join(' ') };
}
