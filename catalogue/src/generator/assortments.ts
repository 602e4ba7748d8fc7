/** Words from which generated articles are put together: `nl|fr`. Sub-groups carry their own things, VAT and price range. */
export type Assortment = {
  readonly groupCode: string;
  readonly name: string;
  readonly subgroups: readonly {
    readonly subgroupCode: string;
    readonly name: string;
    readonly things: readonly [string, ...string[]];
    readonly vatCode: 'reduced' | 'standard';
    /** Price of one kilo, litre or piece, in mills. */
    readonly fromMills: number;
    readonly toMills: number;
  }[];
};

const food = (
  subgroupCode: string,
  name: string,
  fromMills: number,
  toMills: number,
  ...things: [string, ...string[]]
) => ({ subgroupCode, name, things, vatCode: 'reduced', fromMills, toMills }) as const;
const other = (
  subgroupCode: string,
  name: string,
  fromMills: number,
  toMills: number,
  ...things: [string, ...string[]]
) => ({ subgroupCode, name, things, vatCode: 'standard', fromMills, toMills }) as const;

export const assortments: readonly Assortment[] = [
  {
    groupCode: 'gen-veg',
    name: 'Groenten & fruit|Légumes & fruits',
    subgroups: [
      food(
        'gen-tomato',
        'Tomaten|Tomates',
        1_200,
        4_800,
        'Trostomaten|Tomates grappe',
        'Kerstomaten|Tomates cerises',
        'Vleestomaten|Tomates charnues',
      ),
      food(
        'gen-leaf',
        'Bladgroenten|Légumes-feuilles',
        900,
        6_900,
        'Spinazie|Épinards',
        'Witloof|Chicons',
        'Prei|Poireaux',
        'Veldsla|Mâche',
      ),
      food(
        'gen-root',
        'Wortels & knollen|Racines',
        700,
        2_900,
        'Wortelen|Carottes',
        'Knolselder|Céleri-rave',
        'Rode biet|Betterave rouge',
      ),
      food(
        'gen-fruit',
        'Fruit|Fruits',
        1_100,
        7_500,
        'Appelen|Pommes',
        'Peren|Poires',
        'Citroenen|Citrons',
        'Aardbeien|Fraises',
      ),
    ],
  },
  {
    groupCode: 'gen-meat',
    name: 'Vlees & gevogelte|Viande & volaille',
    subgroups: [
      food(
        'gen-beef',
        'Rund|Bœuf',
        9_000,
        38_000,
        'Rundstoofvlees|Carbonades de bœuf',
        'Runderentrecote|Entrecôte de bœuf',
        'Rundergehakt|Haché de bœuf',
      ),
      food(
        'gen-chicken',
        'Kip|Poulet',
        6_500,
        14_500,
        'Kipfilet|Filet de poulet',
        'Kippendijen|Cuisses de poulet',
        'Kippengehakt|Haché de poulet',
      ),
      food(
        'gen-ham',
        'Charcuterie|Charcuterie',
        8_000,
        24_000,
        'Gekookte ham|Jambon cuit',
        'Salami|Salami',
        'Paté|Pâté',
      ),
    ],
  },
  {
    groupCode: 'gen-fish',
    name: 'Vis & zeevruchten|Poissons & fruits de mer',
    subgroups: [
      food(
        'gen-white',
        'Witvis|Poisson blanc',
        9_500,
        29_000,
        'Kabeljauwhaas|Dos de cabillaud',
        'Pladijs|Plie',
        'Zeebaars|Bar',
      ),
      food(
        'gen-shrimp',
        'Garnalen|Crevettes',
        12_000,
        46_000,
        'Grijze garnalen|Crevettes grises',
        'Tijgergarnalen|Crevettes tigrées',
      ),
    ],
  },
  {
    groupCode: 'gen-dairy',
    name: 'Zuivel & kaas|Produits laitiers & fromages',
    subgroups: [
      food(
        'gen-cream',
        'Room|Crème',
        2_800,
        6_800,
        'Volle room|Crème entière',
        'Culinaire room|Crème culinaire',
        'Zure room|Crème aigre',
      ),
      food(
        'gen-cheese',
        'Kaas|Fromage',
        6_200,
        19_500,
        'Abdijkaas|Fromage d’abbaye',
        'Mozzarella|Mozzarella',
        'Geitenkaas|Fromage de chèvre',
      ),
      food(
        'gen-milk',
        'Melk & yoghurt|Lait & yaourt',
        900,
        3_400,
        'Halfvolle melk|Lait demi-écrémé',
        'Griekse yoghurt|Yaourt grec',
      ),
    ],
  },
  {
    groupCode: 'gen-frozen',
    name: 'Diepvries|Surgelés',
    subgroups: [
      food(
        'gen-fries',
        'Frieten|Frites',
        1_300,
        3_100,
        'Diepvriesfrieten|Frites surgelées',
        'Aardappelkroketten|Croquettes de pommes de terre',
      ),
      food(
        'gen-snack',
        'Snacks|Snacks',
        5_500,
        14_000,
        'Garnaalkroketten|Croquettes aux crevettes',
        'Kaaskroketten|Croquettes au fromage',
      ),
      food('gen-ice', 'IJs|Glaces', 2_900, 7_900, 'Vanille-ijs|Glace vanille', 'Chocolade-ijs|Glace chocolat'),
    ],
  },
  {
    groupCode: 'gen-dry',
    name: 'Kruidenierswaren|Épicerie',
    subgroups: [
      food(
        'gen-canned',
        'Conserven|Conserves',
        1_100,
        4_900,
        'Tomatenpassata|Passata de tomates',
        'Gepelde tomaten|Tomates pelées',
        'Kikkererwten|Pois chiches',
      ),
      food(
        'gen-pasta',
        'Pasta & rijst|Pâtes & riz',
        1_000,
        4_200,
        'Spaghetti|Spaghetti',
        'Penne|Penne',
        'Basmatirijst|Riz basmati',
      ),
      food(
        'gen-sauce',
        'Sauzen|Sauces',
        2_100,
        7_300,
        'Mayonaise|Mayonnaise',
        'Scherpe mosterd|Moutarde forte',
        'Tomatenketchup|Ketchup',
      ),
    ],
  },
  {
    groupCode: 'gen-drinks',
    name: 'Dranken|Boissons',
    subgroups: [
      food(
        'gen-water',
        'Water & sap|Eaux & jus',
        300,
        2_400,
        'Bruisend water|Eau pétillante',
        'Plat water|Eau plate',
        'Sinaasappelsap|Jus d’orange',
      ),
      other(
        'gen-beer',
        'Bier & wijn|Bières & vins',
        1_600,
        9_800,
        'Blond bier|Bière blonde',
        'Tafelbier|Bière de table',
        'Witte wijn|Vin blanc',
      ),
    ],
  },
  {
    groupCode: 'gen-nonfood',
    name: 'Hygiëne & non-food|Hygiène & non-food',
    subgroups: [
      other(
        'gen-clean',
        'Schoonmaak|Nettoyage',
        1_900,
        9_900,
        'Ontvetter|Dégraissant',
        'Handzeep|Savon pour les mains',
        'Vaatwasmiddel|Produit vaisselle',
      ),
      other('gen-paper', 'Papier|Papier', 2_400, 12_500, 'Keukenpapier|Papier essuie-tout', 'Servetten|Serviettes'),
    ],
  },
];
