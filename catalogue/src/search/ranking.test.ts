import { describe, expect, test } from '@jest/globals';
import { searchNames, type TestName } from './testing.ts';

async function firstOf(
  keywords: string,
  language: 'nl' | 'fr',
  names: readonly TestName[],
): Promise<string | undefined> {
  const firsts = await Promise.all(
    [names, names.toReversed()].map(async (list) => (await searchNames(list))(keywords, language).found?.[0]),
  );
  expect(new Set(firsts).size).toBe(1);
  return firsts[0];
}

describe('a search for a staple', () => {
  test.each([
    ['lait', 'fr', 'Lait demi-écrémé', 'Chocolat au lait', 'Biscuit lait', 'Lait chocolat'],
    ['beurre', 'fr', 'Beurre doux', 'Haricots beurre', 'Petit beurre', 'Beurre de cacahuète'],
    ['pommes de terre', 'fr', 'Pommes de terre vastes', 'Jus de pommes, vin de terre', 'Salade de pommes de terre'],
    ["huile d'olive", 'fr', 'Huile d’olive vierge', 'Thon à l’huile d’olive', 'Tapenade d’olive'],
    ['kip', 'nl', 'Kipfilet', 'Kippenbouillon', 'Chips kip', 'Salade kip'],
    ['boter', 'nl', 'Boter', 'Boterkoek', 'Koekjes met boter', 'Pindakaas'],
    ['suiker', 'nl', 'Suiker fijn', 'Wafels met suiker', 'Suikerwafels', 'Snoep suiker'],
    ['sla', 'nl', 'IJsbergsla', 'Slasaus', 'Dressing voor sla', 'Slagroom'],
    ['ui', 'nl', 'Uien geel', 'Uiensoep', 'Chips kaas ui', 'Fruit'],
    ['zout', 'nl', 'Zout fijn', 'Chips zout', 'Popcorn zout', 'Boter met zout'],
    ['jambon', 'fr', 'Jambon cuit', 'Pizza jambon', 'Croquettes au jambon', 'Quiche jambon'],
    ['farine', 'fr', 'Farine de blé', 'Galettes à la farine', 'Pain farine complète'],
    ['oeufs', 'fr', 'Œufs frais', 'Salade aux œufs', 'Nouilles aux œufs', 'Sandwich œuf'],
    ['witte wijn', 'nl', 'Witte wijn', 'Mosselen in witte wijn', 'Wittewijnazijn', 'Mosterd met witte wijn'],
    ['coca cola zero', 'fr', 'Coca-Cola Zero', 'Coca-Cola Zero cherry vanille', 'Bonbon coca cola zero'],
  ] as const)('%s (%s) finds %s first', async (keywords, language, first, ...others) => {
    expect(await firstOf(keywords, language, [first, ...others])).toBe(first);
  });

  test('finds the customer’s usual one first among those that are it, but nothing else before them', async () => {
    const search = await searchNames(['Lait', 'Lait entier', 'Chocolat au lait']);
    const { found } = search('lait', 'fr', { times: new Map([[1, 3], [2, 7]]) }); // prettier-ignore
    expect(found).toEqual(['Lait entier', 'Lait', 'Chocolat au lait']);
  });

  test('finds what customers order most first among plain names that are it', async () => {
    const search = await searchNames(['Lait Alma', 'Lait Bona', 'Lait', 'Chocolat au lait']);
    const { found } = search('lait', 'fr', { popular: [0, 5, 0, 15] });
    expect(found).toEqual(['Lait', 'Lait Bona', 'Lait Alma', 'Chocolat au lait']);
  });

  test('finds its usual subgroup first, before the same name among other things', async () => {
    const search = await searchNames(
      Array.from({ length: 7 }, () => 'Raclette'),
      1,
    );
    const { articles } = search('raclette', 'fr');
    expect(articles.at(-1)).toBe('0');
  });

  test('keeps its usual subgroup first, whatever the customer orders of another', async () => {
    const search = await searchNames(
      [['Tomatenroomsoep', 'Crème de tomates'], ...Array.from({ length: 7 }, () => ['Room', 'Crème'] as const)],
      1,
    );
    expect(search('creme', 'fr', { times: new Map([[0, 7]]) }).articles.at(-1)).toBe('0');
  });
});

