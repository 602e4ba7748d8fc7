import { describe, expect, test } from '@jest/globals';
import { customersOfHook } from './erpHosts.ts';
import { readOciFields } from './readOciFields.ts';

const fields = {
  username: 'lotte',
  Password: 'Welkom-2026',
  HOOK_URL: 'https://erp.example/hook?x=1',
  '~okcode': 'ADDI',
};

describe('an OCI call', () => {
  test('ignores the case of field names, and unknown fields', () => {
    expect(
      readOciFields({ ...fields, '~TARGET': '_top', '~Caller': 'CTLG', OCI_VERSION: '4.0', customer: '204119' }),
    ).toEqual({
      username: 'lotte',
      password: 'Welkom-2026',
      hookUrl: new URL('https://erp.example/hook?x=1'),
      okCode: 'ADDI',
      target: '_top',
      caller: 'CTLG',
    });
  });

  test('uses the first value when a field is repeated', () => {
    expect(readOciFields({ ...fields, USERNAME: 'amelie' })?.username).toBe('lotte');
    expect(readOciFields({ ...fields, username: ['lotte', 'amelie'] })?.username).toBe('lotte');
  });

  test.each(['username', 'Password', 'HOOK_URL'])('is invalid without %s', (missing) => {
    expect(readOciFields({ ...fields, [missing]: '' })).toBeNull();
  });

  test('is invalid with a malformed or too long return address', () => {
    expect(readOciFields({ ...fields, HOOK_URL: 'erp.example' })).toBeNull();
    expect(readOciFields({ ...fields, HOOK_URL: `https://erp.example/${'x'.repeat(1000)}` })).toBeNull();
  });
});

describe('the return address of a basket', () => {
  const hosts = new Map([
    ['204118', ['erp.example']],
    ['204119', ['inkoop.example', 'erp2.example']],
  ]);
  test.each([
    ['https://erp.example/hook', '204118'],
    ['https://ERP.example:8443/', '204118'],
    ['https://erp2.example/', '204119'],
    ['http://erp.example/hook', null],
    ['https://erp.example.evil.example/', null],
    ['https://evil.example/?erp.example', null],
    ['https://erp.example@evil.example/', null],
    ['https://lotte@erp.example/', null],
    ['javascript:alert(1)', null],
  ])('%s belongs to customer %s', (hook, customer) => {
    expect(customersOfHook(hosts, ['204118', '204119'], new URL(hook))).toEqual(customer === null ? [] : [customer]);
  });

  test('may belong to several customers of one ERP system', () => {
    const shared = new Map([...hosts, ['204120', ['erp.example']]]);
    const hook = new URL('https://erp.example/hook');
    expect(customersOfHook(shared, ['204118', '204119', '204120'], hook)).toEqual(['204118', '204120']);
  });

  test('belongs to no customer when the user is not linked to its customer', () => {
    expect(customersOfHook(hosts, ['204119'], new URL('https://erp.example/'))).toEqual([]);
  });
});
