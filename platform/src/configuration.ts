import { join } from 'node:path';
import { z } from 'zod';
import type { AnalyticsSettings } from '@talloor/contracts/analytics/analyticsSettings.ts';
import type { Features } from '@talloor/contracts/features.ts';
import { usualSessionHours } from './http/sessionLifetime.ts';
import { readCompany, usualCompany, type Company } from './companySettings.ts';
import {
  bank,
  erpHosts,
  flag,
  isMoment,
  isScriptAddress,
  isUrl,
  masterKey,
  supplier,
  type Supplier,
  type SupplierBank,
} from './settingSchemas.ts';

export type { Supplier, SupplierBank };

const variables = {
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('.data'),
  MAINTENANCE_DIR: z.string().min(1).optional(),
  SEALS_DIR: z.string().min(1).optional(),
  SEALING_KEY_FILE: z.string().min(1).optional(),
  SEALS_URL: z
    .string()
    .refine(isUrl(['http:', 'https:']), 'is not an http:// or https:// address')
    .transform((value) => value.replace(/\/+$/, ''))
    .optional(),
  SEALS_URL_KEY_ID: z.string().min(1).optional(),
  SEALS_URL_SECRET: z.string().min(1).optional(),
  SEALS_URL_REGION: z.string().min(1).default('eu-west-1'),
  SEALS_MAIL: z.string().min(3).optional(),
  DATABASE_URL: z
    .string()
    .refine(isUrl(['postgres:', 'postgresql:']), 'is not a postgres:// address')
    .optional(),
  EVENT_STORE: z
    .string()
    .refine(
      // One host or a comma-separated cluster, which no URL parser accepts.
      (value) => value === 'postgres' || /^esdb(\+discover)?:\/\/[^/?\s]+/.test(value),
      'is neither "postgres" nor an esdb:// address',
    )
    .default('postgres'),
  NOW: z
    .string()
    .refine(isMoment, 'is not a moment such as 2026-03-11T14:12+01:00')
    .transform((value) => new Date(value))
    .optional(),
  MASTER_KEY: masterKey.optional(),
  SESSION_SECRET: z.string().min(32, 'is shorter than 32 characters').optional(),
  /** Office sessions last at most 12 hours. */
  SESSION_HOURS: z.coerce.number().int().min(1).max(720).default(usualSessionHours),
  SMTP_URL: z
    .string()
    .refine(isUrl(['smtp:', 'smtps:']), 'is not an smtp:// address')
    .optional(),
  PUBLIC_URL: z
    .string()
    .refine(isUrl(['http:', 'https:']), 'is not an http:// or https:// address')
    .transform((value) => value.replace(/\/+$/, ''))
    .optional(),
  MAIL_FROM: z.string().min(3).default('Talloor <bestellingen@talloor.example>'),
  COMPANY_FILE: z.string().min(1).optional(),
  SUPPLIER: supplier.optional(),
  SUPPLIER_BANK: bank.optional(),
  /** Banks differ on where the QR code has the structured communication. */
  EPC_REFERENCE_LINE: z.enum(['10', '11']).default('11'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  METRICS_TOKEN: z.string().min(16, 'is shorter than 16 characters').optional(),
  TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0),
  /** Links and names per address and quarter of an hour; ten times as many failed logins. */
  LOGIN_ATTEMPTS: z.coerce.number().int().min(1).max(100_000).default(10),
  /** Whether answers hide which users exist. Default in production: yes. */
  DISCREET: flag.optional(),
  OFFICE_PASSKEYS: flag.default(true),
  NODE_ENV: z.string().optional(),
  /** Hosts that a basket may return to: `204118=erp.example,204119=inkoop.example`. */
  ERP_HOSTS: erpHosts.optional(),
  DEMO: flag.default(true),
  ERP_SIMULATOR: z.enum(['on', 'off']).default('on'),
  UPLOAD_MAX_ROWS: z.coerce.number().int().min(1).max(9_999).default(5000),
  UPLOADS_PER_MINUTE: z.coerce.number().int().min(1).max(100_000).default(20),
  REGISTRY_URL: z
    .string()
    .refine(isUrl(['http:', 'https:']), 'is not an http:// or https:// address')
    .transform((value) => value.replace(/\/+$/, ''))
    .optional(),
  REGISTRY_TOKEN: z.string().min(1).optional(),
  REGISTRY_TIMEOUT_MS: z.coerce.number().int().min(100).max(30_000).default(2000),
  /** `sandbox`: embedded, without real money. */
  PAYMENT_PROVIDER: z.enum(['sandbox', 'mollie']).optional(),
  PAYMENT_KEY: z.string().min(10, 'is shorter than 10 characters').optional(),
  PAYMENT_URL: z
    .string()
    .refine(isUrl(['http:', 'https:']), 'is not an http:// or https:// address')
    .transform((value) => value.replace(/\/+$/, ''))
    .optional(),
  ANALYTICS: z.enum(['off', 'own', 'tag-manager']).default('own'),
  TAG_MANAGER_URL: z.string().refine(isScriptAddress, 'is not an https:// address').optional(),
  ANALYTICS_PER_MINUTE: z.coerce.number().int().min(1).max(100_000).default(120),
  FEATURE_WISH_LIST: flag.default(true),
  FEATURE_RESTRICTED_WISH_LIST: flag.default(true),
  FEATURE_BASKET_UPLOAD: flag.default(true),
  FEATURE_PENDING_ORDERS: flag.default(true),
};

