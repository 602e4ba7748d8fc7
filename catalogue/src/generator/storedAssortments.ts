import { type Assortment, food, other } from './assortment.ts';

export const storedAssortments: readonly Assortment[] = [
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
