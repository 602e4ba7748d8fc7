import { z } from 'zod';

export const flag = z.enum(['true', 'false', '1', '0']).transform((value) => value === 'true' || value === '1');

export const isMoment = (value: string) => !Number.isNaN(new Date(value).getTime());
export const isUrl = (protocols: readonly string[]) => (value: string) =>
  URL.canParse(value) && protocols.includes(new URL(value).protocol);

/** Without TLS only on this machine. */
export const isScriptAddress = (value: string): boolean => {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname } = new URL(value);
  return protocol === 'https:' || (protocol === 'http:' && ['localhost', '127.0.0.1'].includes(hostname));
};

/** As 64 hexadecimal digits or base64. */
export const masterKey = z.string().transform((value, context) => {
  const bytes = /^[0-9a-f]{64}$/i.test(value) ? Buffer.from(value, 'hex') : Buffer.from(value, 'base64');
  if (bytes.length === 32) return bytes;
  context.addIssue({ code: 'custom', message: 'is not 32 bytes in hexadecimal or base64' });
  return z.NEVER;
});

export const erpHosts = z.string().transform((value, context) => {
  const hosts = new Map<string, string[]>();
  for (const pair of value.split(',')) {
    const [, number, host, port = '443'] =
      /^\s*(\d{1,20})=([a-z0-9](?:[a-z0-9.-]*[a-z0-9])?)(?::([1-9]\d{0,4}))?\s*$/i.exec(pair) ?? [];
    if (number === undefined || host === undefined || host.includes('..') || Number(port) > 65_535) {
      context.addIssue({ code: 'custom', message: `is no list of customer=host: ${pair}` });
      return z.NEVER;
    }
    hosts.set(number, [...(hosts.get(number) ?? []), `${host.toLowerCase()}${port === '443' ? '' : `:${port}`}`]);
  }
  return hosts;
});

export type Supplier = {
  readonly name: string;
  readonly street: string;
  readonly city: string;
  readonly vatNumber: string;
  /** Of company.json; absent: none. */
  readonly phone?: string;
};

/** Four parts: `Talloor nv; Dok-Noord 4; 9000 Gent; BE 0999.009.928`. */
export const supplier = z.string().transform((value, context): Supplier => {
  const [name, street, city, vatNumber, ...rest] = value.split(';').map((part) => part.trim());
  if (name && street && city && vatNumber && rest.length === 0) return { name, street, city, vatNumber };
  context.addIssue({ code: 'custom', message: 'is not: name; street; postal code and city; VAT number' });
  return z.NEVER;
});

export type SupplierBank = {
  readonly iban: string;
  readonly bic: string | null;
  readonly referenceLine: 10 | 11;
};

const isIban = (iban: string): boolean => {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{10,30}$/.test(iban)) return false;
  const moved = `${iban.slice(4)}${iban.slice(0, 4)}`;
  return BigInt(moved.replaceAll(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55))) % 97n === 1n;
};

/** `BE68 5390 0754 7034; GKCCBEBB`, or without BIC. */
export const bank = z.string().transform((value, context): Pick<SupplierBank, 'iban' | 'bic'> => {
  const [account = '', bic = null, ...rest] = value.split(';').map((part) => part.trim());
  const iban = account.replaceAll(' ', '');
  const hasBic = bic === null || /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(bic);
  if (isIban(iban) && hasBic && rest.length === 0) return { iban, bic };
  context.addIssue({ code: 'custom', message: 'is not: IBAN; BIC' });
  return z.NEVER;
});