describe('a search for one kind among others', () => {
  test.each([
    ['volle melk', 'nl', 'Volle melk', 'Halfvolle melk', 'Half-volle melk'],
    ['lait écrémé', 'fr', 'Lait écrémé', 'Lait demi-écrémé', 'Lait 1/2 écrémé'],
    ['gezouten boter', 'nl', 'Gezouten boter', 'Boter ongezouten', 'Beurre non salé'],
    ['laitue', 'fr', 'Laitue pommée', 'Veldsla', 'Salade iceberg'],
    ['gehakt', 'nl', 'Rundergehakt', 'Veggie gehakt', 'Haché vegan'],
    ['wijn', 'nl', 'Wijn Alma Bona', 'Vin sans alcool'],
    ['biefstuk', 'nl', 'Steak hachés', 'Steak & Grill', 'Vegan steak'],
    ['mache', 'fr', 'Mâche Alma', 'Mach 3', 'Macher'],
    ['veldsla', 'nl', 'Mâche Alma', 'Mach 3', 'Macher'],
    ['poivrons', 'fr', 'Poivrons rouges', 'Paprika', 'Paprika bio'],
    ['ananas op sap', 'nl', 'Ananas au jus', 'Ananas-mangosap', 'Ananas'],
    ['tomates', 'fr', 'Tomates', 'Tomaten', 'Tomato'],
    ['chocolat au lait', 'fr', 'Chocolat au lait', 'Chocolade melk', 'Choco melk'],
    ['fromage frais', 'fr', 'Fromage frais', 'Fromage blanc'],
    ['gemengd gehakt', 'nl', 'Haché de porc et bœuf', 'Gehakt', 'Rundergehakt'],
    ['bladspinazie', 'nl', 'Épinards en branches', 'Épinards'],
    ['fleur de sel', 'fr', 'Fleur de sel', 'Dark fleur de sel', 'Caramel fleur de sel'],
    ['zongedroogde tomaten', 'nl', 'Tomates séchées', 'Tomates demi-séchées', 'Tomaten zongedroogd met tahin'],
    ['tonijnsla', 'nl', 'Salade de thon', 'Salade iceberg', 'Salade verte, thon et œuf'],
    ['kipsla', 'nl', 'Salade au poulet', 'Poulet', 'Kips', 'Salade iceberg'],
    ['krabsla', 'nl', 'Salade de crabe', 'Botersla', 'Laitue pommée'],
    ['kipnuggets', 'nl', 'Nuggets de poulet', 'Vegetarische kipnuggets', 'Veggie nuggets'],
    ['mozzarella bolletjes', 'nl', 'Mini mozzarella', 'Mozzarella', 'Mozzarella balletjes met gehakt'],
    ['feuilles de lasagne', 'fr', 'Lasagnes', 'Lasagnes bolognaise', 'Lasagne saumon'],
    ["flocons d'avoine", 'fr', 'Flocons d’avoine', 'Avoine', 'Boisson avoine'],
    ['havermout', 'nl', 'Flocons d’avoine', 'Avoine', 'Haverdrink'],
    ['perziken in blik', 'nl', 'Demi-pêches au sirop', 'Thé pêche cans', 'Peach Boîte thé'],
    ['pêches en conserve', 'fr', 'Peach halves in light syrup', 'Pêches', 'Thé pêche boîte'],
    ['jonge kaas', 'nl', 'Gouda jeune', 'Jong belegen kaas', 'Gouda jeune affiné'],
    ['oeufs plein air', 'fr', '6 eieren vrije uitloop', '6 œufs élevés au sol', 'Scharreleieren'],
    ['scharreleieren', 'nl', '6 œufs élevés au sol', '6 eieren vrije uitloop', '6 œufs plein air'],
    ['lapin', 'fr', 'Lapin aux pruneaux', 'Rabbit salted', 'Lapins de Pâques nature', 'Lapin en chocolat'],
    ['verse basilicum', 'nl', 'Basilic', 'Fromage frais fouetté basilic', 'Pesto au basilic frais'],
    ['komijn', 'nl', 'Komijn kruiden', 'Jong Komijn', 'Goudse 48+ Komijn Jong'],
    ['chocoladecake', 'nl', 'Gâteau au chocolat', 'Cake marbre chocolat', 'Cake'],
    ['appeltaart', 'nl', 'Tarte aux pommes', 'Tartelette aux pommes', 'Apple pie cookies'],
    ['persil', 'fr', 'Persil/Peterselie', 'Persil color gel', 'Persil power gel'],
    ['bier', 'nl', 'Bière', 'Bier 0,0%', 'Bier 0.0'],
    ['wokgroenten', 'nl', 'Mélange de légumes pour wok', 'Wok thai légumes à sauter', 'Wok nouilles et légumes'],
    ['paprika en poudre', 'fr', 'Paprika moulu', 'Mini bites paprika', 'Chips paprika'],
    ['rijstnoedels', 'nl', 'Nouilles de riz', 'Vermicelles', 'Riz'],
    ['gin', 'nl', 'London dry gin', 'Gini', 'Olio extra vergine'],
    ['champignonroomsaus', 'nl', 'Sauce champignon à la crème fraîche', 'Sauce champignon', 'Sauce crème'],
    ['cidre', 'fr', 'Cidre de pomme', 'Saveur cidre', 'Chips goût cidre'],
    ['noix mélangées', 'fr', 'Mélange de noix', 'Chocolade kruidnoten', 'Mix 4 raisins et noix'],
    ['céréales', 'fr', 'Céréales Alma', 'Mix 5 céréales', 'Pain 5 céréales'],
    ['rosé', 'fr', 'Sparkling rosé pamplemousse', 'Rose', 'Lokoum rose'],
    ['rozemarijn', 'nl', 'Rozemarijn kruiden', 'Pom’Romarin Alma', 'Romarin en gemmothérapie'],
    ['fromage fondu', 'fr', 'Fromage fondu', 'Fromage à tartiner'],
    ['raisins de corinthe', 'fr', 'Raisins de Corinthe', 'Raisins golden', 'Raisins secs'],
    ['gehakte peterselie', 'nl', 'Persil haché', 'Persil', 'Haché persil'],
    ['chocoladekoekjes', 'nl', 'Biscuits au chocolat', 'Pains au chocolat'],
    ['popcorn sucré', 'fr', 'Popcorn zoet', 'Popcorn salé', 'Popcorn au sucre'],
    ['lam', 'nl', 'Fond agneau', 'NutriInflam'],
    ['gin', 'nl', 'LieGin', 'Fond lié', 'Ginette'],
    ['feta', 'nl', 'Olives et feta', 'Mëllech 3,5% Fett', 'Fett'],
  ] as const)('%s (%s) finds %s first', async (keywords, language, first, ...others) => {
    expect(await firstOf(keywords, language, [first, ...others])).toBe(first);
  });

  test.each([
    ['grof zout', 'nl', ['Gros sel', 'Sel gros'], ['Zout', 'Chips à l’ancienne au sel']],
    ['crème fraîche', 'fr', ['Crème fraîche', 'Creme fraiche 30%'], ['Crème', 'Cream 40%']],
    ['hamburger boeuf', 'fr', ['Runderhamburger', 'Quality beef burger'], ['No beef burger']],
    [
      'witte wijn',
      'nl',
      ['White wine', 'Chardonnay', 'Pinot gris'],
      ['Merlot', 'Witte wijn azijn', 'Vin blanc sans alcool'],
    ],
    [
      'vin rouge',
      'fr',
      ['Vin rouge', 'Cabernet Sauvignon'],
      ['Sauvignon blanc', 'Vinaigre de vin rouge', 'Wine gums red'],
    ],
  ] as const)('%s (%s) finds %j before all others', async (keywords, language, wanted, others) => {
    for (const names of [
      [...wanted, ...others],
      [...others, ...wanted],
    ]) {
      const { found } = (await searchNames(names))(keywords, language);
      expect(found?.slice(0, wanted.length).toSorted()).toEqual(wanted.toSorted());
    }
  });

  test('a kind is also what it is a kind of', async () => {
    const search = await searchNames(['Suiker', 'Chardonnay', 'Gros sel', 'Crème fraîche']);
    expect(search('wijn').found).toEqual(['Chardonnay']);
    expect(search('zout').found).toEqual(['Gros sel']);
    expect(search('room').found).toEqual(['Crème fraîche']);
  });
});