const demoSupplier: Supplier = {
  name: 'Talloor nv',
  street: 'Dok-Noord 4',
  city: '9000 Gent',
  vatNumber: 'BE 0999.009.928',
};

const demoBank = { iban: 'BE68539007547034', bic: 'GKCCBEBB' };

/** Mails must not link to `localhost`, and payment providers cannot call it. */
const environment = z.object(variables).superRefine(({ SMTP_URL, PUBLIC_URL, ...values }, context) => {
  if (values.PAYMENT_PROVIDER === 'mollie') {
    if (values.PAYMENT_KEY === undefined)
      context.addIssue({ code: 'custom', path: ['PAYMENT_KEY'], message: 'is needed with PAYMENT_PROVIDER=mollie' });
    if (PUBLIC_URL === undefined)
      context.addIssue({
        code: 'custom',
        path: ['PUBLIC_URL'],
        message: 'is needed with PAYMENT_PROVIDER=mollie: the provider calls and leads back there',
      });
  }
  for (const name of ['SEALS_URL_KEY_ID', 'SEALS_URL_SECRET'] as const)
    if (values.SEALS_URL !== undefined && values[name] === undefined)
      context.addIssue({ code: 'custom', path: [name], message: 'is needed with SEALS_URL' });
  if (values.ANALYTICS === 'tag-manager' && values.TAG_MANAGER_URL === undefined)
    context.addIssue({ code: 'custom', path: ['TAG_MANAGER_URL'], message: 'is needed with ANALYTICS=tag-manager' });
  if (SMTP_URL !== undefined && PUBLIC_URL === undefined)
    context.addIssue({ code: 'custom', path: ['PUBLIC_URL'], message: 'is needed with SMTP_URL: mails link there' });
});

export type Configuration = {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly maintenanceDir: string;
  readonly sealsDir: string;
  readonly sealingKeyFile: string;
  readonly sealsUrl: {
    readonly url: string;
    readonly region: string;
    readonly keyId: string;
    readonly secret: string;
  } | null;
  readonly sealsMail: readonly string[];
  /** Null: the single process starts its own PostgreSQL. */
  readonly databaseUrl: string | null;
  readonly eventStore: string;
  readonly now: Date | null;
  readonly masterKey: Buffer | null;
  readonly sessionSecret: string | null;
  readonly sessionHours: number;
  /** Null: mails are files in the data folder. */
  readonly smtpUrl: string | null;
  readonly publicUrl: string;
  readonly mailFrom: string;
  /** Address of `mailFrom`: customer service reads there. */
  readonly officeEmail: string;
  readonly company: Company;
  readonly supplier: Supplier | null;
  readonly bank: SupplierBank | null;
  readonly logLevel: string;
  /** Null: metrics and health details only on this machine. */
  readonly metricsToken: string | null;
  readonly trustProxy: number;
  readonly loginAttempts: number;
  readonly discreet: boolean;
  readonly officePasskeys: boolean;
  readonly erpHosts: ReadonlyMap<string, readonly string[]>;
  readonly uploadMaxRows: number;
  readonly uploadsPerMinute: number;
  readonly registry: { readonly url: string; readonly token: string | null; readonly timeoutMs: number } | null;
  readonly payments: {
    /** Null: nobody can pay online. Only the demo defaults to the sandbox, which moves no money. */
    readonly provider: 'sandbox' | 'mollie' | null;
    /** Null: the sandbox has a key of its own. Never logged. */
    readonly key: string | null;
    /** Null: the provider's usual address. */
    readonly url: string | null;
  };
  readonly demo: boolean;
  readonly erpSimulator: boolean;
  readonly analytics: AnalyticsSettings;
  readonly analyticsPerMinute: number;
  readonly features: Features;
};

