export type Place = {
  readonly group: { readonly code: string; readonly nl: string; readonly fr: string };
  readonly subgroup: { readonly code: string; readonly nl: string; readonly fr: string };
};

/** `code|nl|fr|words`: a sub-group matches words by prefix. */
const groups: readonly (readonly [group: string, subgroups: readonly string[]])[] = [
  [
    'drinks|Dranken|Boissons',
    [
      'beer|Bier|Bières|beer biere bier ale lager pils',
      'wine|Wijn|Vins|wine vin wijn champagne cava prosecco cider cidre whisky rum vodka gin liqueur aperitif',
      'coffee|Koffie & thee|Café & thé|coffee cafe koffie espresso cappuccino tea teas the thee infusion rooibos herbal-tea',
      'soft|Frisdrank & sap|Limonades & jus|juice jus sap cola soda iced-tea lemonade limonade smoothie syrup sirop siroop nectar energy beverage drink boisson',
      'water|Water|Eaux|water eau mineral-water',
    ],
  ],
  [
    'frozen|Diepvries|Surgelés',
    [
      'icecream|IJs & desserts|Glaces & desserts|ice-cream sorbet glace ijs frozen-dessert',
      'fries|Frieten & aardappel|Frites & pommes de terre|fries frite friet croquette hash-brown potato-wedge',
      'croquette|Kroketten & snacks|Croquettes & snacks|kroket nugget fish-finger pizza pizzas frozen',
    ],
  ],
  [
    'prepared|Bereid & traiteur|Plats préparés & traiteur',
    [
      'soup|Soepen|Soupes|soup soupe soep broth bouillon veloute gazpacho',
      'spread|Broodbeleg & salades|Garnitures & salades|salad salade sandwich spread hummus houmous tapenade wrap tartinade filet-americain',
      'veggie|Vegetarisch|Végétarien|tofu vegetarian vegan seitan falafel veggie',
      'dish|Bereide gerechten|Plats préparés|dish meal plat lasagn quiche paella ravioli tortelli couscous tabbouleh moussaka gratin cannelloni',
    ],
  ],
  [
    'dairy|Zuivel, kaas & eieren|Produits laitiers, fromages & œufs',
    [
      'egg|Eieren|Œufs|egg eggs oeuf eieren',
      'cheese|Kaas|Fromage|cheese fromage kaas gouda emmental mozzarella feta camembert brie cheddar parmesan comte chevre roquefort mascarpone ricotta',
      'yoghurt|Yoghurt & desserts|Yaourts & desserts|yogurt yaourt yoghurt dessert pudding mousse flan skyr quark panna',
      'butter|Boter & margarine|Beurre & margarine|butter beurre boter margarine',
      'cream|Room|Crème|cream creme room',
      'milk|Melk|Lait|milk lait melk kefir soy-milk almond-milk',
    ],
  ],
  [
    'poultry|Gevogelte & wild|Volaille & gibier',
    [
      'chicken|Kip|Poulet|chicken poulet kip',
      'turkey|Kalkoen|Dinde|turkey dinde kalkoen',
      'duck|Eend & parelhoen|Canard & pintade|duck canard eend foie-gras',
    ],
  ],
  [
    'fish|Vis & zeevruchten|Poissons & fruits de mer',
    [
      'salmon|Zalm & forel|Saumon & truite|salmon saumon zalm trout truite',
      'shrimp|Garnalen & schaaldieren|Crevettes & crustacés|shrimp crevette garnaal garnalen crab scampi lobster surimi',
      'shellfish|Schelpdieren|Coquillages|mussel moule mossel oyster scallop calamar',
      'whitefish|Witvis|Poisson blanc|fish poisson vis cod cabillaud tuna thon tonijn mackerel maquereau sardine herring hareng anchov',
    ],
  ],
  [
    'meat|Vlees & charcuterie|Viande & charcuterie',
    [
      'charcuterie|Charcuterie|Charcuterie|ham hams jambon salami saucisson chorizo pate pates bacon charcuterie terrine prosciutto rillette boudin',
      'mince|Gehakt & worst|Haché & saucisses|sausage saucisse worst hamburger burger meatball boulette gehakt hache',
      'veal|Kalf & lam|Veau & agneau|veal veau kalf lamb agneau lam',
      'pork|Varken|Porc|pork porc varken',
      'beef|Rund|Bœuf|beef boeuf rund steak meat viande',
    ],
  ],
  [
    'bread|Brood & gebak|Pain & pâtisserie',
    [
      'viennoiserie|Koffiekoeken|Viennoiseries|croissant viennoiserie brioche pain-au-chocolat',
      'cake|Taart & wafels|Tartes & gaufres|cake gateau taart tarte waffle gaufre wafel crepe pancake galette muffin cookie biscuit speculoos gingerbread madeleine wafer koek',
      'loaf|Brood|Pains|bread pain brood baguette toast crispbread tortilla biscotte',
      'roll|Broodjes & pistolets|Petits pains|bun roll broodje pistolet',
    ],
  ],
  [
    'veg|Groenten & fruit|Légumes & fruits',
    [
      'fruit|Fruit|Fruits|fruit apple pomme appel orange lemon citron banana strawberr fraise raspberr mango pineapple grape peach berr melon kiwi pear poire cherr date coconut avocado',
      'tomato|Tomaten|Tomates|tomato tomate tomaat',
      'potato|Aardappelen|Pommes de terre|potato pomme-de-terre aardappel',
      'mushroom|Paddenstoelen|Champignons|mushroom champignon',
      'onion|Uien & look|Oignons & ail|onion oignon garlic ail ui leek shallot',
      'herb|Kruiden|Herbes|mint basil parsley herb herbe coriander thyme',
      'root|Wortels & knollen|Racines|carrot carotte wortel beet radish celeriac ginger',
      'leaf|Witloof & bladgroenten|Chicons & légumes-feuilles|spinach epinard lettuce cabbage chou endive chicon watercress cresson vegetable legume groente pea peas bean',
    ],
  ],
  [
    'dry|Kruidenierswaren|Épicerie',
    [
      'oil|Olie & azijn|Huiles & vinaigres|oil huile olie vinegar vinaigre azijn vinaigrette',
      'sauce|Sauzen & mosterd|Sauces & moutarde|sauce saus mayonnaise ketchup mustard moutarde mosterd pesto dressing curry tapenade',
      'pasta|Pasta & rijst|Pâtes & riz|pasta pate spaghetti penne noodle rice riz rijst quinoa cereal macaroni fusilli bulgur semolina',
      'canned|Conserven|Conserves|canned conserve olive lentil chickpea pickle cornichon',
      'spice|Kruiden & bouillon|Épices & bouillons|spice epice pepper poivre salt sel paprika vanilla cinnamon kruiden',
      'baking|Bloem & suiker|Farine & sucre|flour farine bloem sugar sucre suiker yeast levure sweetener cocoa-powder',
      'sweet|Zoet & ontbijt|Douceurs & petit-déjeuner|chocolat chocola candy candies bonbon caramel jam confiture honey honeys miel muesli granola breakfast marshmallow nut nuts almond hazelnut peanut crisp chips snack seed oat praline pates-a-tartiner speculoos dragee',
      'various|Andere kruidenierswaren|Autre épicerie|',
    ],
  ],
];

