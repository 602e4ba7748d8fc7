import { describe, expect, it } from '@jest/globals';
import { checkForm, readForm } from './checkForm.ts';
import { readCall } from './readCall.ts';

const login = 'USERNAME=rest001&PASSWORD=Geheim123';
const hook = 'HOOK_URL=https%3A%2F%2Ferp.example.be%2Fhook';
const hookRead = 'https://erp.example.be/hook';

describe('calls as buyers’ systems send them', () => {
  it.each([
    [
      'of SAP SRM by a link, with a query in the return address',
      `${login}&HOOK_URL=https%3A%2F%2Ferp.example.be%2Fsap(bD1ubCZjPTEwMA%3D%3D)%2Fbc%2Fbsp%2Fhook.htm%3Fsid%3D42%26lang%3Dnl&~OkCode=ADDI&~TARGET=_top&~CALLER=CTLG&OCI_VERSION=4.0&OPI_VERSION=1.0&http_content_charset=utf-8`,
      {
        hook: 'https://erp.example.be/sap(bD1ubCZjPTEwMA==)/bc/bsp/hook.htm?sid=42&lang=nl',
        charset: 'utf-8',
        target: '_top',
      },
    ],
    [
      'of SAP SRM by a form, with encoded tildes',
      `${login}&${hook}&%7EOkCode=ADDI&%7ETARGET=_top&%7ECALLER=CTLG&returntarget=_parent`,
      { okCode: 'ADDI', targetField: '_top', caller: 'CTLG', target: '_parent' },
    ],
    [
      'with names in another case',
      `USERNAME=rest001&Password=Geheim123&${hook}&~caller=Groothandel`,
      { caller: 'Groothandel', okCode: '', targetField: '', target: '_top' },
    ],
    ['of DETAIL', `${login}&${hook}&FUNCTION=DETAIL&PRODUCTID=100234`, { function: 'DETAIL', productId: '100234' }],
    [
      'of VALIDATE',
      `${login}&${hook}&FUNCTION=VALIDATE&PRODUCTID=100234&QUANTITY=3.000`,
      { function: 'VALIDATE', productId: '100234', quantity: 3 },
    ],
    [
      'of BACKGROUND_SEARCH',
      `${login}&${hook}&FUNCTION=BACKGROUND_SEARCH&SEARCHSTRING=*fri*t*&VENDOR=0000104711`,
      { function: 'BACKGROUND_SEARCH', search: '*fri*t*' },
    ],
    ['without a return address', `${login}&~OkCode=ADDI&~CALLER=CTLG`, { hook: '' }],
  ])('%s are read without a fault', (_, query, expected) => {
    const { call, faults } = readCall(Object.fromEntries(new URLSearchParams(query)));
    expect(faults).toEqual([]);
    expect(call).toMatchObject({ username: 'rest001', password: 'Geheim123', hook: hookRead, ...expected });
  });
});

it('a form with gaps and its own headers is read by index, and long descriptions are its only fault', () => {
  const item = (index: number, description: string) =>
    Object.entries({
      DESCRIPTION: description,
      QUANTITY: '1.0',
      UNIT: 'PCE',
      PRICE: '00000001730.900',
      CURRENCY: 'EUR',
      PRICEUNIT: '1.0',
      LEADTIME: '20',
    }).map(([field, value]) => ({ name: `NEW_ITEM-${field}[${index}]`, value }));
  const form = [
    { name: 'HEADER-PAGE', value: '1' },
    ...item(8, 'Ordnungsmappe Ordonator, A4, 7 Fächer, schwarz'),
    ...item(3, 'Arbeitspodest Einzelmodul E'),
    { name: 'NEW_ITEM-LONGTEXT_8:132[]', value: 'Aus Karton, 250 g/m²' },
  ];
  expect(readForm(form).map(({ index }) => index)).toEqual([3, 8]);
  expect(readForm(form)[1]?.fields).toMatchObject({ LONGTEXT: 'Aus Karton, 250 g/m²', PRICE: '00000001730.900' });
  expect(checkForm(form)).toEqual([{ code: 'too_long', index: 8, field: 'DESCRIPTION' }]);
});