describe('both languages of the tenant', () => {
  test.each([
    ['zwarte chocolade', 'nl', 'Chocolat noir'],
    ['olijfolie', 'nl', 'Huile d’olive'],
    ['ajuin', 'nl', 'Oignons'],
    ['ui', 'nl', 'Oignons'],
    ['patatten', 'nl', 'Pommes de terre'],
    ['pdt', 'fr', 'Aardappelen'],
    ['room voor de keuken', 'nl', 'Crème culinaire'],
    ['halfvollemelk', 'fr', 'Lait demi-écrémé'],
    ['kippenbouillon', 'nl', 'Bouillon de poulet'],
    ['bouillon de poulet', 'fr', 'Kippenbouillon'],
    ['kokosrasp', 'nl', 'Coco râpé'],
    ['panure', 'fr', 'Paneermeel'],
    ['kokos rasp', 'nl', 'Coco râpé'],
    ['gemalen kokos', 'nl', 'Noix de coco râpée'],
    ['noix de coco moulue', 'fr', 'Geraspte kokos'],
    ['parmaham', 'nl', 'Prosciutto di Parma'],
    ['jambon de parme', 'fr', 'Prosciutto di Parma'],
    ['zongedroogde tomaten', 'nl', 'Sundried tomato'],
    ['pure chocolade', 'nl', 'Chocolat fondant'],
    ['suikerklontjes', 'nl', 'Sucre en morceaux'],
    ['allesreiniger', 'nl', 'All purpose cleaner'],
    ['lessive', 'fr', 'Dash blanc'],
    ['drumsticks', 'nl', 'Pilons de poulet'],
    ['lente-ui', 'nl', 'Oignons nouveaux'],
  ] as const)('%s (%s) finds %s', async (keywords, language, wanted) => {
    expect((await searchNames(['Stokvis', wanted, 'Moutarde']))(keywords, language).found).toEqual([wanted]);
  });
});

