import { callFieldName, type CallFields } from './readCall.ts';
import { cutTo } from './texts.ts';

const shown = new Set([
  'FUNCTION',
  'PRODUCTID',
  'PRODUCT_ID',
  'QUANTITY',
  'SEARCHSTRING',
  '~OKCODE',
  '~TARGET',
  '~CALLER',
  'RETURNTARGET',
  'OCI_VERSION',
  'OPI_VERSION',
  'HTTP_CONTENT_CHARSET',
  'LANGUAGE',
  'SAP-LANGUAGE',
  'LANG',
  'VENDOR',
  'EXT_QUOTE_ID',
  'CUSTOMER',
]);
const mostCharacters = 200;
export const masked = '***';

/** For the log: names as sent. Values of fields outside the standard are secrets. */
export const maskCall = (fields: CallFields): (readonly [name: string, value: string])[] =>
  Object.entries(fields).flatMap(([name, sent]) =>
    (typeof sent === 'string' ? [sent] : sent).map((value) => [cutTo(name, 100), maskValue(name, value)] as const),
  );

function maskValue(name: string, value: string): string {
  const key = callFieldName(name);
  if (value === '') return '';
  if (key === 'HOOK_URL') return maskHook(value);
  return shown.has(key) ? cutTo(value, mostCharacters) : masked;
}

/** Scheme, host and path; sessions of the buyer's system may be in the rest. */
function maskHook(hook: string): string {
  const [, origin = '', rest = ''] = /^(https?:\/\/[^\s\\/?#@]+)((?:[/?#].*)?)$/is.exec(hook.trim()) ?? [];
  if (origin === '') return masked;
  const [path = ''] = /^[^?#;]*/.exec(rest) ?? [];
  const shownPath = path.replaceAll(/\([^)]*\)/g, `(${masked})`);
  return cutTo(`${origin}${shownPath}${rest === path ? '' : masked}`, mostCharacters);
}
