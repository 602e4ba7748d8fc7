export const punchOutExample = (host: string): { name: string; value: string }[] => [
  { name: 'USERNAME', value: 'inkoop' },
  { name: 'PASSWORD', value: '********' },
  { name: 'HOOK_URL', value: `https://${host}/oci/return` },
  { name: '~OkCode', value: 'ADDI' },
  { name: '~Target', value: '_top' },
  { name: '~Caller', value: 'CTLG' },
  { name: 'OCI_VERSION', value: '5.0' },
  { name: 'LANGUAGE', value: 'nl' },
];
