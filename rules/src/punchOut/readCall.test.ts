import { describe, expect, it } from '@jest/globals';
import { judgeHook, hookSources } from './judgeHook.ts';
import { masked, maskCall } from './maskCall.ts';
import { readCall } from './readCall.ts';
import { hookHost } from './settings.ts';

const fields = {
  username: 'lotte',
  Password: 'Welkom-2026',
  HOOK_URL: 'https://erp.example/sap(bD1ubA%3d%3d)/hook?x=1&y=%20',
  '~okcode': 'ADDI',
};
const read = (change: Readonly<Record<string, string | string[]>> = {}) => readCall({ ...fields, ...change });
const faultsOf = (change: Readonly<Record<string, string | string[]>>) =>
  read(change).faults.map(({ code, field }) => `${code} ${field}`);

describe('an OCI call', () => {
  it('ignores the case of field names, and unknown fields', () => {
    expect(read({ '~TARGET': '_top', '~Caller': 'CTLG', OCI_VERSION: '4.0', other: '204119' })).toEqual({
      call: {
        username: 'lotte',
        password: 'Welkom-2026',
        hook: fields.HOOK_URL,
        okCode: 'ADDI',
        target: '_top',
        targetField: '_top',
        caller: 'CTLG',
        function: 'BROWSE',
        productId: '',
        quantity: null,
        search: '',
        quoteId: '',
        customer: '',
        language: null,
        charset: null,
      },
      faults: [],
    });
  });

  it('reads a tilde that is still encoded', () => {
    expect(readCall({ '%7EOkCode': 'ADDI', '%7ecaller': 'CTLG' }).call).toMatchObject({
      okCode: 'ADDI',
      caller: 'CTLG',
    });
  });

  it('reads a return address as long as a session of the buyer’s system makes it', () => {
    const hook = `https://erp.example/hook?sap-contextid=${'x'.repeat(3000)}`;
    expect(readCall({ HOOK_URL: hook }).call.hook).toBe(hook);
  });

  it('uses the first value when a field is repeated', () => {
    expect(read({ USERNAME: 'amelie' }).call.username).toBe('lotte');
    expect(read({ username: ['lotte', 'amelie'] }).call.username).toBe('lotte');
    expect(faultsOf({ USERNAME: 'amelie' })).toEqual(['field_repeated USERNAME']);
  });

  it('returns the form to `returntarget` before `~Target`, and to the top for names that are no window', () => {
    expect(read({ returntarget: '_parent', '~Target': '_top' }).call).toMatchObject({
      target: '_parent',
      targetField: '_top',
    });
    expect(read({ '~Target': 'javascript:alert(1)' }).call.target).toBe('_top');
    expect(faultsOf({ '~Target': 'two words' })).toEqual(['target_invalid ~Target']);
  });

  it.each([
    ['NL', 'nl'],
    ['fr_BE', 'fr'],
    ['F', 'fr'],
    ['n', 'nl'],
    ['de', null],
  ])('with language %s shows %s', (language, shown) => {
    expect(read({ Language: language }).call.language).toBe(shown);
  });

  it.each([
    ['UTF8', 'utf-8'],
    ['ISO-8859-1', 'iso-8859-1'],
    ['cp1252', 'windows-1252'],
    ['ebcdic', null],
  ])('with charset %s answers in %s', (charset, answered) => {
    expect(read({ http_content_charset: charset }).call.charset).toBe(answered);
  });

  it.each([
    [{ username: '' }, 'username_missing USERNAME'],
    [{ Password: '' }, 'password_missing PASSWORD'],
    [{ FUNCTION: 'DELETE' }, 'function_unknown FUNCTION'],
    [{ FUNCTION: 'detail' }, 'product_missing PRODUCTID'],
    [{ FUNCTION: 'SOURCING' }, 'search_missing SEARCHSTRING'],
    [{ FUNCTION: 'VALIDATE', PRODUCTID: '1', QUANTITY: '3,5' }, 'quantity_invalid QUANTITY'],
    [{ OCI_VERSION: '3.0' }, 'version_unknown OCI_VERSION'],
    [{ note: 'x'.repeat(1001) }, 'field_too_long note'],
    [{ HOOK_URL: `https://erp.example/${'x'.repeat(4000)}` }, 'field_too_long HOOK_URL'],
  ])('names the fault of %j', (change, fault) => {
    expect(faultsOf(change)).toEqual([fault]);
  });

  it('reads the function with its parameters', () => {
    expect(read({ function: 'validate', PRODUCTID: ' 100234 ', QUANTITY: '3.000' })).toMatchObject({
      call: { function: 'VALIDATE', productId: '100234', quantity: 3 },
      faults: [],
    });
  });
});

