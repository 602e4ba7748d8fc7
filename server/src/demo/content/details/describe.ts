import type { Bilingual } from '@talloor/rules/facts.ts';
import type { DemoArticle } from '../readArticles.ts';

/** What a word of the name adds to the story. */
const phrases: readonly (readonly [RegExp, Bilingual])[] = [
  [
    /\bbio\b|bio-/iu,
    { nl: 'Uit biologische teelt, gecontroleerd.', fr: "Issu de l'agriculture biologique contrôlée." },
  ],
  [/halal/iu, { nl: 'Halal gecertificeerd.', fr: 'Certifié halal.' }],
  [/glutenvrij/iu, { nl: 'Minder dan 20 mg gluten per kg.', fr: 'Moins de 20 mg de gluten par kg.' }],
  [/lactosevrij/iu, { nl: 'Minder dan 0,1 g lactose per 100 g.', fr: 'Moins de 0,1 g de lactose par 100 g.' }],
  [/vegan/iu, { nl: 'Zonder dierlijke ingrediënten.', fr: "Sans ingrédients d'origine animale." }],
  [/\bMSC\b/u, { nl: 'Wild gevangen met het MSC-keurmerk.', fr: 'Pêche sauvage labellisée MSC.' }],
  [/\bASC\b/u, { nl: 'Verantwoord gekweekt met het ASC-keurmerk.', fr: 'Élevage responsable labellisé ASC.' }],
  [/fairtrade/iu, { nl: 'Met een eerlijke prijs voor de boer.', fr: 'À un prix équitable pour le producteur.' }],
  [/portie|per stuk verpakt|voorverpakt/iu, { nl: 'Per portie verpakt.', fr: 'Emballé par portion.' }],
  [/hoeve/iu, { nl: 'Traag gegroeid op de hoeve.', fr: 'Élevé lentement à la ferme.' }],
  [/alcoholvrij|0,0 %/iu, { nl: 'Zonder alcohol.', fr: 'Sans alcool.' }],
  [/zonder suiker|ongezoet/iu, { nl: 'Zonder toegevoegde suiker.', fr: 'Sans sucres ajoutés.' }],
  [/ecologisch/iu, { nl: 'Biologisch afbreekbaar.', fr: 'Biodégradable.' }],
  [/composteerbaar/iu, { nl: 'Composteerbaar volgens EN 13432.', fr: 'Compostable selon EN 13432.' }],
  [/gerookt/iu, { nl: 'Gerookt op beukenhout.', fr: 'Fumé au bois de hêtre.' }],
  [/gepaneerd/iu, { nl: 'Met een krokant korstje.', fr: 'À la panure croustillante.' }],
  [
    /UHT/u,
    { nl: 'Lang houdbaar zolang de verpakking dicht is.', fr: "Longue conservation tant que l'emballage est fermé." },
  ],
];

/** Articles with a story of their own: it stands in the mock-ups. */
const ownStories: Readonly<Record<string, Bilingual>> = {
  '155018': {
    nl: 'Ambachtelijke kroket met 25 % grijze Noordzeegarnaal, krokant gepaneerd. Bakken vanuit diepvries, 4 min op 180 °C.',
    fr: 'Croquette artisanale à 25 % de crevettes grises de la mer du Nord, panée croustillante. À frire sans décongeler, 4 min à 180 °C.',
  },
};

/** The description of the article's kind, told in one of three ways, with what its name adds. */
export function describe({ articleNumber, name, brand }: DemoArticle, kind: Bilingual): Bilingual {
  const own = ownStories[articleNumber];
  if (own) return own;
  const added = phrases.filter(([pattern]) => pattern.test(name.nl)).map(([, phrase]) => phrase);
  return {
    nl: join(
      Number(articleNumber),
      `${name.nl} van ${brand}.`,
      kind.nl,
      added.map((phrase) => phrase.nl),
    ),
    fr: join(
      Number(articleNumber),
      `${name.fr}, ${brand}.`,
      kind.fr,
      added.map((phrase) => phrase.fr),
    ),
  };
}

function join(turn: number, who: string, kind: string, added: readonly string[]): string {
  switch (turn % 3) {
    case 0:
      return [kind, ...added].join(' ');
    case 1:
      return [who, kind, ...added].join(' ');
    default:
      return [...(added.length > 0 ? added : [who]), kind].join(' ');
  }
}
