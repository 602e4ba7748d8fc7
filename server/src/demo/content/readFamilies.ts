import { inBoth } from './articleUnits.ts';

/**
 * Articles that come in several kinds and packs. A line `@item-code|options` says where what follows belongs, a line
 * `number|brand|Dutch name|French name|packs` names a family; its articles count on from its number. `[a/b]` stands for one
 * name with each (`[1/1;1/2]` where a slash is part of it), in the same order in both languages. A pack reads
 * `container amount/unit*units in a full package price options`: `doos 6x1l/st 4.18`, `zak 2,5kg*4 6.2`, `zak ±2kg 12.95`
 * (by weight), `doos 60x55g 16.9` (sold by the box).
 *
 * @returns lines as readArticles.ts reads them
 */
export function readFamilies(text: string): readonly string[] {
  let item = '';
  let shared = '';
  return text
    .trim()
    .split('\n')
    .flatMap((line) => {
      if (!line.startsWith('@')) return readFamily(line, item, shared);
      [item = '', shared = ''] = line.slice(1).split('|');
      return [];
    });
}

function readFamily(line: string, item: string, shared: string): readonly string[] {
  const [first = '', brand = '', nl = '', fr = '', packs = ''] = line.split('|');
  const dutch = expand(nl);
  const french = expand(fr);
  if (dutch.length !== french.length)
    throw new Error(`family ${first}: ${dutch.length} kinds, ${french.length} in French`);
  const read = packs.split('; ').map((pack) => readPack(first, pack));
  const namedAlike = read.some(({ amount }, index) => read.findIndex((other) => other.amount === amount) !== index);
  return dutch.flatMap((name, kind) =>
    read.map((pack, index) => {
      const number = String(Number(first) + kind * read.length + index);
      const amount = inBoth(namedAlike ? pack.wholeAmount : pack.amount);
      const names = [named(name, amount.nl), named(french[kind] ?? '', amount.fr)];
      const options = [shared, pack.options].filter(Boolean).join(' ');
      return [number, item, brand, ...names, pack.pack, pack.unit, priceOf(pack.price, kind), options].join('|');
    }),
  );
}

const named = (name: string, amount: string) => (amount === '' || name.includes(amount) ? name : `${name} ${amount}`);

/** One name for each kind between brackets; two pairs of brackets give every pair of kinds. */
const expand = (name: string): readonly string[] =>
  kindsOf(name).map((kind) => kind.charAt(0).toUpperCase() + kind.slice(1));

function kindsOf(name: string): readonly string[] {
  const [, before = '', kinds = '', after = ''] = /^([^[]*)\[([^\]]*)\](.*)$/.exec(name) ?? [];
  if (kinds === '') return [name];
  const rest = kindsOf(after);
  return kinds.split(kinds.includes(';') ? ';' : '/').flatMap((kind) => rest.map((end) => `${before}${kind}${end}`));
}

const packPattern =
  /^(?<container>\p{L}+) (?<weighed>±)?(?:(?<times>\d+)x)?(?<size>[\d,]+)(?<of>\p{L}+)(?:\/(?<unit>\p{L}+))?(?:\*(?<wrap>\d+))? (?<price>[\d.]+)(?: (?<options>.+))?$/u;

type Pack = {
  readonly pack: string;
  /** `unit*units in a full package`. */
  readonly unit: string;
  readonly price: number;
  readonly options: string;
  /** How the name ends, in Dutch; empty for what is weighed or counted one by one. */
  readonly amount: string;
  readonly wholeAmount: string;
};

function readPack(family: string, text: string): Pack {
  const groups = packPattern.exec(text)?.groups;
  if (!groups) throw new Error(`family ${family}: no pack "${text}"`);
  const {
    container = '',
    weighed,
    times,
    size = '',
    of = '',
    unit: namedUnit,
    wrap: namedWrap,
    price,
    options = '',
  } = groups;
  const isSingle = container === 'stuk' && of === 'st';
  const unit = isSingle ? 'st' : (namedUnit ?? container);
  const isWhole = unit === container;
  const isCounted = of === 'st' || of === 'bos';
  const wrap = namedWrap ?? (isWhole || isSingle ? 1 : (times ?? (isCounted ? size : 1)));
  const each = `${size} ${of}`;
  const whole = times === undefined ? each : `${times} × ${each}`;
  const isCountedOneByOne = isCounted && times === undefined && !isWhole;
  const hasAmount = weighed === undefined && !isSingle && !isCountedOneByOne;
  const isDrink = container === 'bak' && of === 'cl';
  return {
    pack: isSingle ? 'per stuk' : `${container} ${weighed ? '± ' : ''}${whole}`,
    unit: `${unit}*${wrap}`,
    price: Number(price),
    options: [
      weighed ? `w=${size.replace(',', '.')}` : '',
      isDrink ? 'dep=4.5' : '',
      container === 'vat' ? 'dep=30' : '',
      options,
    ]
      .filter(Boolean)
      .join(' '),
    amount: hasAmount ? shownAmount({ container, each, whole, isWhole, isPiece: of === 'g' && isWhole }) : '',
    wholeAmount: hasAmount ? whole : '',
  };
}

/** Pieces of food are known by the weight of one, drinks by their crate, the rest by what one takes out of the box. */
function shownAmount(pack: {
  readonly container: string;
  readonly each: string;
  readonly whole: string;
  readonly isWhole: boolean;
  readonly isPiece: boolean;
}): string {
  const { container, each, whole, isWhole, isPiece } = pack;
  if (!isWhole || isPiece) return each;
  return container === 'vat' || (container === 'bak' && whole !== each) ? `${container} ${whole}` : whole;
}

/** Kinds of one family differ by a few percent. */
const byKind = [1, 1.03, 0.98, 1.05, 1.01, 0.96, 1.04];

function priceOf(euros: number, kind: number): string {
  const steps = euros < 5 ? 100 : 20;
  return String(Math.round(euros * (byKind[kind % byKind.length] ?? 1) * steps) / steps);
}