describe('a search that finds little', () => {
  test('says which words it left out: a size, a word that nothing has, a quality', async () => {
    const search = await searchNames(['Spaghetti 500 g', 'Spaghetti 250 g', 'Saumon fumé']);
    expect(search('spaghetti 1 kg')).toMatchObject({ relaxed: { omitted: ['1 kg'] } });
    expect(search('spaghetti 1 kg').found).toEqual(['Spaghetti 250 g', 'Spaghetti 500 g']);
    expect(search('spaghetti xqzwvk').relaxed).toEqual({ omitted: ['xqzwvk'] });
    expect(search('saumon cru', 'fr').relaxed).toEqual({ omitted: ['cru'] });
    expect(search('spaghetti').relaxed).toBeNull();
  });

  test('leaves out size and packing before what the goods are', async () => {
    const search = await searchNames(['Gepelde tomaten 1 kg', 'Tomaten', 'Thee blik']);
    const { found, relaxed } = search('gepelde tomaten blik 2,5 kg');
    expect(relaxed).toEqual({ omitted: ['blik', '2,5 kg'] });
    expect(found).toEqual(['Gepelde tomaten 1 kg']);
  });

  test('offers what a compound is a kind of', async () => {
    const search = await searchNames(['Zout fijn', 'Suiker']);
    expect(search('keukenzout')).toMatchObject({ found: ['Zout fijn'], relaxed: { omitted: ['keuken'] } });
  });

  test('offers what goods of the trade are a kind of', async () => {
    const search = await searchNames(['Mousseux', 'Champagne', 'Suiker']);
    const { found, relaxed } = search('prosecco');
    expect(found?.toSorted()).toEqual(['Champagne', 'Mousseux']);
    expect(relaxed).toEqual({ omitted: ['prosecco'] });
  });

  test('of a phrase of the trade says what its words find', async () => {
    const search = await searchNames(['Kaas', 'Suiker']);
    expect(search('gemalen kaas')).toMatchObject({ found: ['Kaas'], relaxed: { omitted: ['gemalen'] } });
    expect(search('multivitaminesap').found).toEqual([]);
    expect((await searchNames(['Jus', 'Suiker']))('multivitaminesap').found).toEqual(['Jus']);
  });

  test('offers the articles of a brand when none of them says what it is', async () => {
    const brand = ['Original', 'Gold', 'Light', 'Omega', 'Classic'].map((name) => `Xarella ${name}`);
    const search = await searchNames(['Margarine', 'Margarine light', 'Sauce mexicaine', ...brand]);
    const { found, relaxed } = search('xarella margarine');
    expect(found?.toSorted()).toEqual(brand.toSorted());
    expect(relaxed).toEqual({ omitted: ['margarine'] });
    expect(search('mexicaine margarine').relaxed).toEqual({ omitted: ['mexicaine'] });
  });

  test('offers dark chocolate of others before white chocolate of the brand', async () => {
    const brand = ['noir', 'blanc', 'intense', 'lait', 'pur'].map((kind) => `Xarella chocolat ${kind}`);
    const dark = Array.from({ length: 5 }, (_, index) => `Chocolat noir ${index}`);
    const { found } = (await searchNames([...brand, ...dark]))('chocolat noir xarella', 'fr');
    expect(found?.[0]).toBe('Xarella chocolat noir');
    expect(found?.slice(1, 6).toSorted()).toEqual(dark);
  });

  test('leaves out a quality of two words whose words are found elsewhere', async () => {
    const search = await searchNames(['Œufs plein air', 'Œufs', 'Bol d’air']);
    expect(search('oeufs plein air', 'fr').found).toEqual(['Œufs plein air', 'Œufs']);
  });

  test('of what few have, the subgroup that is usual for the rest comes first', async () => {
    const names = [...Array.from({ length: 12 }, () => 'Munt'), 'Verse extramunt', 'Munt'];
    const { articles } = (await searchNames(names, 12))('verse munt');
    expect(articles[0]).toBe('12');
    expect(articles.at(-1)).toBe('13');
  });

  test('offers plain goods before others that have the quality with them in it', async () => {
    const search = await searchNames(['Fromage frais au thym', 'Thym', 'Sucre']);
    expect(search('verse tijm').found).toEqual(['Thym', 'Fromage frais au thym']);
  });

  test.each(['zongedroogde', 'bolletjes', 'krabsla', 'bekers', 'ontbijtspek'])(
    'does not correct %s, a word of the trade',
    async (word) => {
      const names = [
        'Beckers',
        'Ontbijtspek',
        'Ontbijtkoek',
        'Ontbijtkoeken',
        'Tomaten zongedroogd',
        'Zongedroogd',
        'Balletjes',
        'Botersla',
        'Kropsla',
        'Krab',
        'Mosselsla',
      ];
      expect((await searchNames(names))(word).corrected).toBeNull();
    },
  );

  test('the usual spelling comes before the single article that has the typed one', async () => {
    const right = Array.from({ length: 12 }, (_, index) => `Rillettes maison ${index}`);
    const search = await searchNames(['Rilettes', ...right]);
    const { found, corrected } = search('rilettes', 'fr');
    expect(corrected).toBe('rillettes');
    expect(found).toHaveLength(13);
    expect(found?.at(-1)).toBe('Rilettes');
  });
});

