import { z } from 'zod';

/** Hours of a session, whatever happens in it. */
export const punchOutHours = 4;

/** Of the log. */
export const punchOutKeptDays = 90;

/** Back to the buyer's system for approval, an order here, or the user's choice. */
export const punchOutWays = ['send_back', 'order', 'both'] as const;
export const depositWays = ['line', 'in_price', 'omitted'] as const;
export const freeWays = ['line', 'omitted'] as const;
/** `weight`: the estimated weight at the price per kilo. `piece`: pieces at an estimated price. */
export const weightWays = ['weight', 'piece'] as const;
export const punchOutCharsets = ['utf-8', 'iso-8859-1', 'iso-8859-15', 'windows-1252'] as const;
export type PunchOutCharset = (typeof punchOutCharsets)[number];

/** What a CUST_FIELD can hold. */
export const fieldExpressions = [
  'article_number',
  'brand',
  'pack',
  'ean',
  'group_code',
  'subgroup_code',
  'tax_percentage',
  'deposit',
  'unit',
  'price_unit',
  'customer_number',
  'basket_reference',
  'delivery_date',
] as const;
export type FieldExpression = (typeof fieldExpressions)[number];

/** Lower-case ASCII host, with a port unless it is 443: `erp.example`, `erp.example:8443`. */
export const hookHost = z
  .string()
  .max(260)
  .overwrite((host) => host.replace(/:443$/, ''))
  .refine((host) => Number(/:(\d+)$/.exec(host)?.[1] ?? 0) <= 65_535, 'port above 65535')
  .regex(/^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*(?::[1-9]\d{0,4})?$/);

const areDistinct = (values: readonly unknown[]): boolean => new Set(values).size === values.length;

const shortText = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[^\p{Cc}\p{Cs}]*$/u);

export const punchOutSettings = z.strictObject({
  /** Empty: punch-out is off. Also the only hosts that may frame its pages. */
  hosts: z.array(hookHost).max(20),
  way: z.enum(punchOutWays),
  deposit: z.enum(depositWays),
  free_articles: z.enum(freeWays),
  weight: z.enum(weightWays),
  /** Where the call names none. */
  charset: z.enum(punchOutCharsets),
  /** NEW_ITEM-VENDOR: our number in the buyer's system. */
  vendor: shortText(10),
  units: z
    .array(z.strictObject({ iso: z.string().regex(/^[A-Z\d]{2,3}$/), own: shortText(3).min(1) }))
    .max(100)
    .refine((units) => areDistinct(units.map(({ iso }) => iso)), 'each unit once'),
  custom_fields: z
    .array(z.strictObject({ field: z.int().min(1).max(5), value: z.enum(fieldExpressions) }))
    .max(5)
    .refine((fields) => areDistinct(fields.map(({ field }) => field)), 'each field once'),
});
export type PunchOutSettings = z.output<typeof punchOutSettings>;

export const usualPunchOutSettings: PunchOutSettings = {
  hosts: [],
  way: 'both',
  deposit: 'line',
  free_articles: 'line',
  weight: 'weight',
  charset: 'utf-8',
  vendor: '',
  units: [],
  custom_fields: [],
};
