import { punchOutCharsets, type PunchOutCharset } from './settings.ts';

export const callFunctions = ['DETAIL', 'VALIDATE', 'SOURCING', 'BACKGROUND_SEARCH'] as const;
export type CallFunction = (typeof callFunctions)[number] | 'BROWSE';

/** OCI call (standards.md). Texts are empty where the call names none. */
export type PunchOutCall = {
  readonly username: string;
  readonly password: string;
  /** As sent; `judgeHook` judges it. */
  readonly hook: string;
  readonly okCode: string;
  /** Window or frame of the form; `~Target` as sent is `targetField`. */
  readonly target: string;
  readonly targetField: string;
  readonly caller: string;
  readonly function: CallFunction;
  readonly productId: string;
  readonly quantity: number | null;
  readonly search: string;
  /** EXT_QUOTE_ID of a returned basket. */
  readonly quoteId: string;
  /** Chooses among the customers of a user. */
  readonly customer: string;
  readonly language: 'nl' | 'fr' | null;
  readonly charset: PunchOutCharset | null;
};

export type CallFault = { readonly code: CallFaultCode; readonly field: string };
export type CallFaultCode =
  | 'field_repeated'
  | 'field_too_long'
  | 'username_missing'
  | 'password_missing'
  | 'function_unknown'
  | 'product_missing'
  | 'quantity_invalid'
  | 'search_missing'
  | 'version_unknown'
  | 'charset_unknown'
  | 'language_unknown'
  | 'target_invalid';

/** Longer values are ignored. Return addresses may hold a session of the buyer's system. */
const mostCharacters = (key: string): number => (key === 'HOOK_URL' ? 4000 : 1000);

export type CallFields = Readonly<Record<string, string | readonly string[]>>;

/** Names have any case, `~` may be `%7E`, and the first value counts. */
export function readCall(fields: CallFields): { readonly call: PunchOutCall; readonly faults: readonly CallFault[] } {
  const faults: CallFault[] = [];
  const values = new Map<string, string>();
  for (const [name, sent] of Object.entries(fields)) {
    const key = callFieldName(name);
    const all = typeof sent === 'string' ? [sent] : sent;
    const value = all[0] ?? '';
    if (values.has(key) || all.length > 1) faults.push({ code: 'field_repeated', field: name });
    if (value.length > mostCharacters(key)) faults.push({ code: 'field_too_long', field: name });
    else if (!values.has(key)) values.set(key, value);
  }
  const read = (...names: readonly string[]): string =>
    names.map((name) => values.get(name) ?? '').find((value) => value !== '') ?? '';
  const fault = (isFaulty: boolean, code: CallFaultCode, field: string): void => {
    if (isFaulty) faults.push({ code, field });
  };

  const functionName = read('FUNCTION').trim().toUpperCase();
  const called = callFunctions.find((name) => name === functionName) ?? 'BROWSE';
  const productId = read('PRODUCTID', 'PRODUCT_ID').trim();
  const search = read('SEARCHSTRING').trim();
  const [quantityText, language, charset, version] = [
    read('QUANTITY').trim(),
    read('LANGUAGE', 'SAP-LANGUAGE', 'LANG'),
    read('HTTP_CONTENT_CHARSET'),
    read('OCI_VERSION').trim(),
  ];
  const target = read('RETURNTARGET', '~TARGET').trim();
  const call: PunchOutCall = {
    username: read('USERNAME'),
    password: read('PASSWORD'),
    hook: read('HOOK_URL').trim(),
    okCode: read('~OKCODE'),
    target: isTarget(target) ? target : '_top',
    targetField: read('~TARGET'),
    caller: read('~CALLER'),
    function: called,
    productId,
    quantity: /^\d{1,11}(\.\d{1,3})?$/.test(quantityText) ? Number(quantityText) : null,
    search,
    quoteId: read('EXT_QUOTE_ID').trim(),
    customer: read('CUSTOMER').trim(),
    language: languageOf(language),
    charset: charsetOf(charset),
  };
  fault(call.username === '', 'username_missing', 'USERNAME');
  fault(call.password === '', 'password_missing', 'PASSWORD');
  fault(functionName !== '' && called === 'BROWSE', 'function_unknown', 'FUNCTION');
  fault((called === 'DETAIL' || called === 'VALIDATE') && productId === '', 'product_missing', 'PRODUCTID');
  fault(called === 'VALIDATE' && call.quantity === null, 'quantity_invalid', 'QUANTITY');
  fault((called === 'SOURCING' || called === 'BACKGROUND_SEARCH') && search === '', 'search_missing', 'SEARCHSTRING');
  fault(version !== '' && !/^[45](\.0)?$/.test(version), 'version_unknown', 'OCI_VERSION');
  fault(charset !== '' && call.charset === null, 'charset_unknown', 'http_content_charset');
  fault(language !== '' && call.language === null, 'language_unknown', 'LANGUAGE');
  fault(target !== '' && !isTarget(target), 'target_invalid', '~Target');
  return { call, faults };
}

/** In capitals, with `~`. */
export const callFieldName = (name: string): string => name.trim().replace(/^%7e/i, '~').toUpperCase();

const isTarget = (target: string): boolean => /^(?:_(?:top|parent|self|blank)|[A-Za-z][\w-]{0,60})$/.test(target);

/** `nl`, `NL_BE`, and SAP's `N` and `F`. */
function languageOf(text: string): 'nl' | 'fr' | null {
  const [, word] = /^\s*(nl|n|fr|f)(?:[-_][a-z]{2})?\s*$/i.exec(text) ?? [];
  return word === undefined ? null : word.toLowerCase().startsWith('n') ? 'nl' : 'fr';
}

const charsetNames: Readonly<Record<string, PunchOutCharset>> = {
  ...Object.fromEntries(punchOutCharsets.map((charset) => [charset, charset])),
  utf8: 'utf-8',
  latin1: 'iso-8859-1',
  'iso8859-1': 'iso-8859-1',
  'iso8859-15': 'iso-8859-15',
  latin9: 'iso-8859-15',
  cp1252: 'windows-1252',
};
const charsetOf = (text: string): PunchOutCharset | null => charsetNames[text.trim().toLowerCase()] ?? null;