test('articles of which only the category has the word come last in every order', async () => {
  const search = await searchNames(['Zachte kaas', 'Aardbeien', 'Ananas'], 1);
  for (const sort of [1, 2, 3, 4]) expect(search('kaas', 'nl', { sort }).found?.[0]).toBe('Zachte kaas');
  expect(search('kaas').found).toHaveLength(3);
});

describe('forms of a word', () => {
  test.each([
    ['kazen', 'nl', 'Kaas'],
    ['hammen', 'nl', 'Ham'],
    ['mangos', 'nl', 'Mango'],
    ['zonnebloemoliën', 'nl', 'Zonnebloemolie'],
    ["pizza's", 'nl', 'Pizza'],
    ['pizza', 'nl', "Pizza's"],
    ['saucisses', 'fr', 'Saucisse'],
    ['honig', 'nl', 'Honing'],
    ['bonbons', 'fr', 'Bonbon'],
  ] as const)('%s (%s) finds %s first', async (keywords, language, first) => {
    expect(
      await firstOf(keywords, language, [first, 'Kaasstengels', 'Hamburger', 'Mangosteen', 'Sauce', 'Bonen']),
    ).toBe(first);
  });

  test('a rare spelling beside a common word of the trade finds the common one too', async () => {
    const names = ['Botterham Jan', 'Botter mit Öl', 'Botter', 'Botteram', 'Bio-Botter', 'Botter Zwei'];
    const search = await searchNames([...names, ...Array.from({ length: 30 }, (_, index) => `Boter ${index}`)]);
    const { found, corrected } = search('botter');
    expect(corrected).toBe('boter');
    expect(found?.slice(0, 10)).toContain('Boter 0');
  });

  test('a misspelling that a single article shares finds the usual spelling too', async () => {
    const names = Array.from({ length: 30 }, (_, index) => `Spaghetti ${index}`);
    const { found } = (await searchNames(['Spagetti bolo', ...names]))('spageti');
    expect(found?.slice(0, 5)).toContain('Spaghetti 0');
  });

  test('a misspelt sausage is no sauce', async () => {
    expect((await searchNames(['Joppie saus', 'Saucisse']))('sausisse', 'fr').found).toEqual(['Saucisse']);
  });

  test('what is left out leaves whole words before beginnings of others', async () => {
    const search = await searchNames(['Bierzo', 'Bierzo', 'Bière']);
    expect(search('winterbier').found?.[0]).toBe('Bière');
  });
});