describe('the return address', () => {
  const hosts = ['erp.example', 'erp2.example:8443', 'xn--bckerei-5wa.example', '127.0.0.1'];
  const judge = (hook: string, isDemo = false) => judgeHook(hook, hosts, { isDemo });

  it.each([
    ['https://erp.example/hook', 'erp.example'],
    ['https://ERP.example', 'erp.example'],
    ['https://erp.example:443/sap(bD1ubA%3d%3d)/hook.htm?sid=42&a=@b', 'erp.example'],
    ['https://erp2.example:8443/', 'erp2.example:8443'],
    ['https://bäckerei.example/', 'xn--bckerei-5wa.example'],
  ])('%s is allowed', (hook, host) => {
    expect(judge(hook)).toEqual({ host });
  });

  it.each([
    ['http://erp.example/hook', 'hook_insecure'],
    ['http://127.0.0.1:4000/hook', 'hook_insecure'],
    ['https://erp.example:8443/', 'hook_host_unknown'],
    ['https://erp2.example/', 'hook_host_unknown'],
    ['https://erp.example.evil.example/', 'hook_host_unknown'],
    ['https://erp.example./', 'hook_host_unknown'],
    ['https://evil.example/?erp.example', 'hook_host_unknown'],
    ['https://еrp.example/', 'hook_host_unknown'],
    ['https://erp.example@evil.example/', 'hook_with_login'],
    ['https://lotte:x@erp.example/', 'hook_with_login'],
    ['javascript:alert(1)', 'hook_unreadable'],
    ['data:text/html,x', 'hook_unreadable'],
    ['//erp.example/hook', 'hook_unreadable'],
    ['https:/erp.example/hook', 'hook_unreadable'],
    ['https:\\\\erp.example\\hook', 'hook_unreadable'],
    ['https://erp.example\\@evil.example/', 'hook_unreadable'],
    ['https://erp.example/\nhook', 'hook_unreadable'],
    ['erp.example', 'hook_unreadable'],
    ['', 'hook_unreadable'],
  ])('%j is refused: %s', (hook, fault) => {
    expect(judge(hook)).toEqual({ fault });
  });

  it('may be on this machine without TLS in the demo alone, on any port of a host without one', () => {
    expect(judge('http://127.0.0.1:4000/hook', true)).toEqual({ host: '127.0.0.1:4000' });
    expect(judge('http://localhost:4000/hook', true)).toEqual({ fault: 'hook_host_unknown' });
    expect(judge('http://erp.example/hook', true)).toEqual({ fault: 'hook_insecure' });
    expect(hookSources(hosts, { isDemo: true }).at(-1)).toBe('http://127.0.0.1:*');
    expect(hookSources(hosts, { isDemo: false }).slice(0, 2)).toEqual([
      'https://erp.example',
      'https://erp2.example:8443',
    ]);
  });
});

describe('the log of a call', () => {
  it('hides name, password, unknown fields, and what a return address may hide', () => {
    const logged = maskCall({
      ...fields,
      HOOK_URL: 'https://erp.example/sap(geheim)/hook;jsessionid=geheim?sid=geheim#geheim',
      FUNCTION: 'DETAIL',
      token: 'geheim',
      pass_word: ['geheim', 'geheim'],
    });
    expect(logged).toContainEqual(['HOOK_URL', `https://erp.example/sap(${masked})/hook${masked}`]);
    expect(logged).toContainEqual(['FUNCTION', 'DETAIL']);
    expect(logged).toContainEqual(['username', masked]);
    expect(JSON.stringify(logged)).not.toMatch(/geheim|lotte|Welkom/);
  });

  it.each(['https://lotte:geheim@erp.example/', 'javascript:geheim', 'geheim'])(
    'hides a refused address: %s',
    (hook) => {
      expect(JSON.stringify(maskCall({ HOOK_URL: hook }))).not.toContain('geheim');
    },
  );
});

it('a host has a port unless it is 443', () => {
  expect(hookHost.parse('erp.example:443')).toBe('erp.example');
  expect(hookHost.parse('erp.example:65535')).toBe('erp.example:65535');
  expect(hookHost.safeParse('erp.example:65536').success).toBe(false);
});