function sealsUrlOf(values: z.output<typeof environment>): Configuration['sealsUrl'] {
  const { SEALS_URL: url, SEALS_URL_KEY_ID: keyId, SEALS_URL_SECRET: secret, SEALS_URL_REGION: region } = values;
  return url === undefined || keyId === undefined || secret === undefined ? null : { url, keyId, secret, region };
}

export class WrongConfiguration extends Error {
  override readonly name = 'WrongConfiguration';
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(`the configuration is wrong:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
    this.problems = problems;
  }
}

/** Empty variables count as absent. @throws WrongConfiguration */
export function parseConfiguration(env: Readonly<Record<string, string | undefined>>): Configuration {
  const rawValues = Object.fromEntries(
    Object.keys(variables).map((name) => [name, env[name] === '' ? undefined : env[name]]),
  );
  const result = environment.safeParse(rawValues);
  if (!result.success)
    throw new WrongConfiguration(result.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`.trim()));
  const values = result.data;
  const companyFile = values.COMPANY_FILE ?? join(values.DATA_DIR, 'company.json');
  const { company, problems } = readCompany(companyFile, values.COMPANY_FILE !== undefined);
  if (problems.length > 0) throw new WrongConfiguration(problems);
  const supplierOf = values.SUPPLIER ?? company?.supplier ?? (values.DEMO ? demoSupplier : null);
  const account = values.SUPPLIER_BANK ?? company?.bank ?? (values.DEMO ? demoBank : null);
  return {
    port: values.PORT,
    host: values.HOST,
    dataDir: values.DATA_DIR,
    maintenanceDir: values.MAINTENANCE_DIR ?? join(values.DATA_DIR, 'maintenance'),
    sealsDir: values.SEALS_DIR ?? join(values.DATA_DIR, 'seals'),
    sealsUrl: sealsUrlOf(values),
    sealsMail: values.SEALS_MAIL?.split(',').map((address) => address.trim()) ?? [],
    sealingKeyFile: values.SEALING_KEY_FILE ?? join(values.DATA_DIR, 'sealing-key.pem'),
    databaseUrl: values.DATABASE_URL ?? null,
    eventStore: values.EVENT_STORE,
    now: values.NOW ?? null,
    masterKey: values.MASTER_KEY ?? null,
    sessionSecret: values.SESSION_SECRET ?? null,
    sessionHours: values.SESSION_HOURS,
    smtpUrl: values.SMTP_URL ?? null,
    publicUrl: values.PUBLIC_URL ?? `http://localhost:${values.PORT}`,
    mailFrom: values.MAIL_FROM,
    officeEmail: /<([^<>]+)>\s*$/.exec(values.MAIL_FROM)?.[1] ?? values.MAIL_FROM,
    company: company ?? usualCompany,
    supplier: supplierOf && { ...supplierOf, ...(company?.phone && { phone: company.phone }) },
    bank: account && { ...account, referenceLine: values.EPC_REFERENCE_LINE === '10' ? 10 : 11 },
    logLevel: values.LOG_LEVEL,
    metricsToken: values.METRICS_TOKEN ?? null,
    trustProxy: values.TRUST_PROXY,
    loginAttempts: values.LOGIN_ATTEMPTS,
    officePasskeys: values.OFFICE_PASSKEYS,
    discreet: values.DISCREET ?? values.NODE_ENV === 'production',
    erpHosts: values.ERP_HOSTS ?? new Map(),
    uploadMaxRows: values.UPLOAD_MAX_ROWS,
    uploadsPerMinute: values.UPLOADS_PER_MINUTE,
    registry:
      values.REGISTRY_URL === undefined
        ? null
        : { url: values.REGISTRY_URL, token: values.REGISTRY_TOKEN ?? null, timeoutMs: values.REGISTRY_TIMEOUT_MS },
    payments: {
      provider: values.PAYMENT_PROVIDER ?? (values.DEMO ? 'sandbox' : null),
      key: values.PAYMENT_KEY ?? null,
      url: values.PAYMENT_URL ?? null,
    },
    demo: values.DEMO,
    erpSimulator: values.ERP_SIMULATOR === 'on',
    analytics: {
      mode: values.ANALYTICS,
      script: values.ANALYTICS === 'tag-manager' ? (values.TAG_MANAGER_URL ?? null) : null,
    },
    analyticsPerMinute: values.ANALYTICS_PER_MINUTE,
    features: {
      wish_list: values.FEATURE_WISH_LIST,
      restricted_wish_list: values.FEATURE_RESTRICTED_WISH_LIST,
      basket_upload: values.FEATURE_BASKET_UPLOAD,
      pending_orders: values.FEATURE_PENDING_ORDERS,
    },
  };
}