describe('letters and glued units', () => {
  test('ø, ł, đ, ı, ﬁ and fractions are read as a keyboard writes them', async () => {
    const search = await searchNames(['Smørrebrød', 'Łowicz', 'Đuveč', 'Proﬁteroles', 'Limonade ½ l']);
    for (const [keywords, name] of [
      ['smorrebrod', 'Smørrebrød'],
      ['lowicz', 'Łowicz'],
      ['duvec', 'Đuveč'],
      ['profiteroles', 'Proﬁteroles'],
      ['½ l', 'Limonade ½ l'],
      ['0,5 l', 'Limonade ½ l'],
      ['500ml', 'Limonade ½ l'],
    ] as const)
      expect(search(keywords).found).toEqual([name]);
  });

  test('a size that is glued to its word is a size', async () => {
    const search = await searchNames(['Melk 1 l', 'Lait 1 l', 'Azijn 1 l']);
    expect(search('melk1l').found?.[0]).toBe('Melk 1 l');
    expect(search('lait1l', 'fr').found).toEqual(expect.arrayContaining(['Lait 1 l']));
  });

  test('a sign without letters finds nothing, and no text is the whole assortment', async () => {
    const search = await searchNames(['Melk', 'Boter']);
    for (const keywords of ['-', '/', '%', '😀']) expect(search(keywords).found).toEqual([]);
    for (const keywords of ['', '  ', ';']) expect(search(keywords).found).toBeNull();
  });
});

test('while typing, words that begin so come before those that are near, and those of many articles first', async () => {
  const search = await searchNames(['Bou d’Fagne', 'Bouillon', 'Bouillon cubes', 'Bouillabaisse', 'Bœuf bouilli']);
  const { found } = search('boui', 'fr', { typing: true });
  expect(found?.slice(0, 2)).toEqual(['Bouillon', 'Bouillon cubes']);
  expect(found).not.toContain('Bou d’Fagne');
});

describe('a half-typed word', () => {
  const many = (name: string) => Array.from({ length: 24 }, (_, index) => `${name} ${index}`);

  test.each([
    ['framb', 'fr', many('Framboises'), ['Brownie framb bos', 'Framboisines']],
    ['champ', 'nl', many('Champignons'), ['Champ burger', 'Champagne']],
    ['tonij', 'nl', many('Thon'), ['Tonijnsalade']],
    ['gehak', 'nl', ['Gehakt'], many('Gehaktballetjes')],
    ['conf', 'nl', many('Confituur'), ['Confit de canard']],
    ['lent', 'fr', many('Lentilles'), ['Pâtes à cuisson lente']],
    [
      'mozza',
      'fr',
      many('Mozzarella'),
      ['Poulet mozza', 'Salade mozza', 'Wrap mozza', ...many('Salade de mozzarella')],
    ],
    ['croqu', 'fr', many('Croquettes'), ['Croquant', 'Hot Krokantjes']],
    ['tourn', 'fr', many('Huile de tournesol'), many('Lutosa tournesol')],
  ] as const)('%s (%s) finds the goods that it begins', async (keywords, language, meant, others) => {
    const search = await searchNames([...others, ...meant]);
    for (const typing of [false, true])
      expect(search(keywords, language, { typing }).found?.slice(0, meant.length)).toEqual([...meant]);
  });

  test('is completed by the usual spelling too', async () => {
    const search = await searchNames(['Mozarella', ...many('Mozzarella')]);
    expect(search('moza').found).toHaveLength(25);
  });
});

