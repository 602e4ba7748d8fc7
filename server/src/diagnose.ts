export type TenantFacts = {
  readonly isDemo: boolean;
  readonly administrators: number;
  readonly articles: number;
  readonly articlesWithoutPrice: number;
  readonly articlesWithPhoto: number;
  readonly articlesWithAddressAlone: readonly string[];
  readonly articlesWithOtherImage: readonly string[];
  readonly customers: number;
  readonly customersWithoutUser: number;
  readonly usersWithoutInvitation: number;
  /** From today on. */
  readonly closingDays: number;
  readonly hasMailServer: boolean;
  readonly mailFrom: string;
  readonly publicUrl: string;
  readonly trustProxy: number;
  readonly hasCompany: boolean;
  readonly hasSupplier: boolean;
  readonly hasBank: boolean;
  readonly unknownTexts: readonly string[];
  readonly lastBackup: Date | null;
  readonly now: Date;
};

/** `missing` keeps a shop from opening; `advice` does not. */
export type Finding = {
  readonly kind: 'right' | 'missing' | 'advice';
  readonly says: string;
  readonly wayOut?: string;
};

const dayMs = 86_400_000;

export function diagnose(facts: TenantFacts): readonly Finding[] {
  const { articles, articlesWithoutPrice, articlesWithPhoto, customers, now, lastBackup } = facts;
  const host = URL.canParse(facts.publicUrl) ? new URL(facts.publicUrl) : null;
  const isLocal = host === null || ['localhost', '127.0.0.1'].includes(host.hostname);
  const backupDays = lastBackup === null ? null : Math.floor((now.getTime() - lastBackup.getTime()) / dayMs);
  return [
    ...lack(facts.isDemo, 'missing', 'the demo is on', 'set DEMO=false, and begin with an empty DATA_DIR'),
    judge(facts.administrators > 0, 'an administrator can enter the back office', {
      says: 'nobody can enter the back office',
      wayOut: 'npm run admin -- create EMAIL',
    }),
    judge(articles > 0, `${articles} articles`, {
      says: 'there are no articles',
      wayOut: 'npm run import -- navigation FILE, then npm run import -- products FILE',
    }),
    ...lack(
      articlesWithoutPrice > 0,
      articles === articlesWithoutPrice ? 'missing' : 'advice',
      `${articlesWithoutPrice} articles have no price, so nobody can order them`,
      'npm run import -- prices FILE',
    ),
    ...lack(
      facts.articlesWithAddressAlone.length > 0,
      'advice',
      `photos are not fetched yet: ${firstOf(facts.articlesWithAddressAlone)}`,
      'npm run import -- photos addresses',
    ),
    ...lack(
      facts.articlesWithOtherImage.length > 0,
      'advice',
      `images are no stored photos: ${firstOf(facts.articlesWithOtherImage)}`,
      'npm run import -- photos FILE.zip',
    ),
    ...lack(
      articlesWithPhoto < articles,
      'advice',
      `${articles - articlesWithPhoto} articles have no photo`,
      'npm run import -- photos FILE.zip',
    ),
    judge(customers > 0, `${customers} customers`, {
      says: 'there are no customers',
      wayOut: 'npm run import -- customers FILE',
    }),
    judge(customers === 0 || facts.customersWithoutUser < customers, 'customers have users', {
      says: 'no customer has a user, so nobody can order',
      wayOut: 'npm run import -- users FILE',
    }),
    ...lack(
      facts.usersWithoutInvitation > 0,
      'missing',
      `${facts.usersWithoutInvitation} users wait for their invitation`,
      'npm run users -- invite 100',
    ),
    judge(
      facts.closingDays > 0,
      `${facts.closingDays} closing days ahead`,
      { says: 'no closing days are known, only legal holidays', wayOut: 'npm run import -- calendar FILE.json' },
      'advice',
    ),
    judge(facts.hasMailServer, 'a mail server is set', {
      says: 'no mail server is set: mails are files in DATA_DIR/mail',
      wayOut: 'set SMTP_URL',
    }),
    ...lack(
      facts.mailFrom.includes('talloor.example'),
      'missing',
      `mails come from ${facts.mailFrom}`,
      'set MAIL_FROM to an address of your own domain',
    ),
    judge(!isLocal, `mails link to ${facts.publicUrl}`, {
      says: `mails link to ${facts.publicUrl}, which only this machine can open`,
      wayOut: 'set PUBLIC_URL to the address of the shop',
    }),
    ...lack(
      !isLocal && host.protocol === 'https:' && facts.trustProxy === 0,
      'missing',
      'the address has TLS, but no proxy is trusted',
      'set TRUST_PROXY=1 behind one TLS proxy',
    ),
    judge(facts.hasCompany, 'the company has its own name', {
      says: 'pages and mails carry the name of the product',
      wayOut: 'write DATA_DIR/company.json, or set COMPANY_FILE',
    }),
    ...lack(
      facts.unknownTexts.length > 0,
      'advice',
      `company.json changes texts that do not exist: ${facts.unknownTexts.slice(0, 5).join(', ')}`,
      'look the key up in /nl/translations/messages.json',
    ),
    judge(facts.hasSupplier, 'invoices carry your address and VAT number', {
      says: 'invoices and delivery notes carry no company, and there are no e-invoices',
      wayOut: 'give "supplier" in company.json, or set SUPPLIER',
    }),
    judge(facts.hasBank, 'invoices carry your bank account', {
      says: 'invoices carry no bank account',
      wayOut: 'give "bank" in company.json, or set SUPPLIER_BANK',
    }),
    judge(backupDays !== null && backupDays <= 2, `the last backup is ${backupDays ?? 0} days old`, {
      says: backupDays === null ? 'there is no backup yet' : `the last backup is ${backupDays} days old`,
      wayOut: 'npm run backup -- FILE each night, and keep the file on another machine',
    }),
  ];
}

const firstOf = (names: readonly string[]): string =>
  `${names.slice(0, 5).join(', ')}${names.length > 5 ? ` and ${names.length - 5} more` : ''}`;

type Fault = { readonly says: string; readonly wayOut: string };

const judge = (isRight: boolean, right: string, fault: Fault, kind: 'missing' | 'advice' = 'missing'): Finding =>
  isRight ? { kind: 'right', says: right } : { kind, ...fault };

const lack = (isWrong: boolean, kind: 'missing' | 'advice', says: string, wayOut: string): readonly Finding[] =>
  isWrong ? [{ kind, says, wayOut }] : [];

const marks = { right: 'ok     ', missing: 'MISSING', advice: 'advice ' } as const;

export const findingLine = ({ kind, says, wayOut }: Finding): string =>
  `${marks[kind]}  ${says}${wayOut === undefined ? '' : ` → ${wayOut}`}`;
