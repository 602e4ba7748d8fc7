import { lookOf } from './motifOf.ts';
import { packs, type PackName } from './packs.ts';
import { shade } from './shade.ts';

export type DrawnArticle = {
  readonly article_number: string;
  readonly name_nl: string;
  readonly subgroup_code: string;
  readonly item_code?: string | undefined;
  readonly pack_nl?: string | undefined;
};

const packWords: readonly (readonly [RegExp, PackName])[] = [
  [/\bbak 24|\bbak 20|\bbak 12/, 'crate'],
  [/\bblik\b/, 'can'],
  [/\b(emmer)\b/, 'bucket'],
  [/\b(bidon|can)\b/, 'canister'],
  [/\b(pot)\b/, 'jar'],
  [/\b(bakje|schaal|bak)\b/, 'tray'],
  [/\b(zak|net)\b/, 'bag'],
  [/\b(fles|75 cl|1 l|70 cl|500 ml)\b/, 'bottle'],
  [/\b(pak)\b/, 'sleeve'],
  [/\b(doos|stuk|tray)\b/, 'box'],
];
const ownPacks: Readonly<Record<string, PackName>> = {
  milk: 'carton',
  cream: 'carton',
  'egg-liquid': 'carton',
  takeaway: 'box',
};

const isNamedByColour: ReadonlySet<string> = new Set(['loaf', 'roll', 'viennoiserie', 'cake', 'onion']);
const colourWords: readonly (readonly [RegExp, string])[] = [
  [/\brood|\brode/i, '#b5353a'],
  [/\bwit|\bwitte/i, '#e8dfc8'],
  [/\bcitroen|\bgeel|\bgele/i, '#dfbe3a'],
  [/\bvolkoren|\bmeergranen|\bchoco/i, '#8a5a34'],
  [/\bgroen/i, '#5f9148'],
];

/** A drawing of the demo in place of a photo: the same article gives the same SVG. */
export function drawArticle(article: DrawnArticle): string {
  const { article_number: number, name_nl: name, subgroup_code: subgroup, item_code: item } = article;
  const { motif, colour: usual, isLoose } = lookOf(item, subgroup);
  const named = isNamedByColour.has(subgroup) ? colourWords.find(([word]) => word.test(name))?.[1] : undefined;
  const colour = named ?? varied(usual, number);
  const content = isLoose
    ? serve(motif(colour), Number(number))
    : inPack(packOf(article), motif(usual), varied(usual, number));
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 240">' +
    '<rect width="320" height="240" fill="#fff"/><ellipse cx="160" cy="212" rx="118" ry="13" fill="#231a21" opacity=".1"/>' +
    `${content}</svg>`
  );
}

const varied = (colour: string, number: string): string => shade(colour, ((Number(number) % 7) - 3) * 0.045);

function packOf({
  name_nl: name,
  pack_nl: pack = '',
  subgroup_code: subgroup,
  item_code: item,
}: DrawnArticle): PackName {
  const own = ownPacks[item ?? ''] ?? ownPacks[subgroup];
  const words = `${name} ${pack}`.toLowerCase();
  return own ?? packWords.find(([word]) => word.test(words))?.[1] ?? 'box';
}

function serve(piece: string, number: number): string {
  const tilt = (number % 5) * 4 - 8;
  const at = (x: number, y: number, size: number, turn: number) =>
    `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})">${piece}</g>`;
  return (
    '<ellipse cx="160" cy="188" rx="130" ry="26" fill="#c8a06a"/><ellipse cx="160" cy="182" rx="130" ry="24" fill="#e0bf8d"/>' +
    at(104, 124, 0.86, tilt - 6) +
    at(216, 126, 0.86, tilt + 6) +
    at(160, 132, 1.05, tilt)
  );
}

function inPack(name: PackName, motif: string, colour: string): string {
  const { draw, motif: place } = packs[name];
  return `${draw(colour)}<g transform="translate(${place.x} ${place.y}) scale(${place.size})">${motif}</g>`;
}
