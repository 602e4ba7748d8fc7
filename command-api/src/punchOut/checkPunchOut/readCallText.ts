import { punchInPaths } from '@talloor/contracts/endpoints/punchIn.ts';
import type { PunchOutFinding } from '@talloor/contracts/endpoints/punchOut.ts';
import { listFields, readInNamedCharset } from '@talloor/platform/http/formCharset.ts';
import type { CallFields } from '@talloor/rules/punchOut/readCall.ts';

const mostFields = 100;

/** A whole address, its parameters, or the body of a form. */
export function readCallText(
  text: string,
  isDemo: boolean,
): { readonly fields: CallFields; readonly findings: readonly PunchOutFinding[] } {
  const findings: PunchOutFinding[] = [];
  let encoded = text.trim();
  if (/^https?:\/\//i.test(encoded) && URL.canParse(encoded)) {
    const { protocol, pathname, search } = new URL(encoded);
    const isOurs = Object.values<string>(punchInPaths).includes(pathname.replace(/^\/(?:nl|fr|en)(?=\/)/, ''));
    if (!isOurs) findings.push('address_unknown');
    if (protocol !== 'https:' && !isDemo) findings.push('address_insecure');
    encoded = search;
  }
  encoded = encoded.replace(/^\?/, '');
  const fields = Object.entries(
    readInNamedCharset(Buffer.from(encoded)) ?? listFields([...new URLSearchParams(encoded)]),
  );
  if (fields.flatMap(([, values]) => values).length > mostFields) findings.push('too_many_fields');
  if (fields.flat(2).some((part) => part.includes('\ufffd'))) findings.push('characters_unreadable');
  return { fields: Object.fromEntries(fields.slice(0, mostFields)), findings };
}
