import { hookHost, type FieldExpression, type PunchOutSettings } from '@talloor/rules/punchOut/settings.ts';

const linesOf = (text: string): readonly string[] =>
  text
    .split(/[\n,;]/)
    .map((line) => line.trim())
    .filter((line) => line !== '');

export function readHosts(text: string): { readonly hosts: string[]; readonly unread: string[] } {
  const hosts = linesOf(text).map((line) => line.toLowerCase());
  return { hosts, unread: hosts.filter((host) => !hookHost.safeParse(host).success) };
}

/** One unit a line: `PCE=ST`. */
export function readUnits(text: string): { readonly units: PunchOutSettings['units']; readonly unread: string[] } {
  const units: PunchOutSettings['units'] = [];
  const unread: string[] = [];
  for (const line of linesOf(text)) {
    const [, iso, own] = /^([A-Za-z\d]{2,3})\s*(?:=|→)\s*(\S.{0,2})$/u.exec(line) ?? [];
    if (iso === undefined || own === undefined) unread.push(line);
    else units.push({ iso: iso.toUpperCase(), own });
  }
  return { units, unread };
}

export const writeUnits = (units: PunchOutSettings['units']): string =>
  units.map(({ iso, own }) => `${iso}=${own}`).join('\n');

/** An empty value removes the field. */
export const withField = (
  fields: PunchOutSettings['custom_fields'],
  field: number,
  value: FieldExpression | '',
): PunchOutSettings['custom_fields'] =>
  [...fields.filter((each) => each.field !== field), ...(value === '' ? [] : [{ field, value }])].toSorted(
    (a, b) => a.field - b.field,
  );
