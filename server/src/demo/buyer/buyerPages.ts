import { demoBuyerTexts } from '@talloor/messages/demoBuyer/demoBuyerTexts.ts';
import { escapeHtml, plainPage } from '@talloor/platform/http/problemPage.ts';
import { checkForm, readForm, type FormFault, type ReceivedItem } from '@talloor/rules/punchOut/checkForm.ts';
import { fieldLengths, type FormField } from '@talloor/rules/punchOut/fieldLengths.ts';
import { formatAmount } from '@talloor/rules/format/money.ts';

export type BuyerLanguage = 'nl' | 'fr';

const style = `<style>
body{max-width:80rem;padding:16px}
form{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,12rem),1fr));gap:12px;align-items:end}
label{display:grid;gap:2px}
input,select,button{font:inherit;height:46px;box-sizing:border-box;padding:4px 10px;border:1px solid #6b5f68;border-radius:8px;background:#fff;color:#231a21;min-width:0}
button{background:#5e2a52;border-color:#5e2a52;color:#fff;cursor:pointer}
:focus-visible{outline:3px solid #b06a9f;outline-offset:2px}
iframe{width:100%;height:80vh;min-height:600px;border:1px solid #cfc4cc;border-radius:8px;margin-top:16px}
table{border-collapse:collapse;width:100%;margin:8px 0 24px}
th,td{border-bottom:1px solid #ddd3da;padding:6px 12px 6px 0;text-align:left;vertical-align:top;overflow-wrap:anywhere}
td:first-child,th:first-child{width:16rem}
.good{color:#1d6b3f}.bad{color:#a3172b}
</style>`;

/** In the demo: user and language of the customers with a punch-out. */
const buyers = [
  ['karim', 'Bistro Lindegaard'],
  ['amelie', 'Traiteur Les Trois Tilleuls'],
  ['inkoop316042', '316042'],
] as const;
const password = 'Welkom-2026';
const functions = ['', 'DETAIL', 'SOURCING', 'VALIDATE', 'BACKGROUND_SEARCH'] as const;

const frameName = 'shop';

type StartPage = {
  readonly language: BuyerLanguage;
  readonly shop: string;
  readonly hook: string;
  /** EXT_QUOTE_ID of a basket that was sent back. */
  readonly quote: string;
};

/** Works without script. */
export function startPage({ language, shop, hook, quote }: StartPage): string {
  const words = demoBuyerTexts[language];
  const field = (label: string, control: string) => `<label><span>${escapeHtml(label)}</span>${control}</label>`;
  const input = (name: string, value: string) =>
    `<input name="${name}" value="${escapeHtml(value)}" autocomplete="off">`;
  const select = (name: string, choices: readonly (readonly [value: string, label: string])[]) =>
    `<select name="${name}">${choices
      .map(([value, label]) => `<option value="${value}">${escapeHtml(label)}</option>`)
      .join('')}</select>`;
  const controls = [
    field(
      words.user,
      select(
        'USERNAME',
        buyers.map(([user, name]) => [user, `${user} – ${name}`]),
      ),
    ),
    field(words.password, input('PASSWORD', password)),
    field(
      words.function,
      select(
        'FUNCTION',
        functions.map((each) => [each, each === '' ? words.browse : each]),
      ),
    ),
    field('PRODUCTID', input('PRODUCTID', '')),
    field('QUANTITY', input('QUANTITY', '')),
    field('SEARCHSTRING', input('SEARCHSTRING', '')),
    field('EXT_QUOTE_ID', input('EXT_QUOTE_ID', quote)),
    field(
      words.charset,
      select('http_content_charset', [
        ['utf-8', 'utf-8'],
        ['iso-8859-1', 'iso-8859-1'],
      ]),
    ),
    field(words.hook, input('HOOK_URL', hook)),
    field(
      words.window,
      select('~TARGET', [
        ['_parent', '_parent'],
        [frameName, words.frame],
        ['_top', '_top'],
      ]),
    ),
  ].join('');
  const fixed = Object.entries({ '~OkCode': 'ADDI', '~Caller': 'CTLG', OCI_VERSION: '4.0' })
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${value}">`)
    .join('');
  const entry = `${shop}${language === 'fr' ? '/connexion-erp' : '/erp-inloggen'}`;
  return plainPage({
    language,
    title: words.title,
    content: `${style}<h1>${escapeHtml(words.title)}</h1><p>${escapeHtml(words.text)}</p>
<form method="post" action="${escapeHtml(entry)}" target="${frameName}">${fixed}${controls}<button>${escapeHtml(words.start)}</button></form>
<iframe name="${frameName}" title="${escapeHtml(words.frame)}"></iframe>`,
  });
}

export function receivedPage(language: BuyerLanguage, received: readonly FormField[], page: string): string {
  const words = demoBuyerTexts[language];
  const faults = checkForm(received);
  const items = readForm(received);
  const others = received.filter(({ name }) => !name.startsWith('NEW_ITEM-'));
  const total = items.reduce((sum, item) => sum + amountOf(item), 0);
  const verdict =
    faults.length === 0 && items.length > 0
      ? `<p class="good" role="status"><b>${escapeHtml(words.good)}</b></p>`
      : `<p class="bad" role="status"><b>${escapeHtml(words.bad)}</b></p><ul>${items.length === 0 ? `<li>${escapeHtml(words.noItems)}</li>` : ''}${faults.map((fault) => `<li>${escapeHtml(sentenceOf(fault, language))}</li>`).join('')}</ul>`;
  const table = (caption: string, fields: readonly FormField[]) =>
    `<table><caption>${escapeHtml(caption)}</caption><thead><tr><th scope="col">${escapeHtml(words.field)}</th><th scope="col">${escapeHtml(words.value)}</th></tr></thead><tbody>${fields
      .map(
        ({ name, value }) =>
          `<tr><th scope="row"><code>${escapeHtml(name)}</code></th><td>${escapeHtml(value)}</td></tr>`,
      )
      .join('')}</tbody></table>`;
  const quote = items[0]?.fields['EXT_QUOTE_ID'] ?? '';
  const again =
    quote === ''
      ? ''
      : `<p><a href="${escapeHtml(`${page}?quote=${encodeURIComponent(quote)}`)}">${escapeHtml(words.reopen)}</a></p>`;
  return plainPage({
    language,
    title: words.received,
    content: `${style}<h1>${escapeHtml(words.received)}</h1>${verdict}
<p>${escapeHtml(words.sum.replace('{{count}}', String(items.length)).replace('{{amount}}', formatAmount(language, total)))}</p>${again}
<p><a href="${escapeHtml(page)}">${escapeHtml(words.again)}</a></p>
${items
  .map(({ index, fields }) =>
    table(
      words.item.replace('{{index}}', String(index)),
      Object.entries(fields).map(([name, value]) => ({ name, value })),
    ),
  )
  .join('')}
${others.length === 0 ? '' : table(words.others, others)}`,
  });
}

function amountOf({ fields }: ReceivedItem): number {
  const amount = (Number(fields['QUANTITY']) * Number(fields['PRICE'])) / (Number(fields['PRICEUNIT']) || 1);
  return Number.isFinite(amount) ? Math.round(amount * 100) / 100 : 0;
}

function sentenceOf({ code, index, field }: FormFault, language: BuyerLanguage): string {
  const most = (fieldLengths as Readonly<Record<string, number>>)[field] ?? '';
  const values: Readonly<Record<string, string | number>> = { index, field, most };
  return demoBuyerTexts[language].faults[code].replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]));
}
