/** `nl|fr`. */
export const qualities = [
  'extra|extra',
  'klasse I|catégorie I',
  'biologisch|bio',
  'gesneden|coupé',
  'vers|frais',
  'Belgisch|belge',
  'klassiek|classique',
  'artisanaal|artisanal',
  'premium|premium',
  'grof|gros',
  'fijn|fin',
  'licht|léger',
  'gezouten|salé',
  'ongezouten|non salé',
  'voor de grootkeuken|pour collectivités',
  'traditioneel|traditionnel',
  'gerookt|fumé',
  'huisbereid|maison',
] as const;

export const brands = [
  'Akkerhof',
  'Beverdam',
  'Klaverzicht',
  'De Gouden Lepel',
  'Mont Soleil',
  'Zeewaard',
  'Ter Linde',
  'La Fermette',
  'Duinrand',
  'Casa Verdi',
  'Het Koeltje',
  'Val des Prés',
  'Oud Molenveld',
  'Rivage',
  'Sterrekok',
  'Petit Bocal',
  'Noordhoek',
  'Les Trois Chênes',
  'Hoogkouter',
  'Belle Cuisine',
] as const;

/** Packs: `nl|fr`, content per unit, units per box. */
export const packs = [
  ['zak 1 kg|sac 1 kg', 'zak|sac', 1, 6],
  ['zak 2,5 kg|sac 2,5 kg', 'zak|sac', 2.5, 4],
  ['doos 5 kg|carton 5 kg', 'doos|carton', 5, 1],
  ['emmer 5 l|seau 5 l', 'emmer|seau', 5, 1],
  ['fles 1 l|bouteille 1 l', 'fles|bouteille', 1, 12],
  ['pak 500 g|paquet 500 g', 'pak|paquet', 0.5, 10],
  ['doos 10 kg|carton 10 kg', 'doos|carton', 10, 1],
] as const;

export const syllables = ['bo', 'ra', 'vin', 'te', 'lo', 'mar', 'ki', 'sen', 'du', 'fal', 'go', 'nes'] as const;