describe('a word that tells goods apart', () => {
  test.each([
    ['glutenvrije pasta', 'nl', 'Spaghetti glutenvrij', 'Pasta', 'Pasta mix'],
    ['tonijn in water', 'nl', 'Thon au naturel', 'Thon', 'Tonijn'],
    ['zachte kaas', 'nl', 'Camembert', 'Kaas', 'Goudse jong zacht'],
    ['extra vergine olijfolie', 'nl', 'Huile d’olive extra vierge', 'Olijfolie'],
    ['steak végétal', 'fr', 'Steak vegetarisch', 'Steak', 'Steak haché'],
    ['fond', 'nl', 'Fond de veau', 'Fondant White'],
    ['geitenkaas rol', 'nl', 'Bûche Sainte Maure', 'Fromage de chèvre'],
    ['pistolets', 'nl', 'Petits pains blancs', 'Crazy roll', 'Rollmops'],
  ] as const)('%s (%s) finds %s first', async (keywords, language, first, ...others) => {
    expect(await firstOf(keywords, language, [first, ...others])).toBe(first);
  });
});

describe('a size', () => {
  test.each([
    ['suiker 1 kg', 'nl', 'Suiker', 'Rolfondant met suiker 1 kg'],
    ['eau 50cl', 'fr', 'Eau', 'Mondwater 500 ml'],
    ['miel 500g', 'fr', 'Miel', 'Couque au miel 500 g'],
    ['vin 75cl', 'fr', 'Vin', 'Vinaigre de vin 75 cl'],
    ['pasta 1kg', 'nl', 'Macaroni 1 kg', 'Pasta'],
    ['suiker 1 kg', 'nl', 'Suiker 1 kg', 'Suiker', 'Suiker 500 g'],
    ['olijfolie 1l', 'nl', 'Huile Olive 1L', ...Array.from({ length: 30 }, (_, index) => `Olijfolie ${index}`)],
    ['water 50cl', 'nl', 'Chaudfontaine Pet 50CL', 'Eau', 'Chaudfontaine Fusion Citron 50CL'],
  ] as const)('%s (%s) finds %s first', async (keywords, language, first, ...others) => {
    expect(await firstOf(keywords, language, [first, ...others])).toBe(first);
  });
});

test('a bare figure after goods is a percentage, also of what they are a kind of', async () => {
  const many = Array.from({ length: 6 }, (_, index) => `Crème fraîche n° ${index}`);
  const search = await searchNames([...many, 'Crème 30%', 'Crème 35 sachets', 'Crème 35%']);
  const { found } = search('crème fraîche 35', 'fr');
  expect(found?.[0]).toBe('Crème 35%');
  expect(found).toEqual(expect.arrayContaining(many));
  expect(found).not.toContain('Crème 35 sachets');
});

test('a brand of water is no other brand', async () => {
  expect((await searchNames(['Chaudfontaine', 'Spa Reine']))('spa reine').found).toEqual(['Spa Reine']);
});

describe('a typing error', () => {
  test.each([
    ['sinasappelsap', 'nl', 'sinaasappelsap', 'Sinaasappelsap', 'Jus de pomme-orange'],
    ['pomme de tere', 'fr', 'pomme de terre', 'Pommes de terre', 'Pomme'],
    ['haricos verts', 'fr', 'haricots verts', 'Haricots verts', 'Greens Broad Beans 450 g'],
    ['caffé', 'fr', '', 'Café', 'Caffé latte'],
    ['orangeade', 'fr', '', 'Boisson à l’orange', 'Orangettes', 'Orange'],
  ] as const)('%s (%s) is read as %s', async (keywords, language, corrected, first, ...others) => {
    expect(await firstOf(keywords, language, [first, ...others])).toBe(first);
    expect((await searchNames([first, ...others]))(keywords, language).corrected ?? '').toBe(corrected);
  });
});

