/**
 * RFC 8785 JSON without undefined members. Own code for speed.
 * @throws TypeError for values outside JSON (lone surrogate, NaN, function)
 */
export function canonicalJson(value: unknown): string {
  if (typeof value === 'string') return stringJson(value);
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  if (value === null) return 'null';
  if (typeof value === 'boolean') return value ? 'true' : 'false';
  if (typeof value !== 'object') throw new TypeError(`a ${typeof value} that is no JSON`);
  return Array.isArray(value) ? arrayJson(value) : objectJson(value);
}

function arrayJson(elements: readonly unknown[]): string {
  let json = '';
  for (const element of elements) json += json === '' ? canonicalJson(element) : `,${canonicalJson(element)}`;
  return `[${json}]`;
}

function objectJson(value: object): string {
  const members = value as Readonly<Record<string, unknown>>;
  let json = '';
  for (const { name, nameJson } of orderOf(Object.keys(members))) {
    const member = members[name];
    if (member !== undefined) json += (json === '' ? nameJson : `,${nameJson}`) + canonicalJson(member);
  }
  return `{${json}}`;
}

/** A lone surrogate is written as an escape. */
function stringJson(value: string): string {
  if (!mayNeedEscape.test(value)) return `"${value}"`;
  const json = JSON.stringify(value);
  if (json.includes('\\ud') && hasLoneHalf.test(value)) throw new TypeError('half a character is no JSON');
  return json;
}

/** Most strings need no escapes. */
const mayNeedEscape = /[^ !#-[\]-\ud7ff\ue000-\uffff]/;
const hasLoneHalf = /\p{Surrogate}/u;

type Member = { readonly name: string; readonly nameJson: string };
/** Caches the member order of recurring shapes. */
type Shape = { readonly names: readonly string[]; readonly order: readonly Member[] };
const shapes = new Map<string, Shape[]>();
let shapeCount = 0;
const [mostShapes, mostNames] = [1000, 50];

function orderOf(names: readonly string[]): readonly Member[] {
  const first = names[0] ?? '';
  const alike = shapes.get(first) ?? [];
  for (const shape of alike) if (isSame(shape.names, names)) return shape.order;
  const order = names.toSorted().map((name) => ({ name, nameJson: `${stringJson(name)}:` }));
  // Records by article number never recur.
  if (names.length > mostNames || shapeCount >= mostShapes || /^\d/.test(first)) return order;
  shapeCount += 1;
  shapes.set(first, [...alike, { names, order }]);
  return order;
}

function isSame(names: readonly string[], otherNames: readonly string[]): boolean {
  if (names.length !== otherNames.length) return false;
  for (let index = 0; index < names.length; index++) if (names[index] !== otherNames[index]) return false;
  return true;
}