type Rule = { readonly place: Place; readonly words: readonly string[] };

const parseNode = (text: string) => {
  const [code = '', nl = '', fr = '', words = ''] = text.split('|');
  return { code, nl, fr, words: words.split(' ').filter(Boolean) };
};

const rules: readonly Rule[] = groups.flatMap(([group, subgroups]) =>
  subgroups.map((subgroup) => {
    const { words, ...own } = parseNode(subgroup);
    const { words: _, ...above } = parseNode(group);
    return { place: { group: above, subgroup: own }, words };
  }),
);

export const places: readonly Place[] = rules.map((rule) => rule.place);

/** `en:goat-cheeses`, or a name. The main word is first in French, last in other languages. */
export function placeOf(category: string, name: string, language: string): Place {
  const [categoryLanguage = '', id = ''] = category.split(':');
  return byWords(id, categoryLanguage === 'fr') ?? byWords(slugOf(name), language === 'fr') ?? (places.at(-1) as Place);
}

function byWords(slug: string, isFirst: boolean): Place | undefined {
  let best: { readonly place: Place; readonly at: number } | undefined;
  for (const { place, words } of rules)
    for (const word of words) {
      const at = isFirst ? `-${slug}`.indexOf(`-${word}`) : `-${slug}`.lastIndexOf(`-${word}`);
      if (at !== -1 && (best === undefined || (isFirst ? at < best.at : at > best.at))) best = { place, at };
    }
  return best?.place;
}

const slugOf = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('œ', 'oe')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
