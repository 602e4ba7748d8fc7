export type Thing = {
  readonly heads: { readonly nl: readonly string[]; readonly fr: readonly string[] };
  /** Of each group one word. */
  readonly with: readonly (readonly string[])[];
  readonly without: readonly string[];
  /** Beginnings of Dutch names of subgroups: an article there is something else. */
  readonly elsewhere: readonly string[];
};

/** Without the product's own reading. */
export type JudgedName = {
  readonly words: readonly string[];
  /** Before what is in it, or what it is for. */
  readonly kernel: readonly string[];
  /** Words of the kernel that name a dish, a drink or a sweet. */
  readonly dishes: readonly string[];
};

const listOf = (text: string): readonly string[] => text.trim().split(/\s+/);

const details = new Set(
  listOf('a au aux avec sans pour en sur facon gout saveur met zonder in op voor uit smaak with flavour type parfum'),
);
const links = new Set(['de', 'du', 'des', 'd', 'van', 'of']);
/** `Filet de poulet` is chicken, `jus de pomme` is no apple. */
const cuts = new Set(
  listOf(`filet filets blanc blancs cuisse cuisses pave paves dos emince eminces escalope escalopes gigot roti tranche
    tranches morceau morceaux boite bouteille brique brick bocal pot sac sachet paquet cube cubes rondelle rondelles
    lamelle lamelles demi melange mix assortiment gousse gousses feuille feuilles cerneaux poudre botte pilons magret
    ailes aiguillettes steak buche chiffonnade julienne lardons pousses queue queues`),
);
const dishWords =
  listOf(`soup soupe soep potage veloute salade salad pizza quiche sandwich wrap sauce saus chips cracker
  biscuit koek cookie croquette kroket tarte taart cake gateau ravioli cannelloni lasagne tortellini risotto drink boisson
  glace ijs yaourt yoghurt dessert pudding mousse chocolat chocolade bonbon snack burger nouille noodle pesto tapenade
  dressing vinaigrette confiture jus sap juice sirop siroop biere bier the thee tea infusion pate pates tajine spread
  tartiner houmous moutarde mosterd ketchup mayonnaise puree compote gratin poelee omelette brochette nugget boulette
  gaufre wafel muesli cereales granola barre reep gel shampooing limonade soda tartine toast panini croque kebab couscous
  paella nem gnocchi spaghetti macaroni tagliatelle penne vin wijn liqueur rillettes terrine tzatziki guacamole dip
  popcorn tortilla quinoa galette beignet crepe feuillete bouchee snoep pain brood tofu falafel seitan stoemp hachis
  moussaka blinis flan praline nougat madeleine speculoos smoothie milkshake sushi taboule sorbet aperitif apero`);

const shortestPrefix = 5;
const shortestEnd = 3;

export function readJudgedName(name: string): JudgedName {
  const words = fold(name).match(/[a-z0-9&]+/g) ?? [];
  const end = words.findIndex(
    (word, index) => index > 0 && (details.has(word) || (links.has(word) && !cuts.has(words[index - 1] ?? ''))),
  );
  const kernel = end < 0 ? words : words.slice(0, end);
  return { words, kernel, dishes: kernel.filter(namesDish) };
}

export function isThing({ words, kernel, dishes }: JudgedName, thing: Thing): boolean {
  const { heads, without } = thing;
  const isOne =
    heads.fr.some((head) => isNamed(kernel, words, head)) ||
    heads.nl.some((head) => isNamed(kernel, words, head) || kernel.some((word) => endsIn(word, head)));
  if (!isOne || without.some((word) => words.some((each) => isForm(each, word)))) return false;
  if (!thing.with.every((group) => group.some((word) => words.some((each) => isForm(each, word) || holds(each, word)))))
    return false;
  const asked = [...heads.nl, ...heads.fr.flatMap((head) => head.split('_')), ...thing.with.flat()];
  return dishes.every((dish) => asked.some((word) => isForm(dish, word) || endsIn(dish, word)));
}

/** @param subgroup its Dutch name */
export const isElsewhere = (subgroup: string, { elsewhere }: Thing): boolean =>
  fold(subgroup)
    .split(/[^a-z]+/)
    .some((word) => elsewhere.some((beginning) => word.startsWith(beginning)));

const fold = (text: string): string =>
  text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('œ', 'oe').replaceAll('æ', 'ae');

/** A head of several words, `pomme_de_terre`, may reach beyond the kernel. */
function isNamed(kernel: readonly string[], words: readonly string[], head: string): boolean {
  const [first = '', ...others] = head.split('_');
  return kernel.some(
    (word, index) => isForm(word, first) && others.every((other, step) => isForm(words[index + 1 + step] ?? '', other)),
  );
}

const endings = ['', 's', 'x', 'es', 'en', 'n', 'jes', 'je', 'tje', 'tjes'];
const isForm = (word: string, base: string): boolean =>
  word.startsWith(base) && (base.length >= shortestPrefix || endings.includes(word.slice(base.length)));
const isDish = (word: string, dish: string): boolean =>
  (word.startsWith(dish) && endings.includes(word.slice(dish.length))) || (dish.length > 3 && endsIn(word, dish));
const judgedWords = new Map<string, boolean>();
function namesDish(word: string): boolean {
  const judged = judgedWords.get(word) ?? dishWords.some((dish) => isDish(word, dish));
  judgedWords.set(word, judged);
  return judged;
}
const holds = (word: string, part: string): boolean => part.length >= shortestEnd && word.includes(part);
const endsIn = (word: string, head: string): boolean =>
  head.length >= shortestEnd && endings.some((ending) => word.endsWith(`${head}${ending}`));
