import { expect, test } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const read = (...folders: readonly string[]) =>
  folders.flatMap((folder) =>
    readdirSync(join(root, folder, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
      .map((name) => [`${folder}/${name}`, readFileSync(join(root, folder, 'src', name), 'utf8')] as const),
  );

test('no field of the webs or of the pages without script cuts in silence at a maxLength', () => {
  const files = read('shop-web', 'backoffice-web', 'query-api');
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter(([, code]) => /(?<!ra\.validation\.)\bmaxlength\b/i.test(code)).map(([file]) => file)).toEqual(
    [],
  );
});

test('there is one rule for e-mail addresses', () => {
  const files = read('shop-web', 'backoffice-web', 'contracts', 'rules', 'command-api', 'query-api');
  const own = /z\.email\(|\.email\(\)|\[\^\\s@\]/;
  expect(files.filter(([, code]) => own.test(code)).map(([file]) => file)).toEqual([]);
});

test('there is one reader for the quantities that people type', () => {
  const files = read('shop-web', 'backoffice-web');
  const own = /replace\(',', '\.'\)|\[[.,]{2}\]\\d|type="number"|upload\/readQuantity/;
  expect(files.filter(([, code]) => own.test(code)).map(([file]) => file)).toEqual([]);
  expect(files.filter(([, code]) => code.includes('readTypedQuantity(')).length).toBeGreaterThan(9);
});

const elsewhereInOffice: Readonly<Record<string, string>> = {
  'content/ContentForm.tsx': 'refusedContent.test: the form of every content',
  'orders/correct/CorrectOrderPage.tsx': 'refusedCorrection.test: fields behind the dialog',
  'orders/OrderFilters.tsx': 'opens a list with the filters in its address',
  'content/ContentFilters.tsx': 'opens a list with the filters in its address',
  'people/PeopleFilters.tsx': 'opens a list with the filters in its address',
  'punchOuts/PunchOutList.tsx': 'opens a list with the filters in its address',
  'lots/LotsPage.tsx': 'opens a page with the search in its address',
  'changes/ChangePage.tsx': 'opens a list with the filters in its address',
  'orders/console/TimeBar.tsx': 'shows the page at another moment',
  'search/OfficeSearch.tsx': 'searches',
  'priceAsSeen/PriceAsSeenPage.tsx': 'reads prices',
  'audit/AuditForm.tsx': 'opens a page with the question in its address',
  'analytics/PeriodForm.tsx': 'opens a page with the period in its address',
};

test('the marks of every office form with fields of its own are tested', () => {
  const isDialog = /<(?:form|Form|FormDialog|OfficeDialog|ReasonDialog|ActDialog|JudgeDialog)\b/;
  const hasField = /<(?:input|select|textarea|\w*Fields?|\w*Input|\w*Search|ReturnDay)\b(?![^>]*readOnly)/;
  // Frames have the fields of the dialogs around them.
  const isFrame = /\/(?:FormDialog|OfficeDialog|ActDialog|JudgeDialog)\.tsx$/;
  const tested = readFileSync(join(root, 'backoffice-web/src/layout/refusedDialogs.test.tsx'), 'utf8');
  const dialogs = read('backoffice-web')
    .filter(([file, code]) => !isFrame.test(file) && isDialog.test(code) && hasField.test(code))
    .map(([file]) => file.replaceAll('\\', '/').replace('backoffice-web/', ''));
  expect(dialogs.length).toBeGreaterThan(10);
  expect(dialogs.filter((file) => !(file in elsewhereInOffice) && !tested.includes(`file: '${file}'`))).toEqual([]);
  expect(Object.keys(elsewhereInOffice).filter((file) => !dialogs.includes(file))).toEqual([]);
});

test('a form that judges a field when it is left keeps its button under the pointer', () => {
  const forms = read('shop-web').filter(([, code]) => code.includes("mode: 'onTouched'"));
  expect(forms.length).toBeGreaterThan(3);
  expect(forms.filter(([, code]) => !/<(?:Submit|Place)Button\b/.test(code)).map(([file]) => file)).toEqual([]);
});

test('every part of the shop that loads on first use can fail and load again', () => {
  const bare = read('shop-web', 'look').filter(([, code]) => /\blazy\(/.test(code));
  expect(bare.map(([file]) => file).toSorted()).toEqual([
    'look/laterBoardIcons.tsx',
    'shop-web/Pages.tsx',
    'shop-web/parts/lazyPart.tsx',
  ]);
});

const elsewhere: Readonly<Record<string, string>> = {
  'pages/checkout/CheckoutForm.tsx': 'journey refusedFieldsAreMarked: several calls, with the whole basket',
  'pages/registration/RegistrationWizard.tsx': 'journey refusedFieldsAreMarked: fields of several steps',
  'pages/faq/FaqSearch.tsx': 'opens a page with the text in its address',
  'shell/SearchForm.tsx': 'opens a page with the text in its address',
  'pages/changeOrder/AddProductsPage.tsx': 'opens a page with the text in its address',
  'pages/orders/OrderFilters.tsx': 'opens a page with the filters in its address',
  'pages/statistics/StatisticsFilters.tsx': 'opens a page with the period and choices in its address',
  'pages/portal/PortalFilters.tsx': 'opens a page with the filters in its address',
  'scanner/CodeByHand.tsx': 'looks an article up, and says of any code that none was found',
  'pages/upload/PasteLines.tsx': 'the text is sent as a file: a body without fields',
  'pages/upload/FindArticle.tsx': 'searches an article, and sends the number of the one that is chosen',
  'customers/CustomerSwitcher.tsx': 'searches in the customers that the page has',
  'lister/columns/ColumnSetDialog.tsx': 'a choice that is kept in the browser',
};

test('the marks of every shop form with fields of its own are tested', () => {
  const isForm = /<(?:form|Dialog)\b/;
  const hasField = /<form\b|<(?:input|select|textarea|\w*Field|\w*Input)\b(?![^>]*readOnly)/;
  const tested = readFileSync(join(root, 'shop-web/src/fields/refusedForms.test.tsx'), 'utf8');
  const forms = read('shop-web')
    .filter(([, code]) => isForm.test(code) && hasField.test(code))
    .map(([file]) => file.replaceAll('\\', '/').replace('shop-web/', ''));
  expect(forms.length).toBeGreaterThan(25);
  expect(forms.filter((file) => !(file in elsewhere) && !tested.includes(`file: '${file}'`))).toEqual([]);
  expect(Object.keys(elsewhere).filter((file) => !forms.includes(file))).toEqual([]);
});
