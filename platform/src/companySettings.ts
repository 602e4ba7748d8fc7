import { existsSync, readFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { z } from 'zod';
import { bank, supplier } from './settingSchemas.ts';

const logoTypes: Readonly<Record<string, string>> = { '.svg': 'image/svg+xml', '.png': 'image/png' };
const mostLogoBytes = 200_000;

const texts = z.record(z.string().regex(/^\w+(\.\w+)+$/), z.string().min(1).max(2000));

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

/** `07:00-17:30` in Brussels; an absent day is closed. */
const weekHours = z
  .partialRecord(
    z.enum(weekdays),
    z
      .string()
      .regex(/^([01]\d|2[0-3]):[0-5]\d-([01]\d|2[0-3]):[0-5]\d$/, 'is not like 07:00-17:30')
      .refine((hours) => hours.slice(0, 5) < hours.slice(6), 'closes before it opens'),
  )
  .refine((hours) => Object.keys(hours).length > 0, 'has no day');

const companyFile = z.strictObject({
  name: z.string().trim().min(1).max(40),
  supplier: supplier.optional(),
  bank: bank.optional(),
  /** Of customer service. */
  phone: z
    .string()
    .regex(/^\+?\d[\d ()/.-]{5,28}\d$/, 'is not a phone number such as +32 9 000 00 00')
    .optional(),
  opening_hours: weekHours.optional(),
  /** A file beside this one. */
  logo: z
    .string()
    .regex(/^[\w.-]+\.(svg|png)$/, 'is not the name of an .svg or .png file')
    .optional(),
  colour: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i, 'is not a colour such as #14532d')
    .refine((colour) => contrastWithWhite(colour) >= 4.5, 'is too light: white text on it cannot be read')
    .optional(),
  texts: z.strictObject({ nl: texts.optional(), fr: texts.optional() }).optional(),
});

export type Company = Pick<z.output<typeof companyFile>, 'name' | 'supplier' | 'bank'> & {
  readonly phone: string | null;
  readonly openingHours: z.output<typeof weekHours> | null;
  readonly colour: string | null;
  readonly logo: { readonly type: string; readonly content: Buffer } | null;
  readonly texts: { readonly nl: Readonly<Record<string, string>>; readonly fr: Readonly<Record<string, string>> };
};

export const usualCompany: Company = {
  name: 'Talloor',
  phone: null,
  openingHours: null,
  colour: null,
  logo: null,
  texts: { nl: {}, fr: {} },
};

/**
 * @param isNamed whether the configuration names the file, which must then exist
 * @returns what is wrong, in words
 */
export function readCompany(file: string, isNamed: boolean): { company: Company | null; problems: string[] } {
  if (!existsSync(file)) return { company: null, problems: isNamed ? [`COMPANY_FILE: there is no file ${file}`] : [] };
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return { company: null, problems: [`${file} is no JSON`] };
  }
  const { data, error } = companyFile.safeParse(content);
  if (!data) {
    const problems = error.issues.map(({ path, message }) => `${file}: ${path.join('.')} ${message}`);
    return { company: null, problems };
  }
  const {
    logo: logoFile,
    colour = null,
    phone = null,
    opening_hours: openingHours = null,
    texts: changed,
    ...rest
  } = data;
  const logo = logoFile === undefined ? null : readLogo(join(dirname(file), logoFile));
  if (typeof logo === 'string') return { company: null, problems: [`${file}: ${logo}`] };
  return {
    company: { ...rest, phone, openingHours, colour, logo, texts: { nl: changed?.nl ?? {}, fr: changed?.fr ?? {} } },
    problems: [],
  };
}

function readLogo(path: string): Company['logo'] | string {
  if (!existsSync(path)) return `there is no logo ${path}`;
  const content = readFileSync(path);
  if (content.length > mostLogoBytes) return `the logo is larger than ${mostLogoBytes / 1000} kB`;
  return { type: logoTypes[extname(path)] ?? '', content };
}

/** WCAG 2.2. */
function contrastWithWhite(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}
