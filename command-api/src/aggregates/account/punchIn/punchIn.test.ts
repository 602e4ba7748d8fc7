import { describe, expect, test } from '@jest/globals';
import { customersOfHook } from './erpHosts.ts';
import { readOciFields } from './readOciFields.ts';

const fields = {
  username: 'lotte',
  Password: 'Welkom-2026',
  HOOK_URL: 'https://erp.example/hook?x=1',
  '~okcode': 'ADDI',
};

describe('a call of an ERP system', () => {
  test('has names without regard to case, and others that mean nothing here', () => {
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

  test('counts the first of two fields of one name', () => {
    expect(readOciFields({ ...fields, USERNAME: 'amelie' })?.username).toBe('lotte');
    expect(readOciFields({ ...fields, username: ['lotte', 'amelie'] })?.username).toBe('lotte');
  });

  test.each(['username', 'Password', 'HOOK_URL'])('without %s is none', (missing) => {
    expect(readOciFields({ ...fields, [missing]: '' })).toBeNull();
  });

  test('with an address that is none, or too long to keep, is none', () => {
    expect(readOciFields({ ...fields, HOOK_URL: 'erp.example' })).toBeNull();
    expect(readOciFields({ ...fields, HOOK_URL: `https://erp.example/${'x'.repeat(1000)}` })).toBeNull();
  });
});

describe('the address that a basket goes back to', () => {
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
  ])('%s is of customer %s', (hook, customer) => {
    expect(customersOfHook(hosts, ['204118', '204119'], new URL(hook))).toEqual(customer === null ? [] : [customer]);
  });

  test('may be of several customers of one system, and of no others', () => {
    const shared = new Map([...hosts, ['204120', ['erp.example']]]);
    const hook = new URL('https://erp.example/hook');
    expect(customersOfHook(shared, ['204118', '204119', '204120'], hook)).toEqual(['204118', '204120']);
  });

  test('of another customer is nobody’s', () => {
    expect(customersOfHook(hosts, ['204119'], new URL('https://erp.example/'))).toEqual([]);
  });
});
