import type { LabelInput } from '@talloor/catalogue/label/writeLabels.ts';
import type { DemoArticle } from '../readArticles.ts';
import { isVegan } from './eatingHabits.ts';

/** A label of the demo with the articles that wear it. */
type DemoLabel = {
  /** `key|type|Dutch|French|icon|colour|Dutch description|French description`. */
  readonly text: string;
  readonly wears: (article: DemoArticle) => boolean;
};

const named =
  (pattern: RegExp) =>
  ({ name }: DemoArticle) =>
    pattern.test(name.nl);

const regional = [
  'Ferme du Try',
  'Kaasmakerij Odrada',
  'Imkerij Lindenhof',
  'Brasserie de la Sambrelle',
  'Boomgaard Hoogland',
  'Azijnerie Loo',
  'Sapperij Boomgaerd',
];
const seasonal =
  /asperge|grondwitloof|aardbeien 8|nieuwe aardappelen|fazant|hert|everzwijn|hazenrug|kerstbier|paaseitjes/iu;
const newItems = [
  'asia-sushi',
  'vegmeat-veganchicken',
  'aper-alcoholfree',
  'dessert-verrine',
  'readydessert-verrine',
  'soft-juice',
];

const labels: readonly DemoLabel[] = [
  {
    text: "901|spec|Bio|Bio|leaf|#3C7428|Uit gecontroleerde biologische teelt|Issu de l'agriculture biologique contrôlée",
    wears: named(/\bbio\b|bio-/iu),
  },
  {
    text: "902|spec|Vegan|Végan|plant|#2F7D4F|Zonder dierlijke ingrediënten|Sans ingrédients d'origine animale",
    wears: (article) => named(/vegan|plantaardig/iu)(article) || (article.groupCode === 'vegan' && isVegan(article)),
  },
  {
    text: '903|spec|Vegetarisch|Végétarien|carrot|#5E7D1B|Zonder vlees of vis|Sans viande ni poisson',
    wears: (article) => named(/vegetari/iu)(article) || ['veggie', 'vegdish'].includes(article.subgroupCode),
  },
  {
    text: '904|spec|Halal|Halal|seal-check|#1A6C7C|Met certificaat, zie de fiche|Avec certificat, voir la fiche',
    wears: named(/halal/iu),
  },
  {
    text: '905|spec|Glutenvrij|Sans gluten|grains-slash|#88551B|Minder dan 20 mg gluten per kg|Moins de 20 mg de gluten par kg',
    wears: named(/glutenvrij/iu),
  },
  {
    text: '906|spec|Lactosevrij|Sans lactose|drop-slash|#4C5A70|Minder dan 0,1 g lactose per 100 g|Moins de 0,1 g de lactose par 100 g',
    wears: named(/lactosevrij/iu),
  },
  {
    text: '907|spec|MSC|MSC|fish-simple|#1F639B|Duurzaam gevangen|Pêche durable',
    wears: named(/\bMSC\b/u),
  },
  {
    text: '908|spec|ASC|ASC|fish-simple|#2C7A8C|Verantwoord gekweekt|Élevage responsable',
    wears: named(/\bASC\b/u),
  },
  {
    text: '909|spec|Fairtrade|Fairtrade|handshake|#0F7A8A|Een eerlijke prijs voor de boer|Un prix équitable pour le producteur',
    wears: named(/fairtrade/iu),
  },
  {
    text: "910|category|Streekproduct|Produit régional|map-pin|#7D5B00|Van een maker uit de streek|D'un artisan de la région",
    wears: ({ brand }) => regional.includes(brand),
  },
  {
    text: "911|category|Nieuw|Nouveau|sparkle|#5B2A55|Nieuw in het assortiment|Nouveau dans l'assortiment",
    wears: ({ itemCode }) => newItems.includes(itemCode),
  },
  {
    text: '912|category|Seizoen|De saison|sun|#A34A11|Nu op zijn best|Au meilleur de sa saison',
    wears: named(seasonal),
  },
  {
    text: '913|spec|Zonder toegevoegde suiker|Sans sucres ajoutés|cube|#775033|Enkel suikers van nature|Uniquement les sucres naturels',
    wears: named(/zonder (toegevoegde )?suiker|ongezoet|\bzero\b/iu),
  },
  {
    text: '914|spec|Alcoholvrij|Sans alcool|prohibit|#66429A|Hoogstens 0,5 % vol|Au maximum 0,5 % vol',
    wears: named(/alcoholvrij|0,0 %|mocktail/iu),
  },
  {
    text: '915|spec|Zoutarm|Pauvre en sel|shaker|#455C67|Past in een zoutarm dieet|Convient à un régime pauvre en sel',
    wears: named(/zoutarm|zonder zout/iu),
  },
  {
    text: '916|spec|Herbruikbaar|Réutilisable|recycle|#2F6B63|Gaat vele keren mee|Sert de nombreuses fois',
    wears: named(/herbruikbaar/iu),
  },
  {
    text: '917|spec|Composteerbaar|Compostable|recycle|#4B7A2B|Volgens EN 13432|Selon EN 13432',
    wears: named(/composteerbaar|suikerriet|palmblad/iu),
  },
  {
    text: '918|spec|Ecologisch|Écologique|leaf|#2F7D4F|Biologisch afbreekbaar|Biodégradable',
    wears: named(/ecologisch/iu),
  },
];

/** The labels of the demo tenant. */
export const demoLabels: readonly LabelInput[] = labels.map(({ text }, index) => {
  const [labelKey = '', type = '', nl = '', fr = '', icon = '', color = '', dutch = '', french = ''] = text.split('|');
  return {
    labelKey,
    type: type === 'category' ? 'category' : 'spec',
    name: { nl, fr },
    description: { nl: dutch, fr: french },
    icon,
    color,
    sorting: (index + 1) * 10,
  };
});

/** Keys of the labels that an article wears. */
export const labelKeysOf = (article: DemoArticle): string[] =>
  labels.filter(({ wears }) => wears(article)).map(({ text }) => text.slice(0, text.indexOf('|')));