describe('a word of the trade', () => {
  test.each([
    ['cava', 'nl', ['Cava De Uva'], ['Cavatappi', 'Cavalier milk']],
    ['papier toilette', 'fr', ['Papier toilette'], ['Tablettes', 'Papier à manger']],
    ['essuie-tout', 'fr', ['Essuie-tout'], ['Ensure', 'Tout bio']],
    ['servetten', 'nl', [], ['Serveur', 'Verveine']],
    ['martini', 'nl', ['Martini'], ['Martin matin', 'Martine']],
  ] as const)('%s (%s) finds no look-alikes', async (keywords, language, meant, others) => {
    expect((await searchNames([...others, ...meant]))(keywords, language).found).toEqual([...meant]);
  });

  test.each([
    ['tong', 'nl', 'Filet de limande', 'Tongerlo'],
    ['red bull', 'nl', 'Energiedrank', 'Bulls eye'],
    ['boursin', 'fr', 'Fromage frais ail et fines herbes', 'Wrap boursin'],
    ['entrecote', 'nl', 'Steak', 'Saus voor entrecote'],
    ['mosselvlees', 'nl', 'Moules', 'Vlees'],
    ['boterporties', 'nl', 'Boter', 'Porties'],
    ['rundscarpaccio', 'nl', 'Carpaccio', 'Rund'],
  ] as const)('%s (%s) finds the nearest kind where there are none', async (keywords, language, first, other) => {
    expect(await firstOf(keywords, language, [other, first])).toBe(first);
  });

  test('finds no article of which only the other language has the word, for another thing', async () => {
    const search = await searchNames([['Specerij', 'Paprika'], 'Poivron']);
    expect(search('paprika').found).toEqual(['Poivron']);
  });

  test('leads to others of its kind only in the subgroups of its own articles', async () => {
    const search = await searchNames(['Geitenkaas', 'Kaas', 'Kaas'], 2);
    expect(search('geitenkaas').articles).toEqual(['0', '1']);
  });

  test('of several words stays the same while its last word is typed', async () => {
    const search = await searchNames(['Pomme', 'Pommes de terre', 'Thé aux pommes T']);
    expect(search('pomme de t', 'fr').found?.[0]).toBe('Pommes de terre');
  });

  test.each([
    ['bechar', 'fr', 'Béchamel', 'Bear'],
    ['tonijnfilet', 'nl', 'Filet de thon', 'Filet de sole'],
    ['geitenyoghurt', 'nl', 'Yaourt de chèvre', 'Verwenyoghurt'],
  ] as const)('%s (%s) is not read as another word', async (keywords, language, meant, other) => {
    const many = (name: string) => Array.from({ length: 5 }, (_, index) => `${name} ${index}`);
    expect(await firstOf(keywords, language, [...many(other), ...many(meant)])).toMatch(meant);
  });
});

test.each([
  ['saucisses cocktail', 'Saucisses cocktail', 'Sauce cocktail'],
  ['croquettes de pdt', 'Croquettes de pommes de terre', 'Croquettes de poulet'],
  ['croquettes agneau', 'Croquettes de poulet', 'Fond agneau'],
  ['petits lardons', 'Lardons', 'Lard petit-déjeuner'],
] as const)('%s finds what its first word says', async (keywords, first, other) => {
  expect(await firstOf(keywords, 'fr', [other, first])).toBe(first);
});

describe('a substitute', () => {
  const names = ['Bratwurst fleischfrei vegan', 'Saucisse', 'Burger vegan', 'Burger', 'Burger maison'];

  test.each([
    ['burger', 'Burger', 'Burger maison', 'Burger vegan'],
    ['braadworst', 'Saucisse', 'Bratwurst fleischfrei vegan'],
    ['vegan burger', 'Burger vegan'],
  ])('%s finds plain goods first, unless it asks for a substitute', async (keywords, ...expected) => {
    expect((await searchNames(names))(keywords).found?.slice(0, expected.length)).toEqual(expected);
  });

  test('is found where there is nothing else', async () => {
    expect((await searchNames(['Burger vegan', 'Sucre']))('burger').found).toEqual(['Burger vegan']);
  });
});

test('one word of a name of four is another brand', async () => {
  expect((await searchNames(['Xarella qwist']))('brinta zolder kwiek qwist').found).toEqual([]);
});

test('a name of one word comes before the same with another word', async () => {
  expect(await firstOf('xarella', 'nl', ['Bollitore Xarella', 'Xarella'])).toBe('Xarella');
});

test('begins no longer word where it is short and common', async () => {
  const many = Array.from({ length: 30 }, (_, index) => `Spa ${index}`);
  const { found } = (await searchNames(['Spaghetti rood', 'Spa rood', ...many]))('spa rood');
  expect(found?.[0]).toBe('Spa rood');
  expect(found).not.toContain('Spaghetti rood');
});
