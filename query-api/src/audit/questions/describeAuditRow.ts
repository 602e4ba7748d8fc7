import { fillText } from '@talloor/messages/basket/fillText.ts';
import { auditFr } from '@talloor/messages/office/auditFr.ts';
import { auditNl } from '@talloor/messages/office/auditNl.ts';
import { controlFr } from '@talloor/messages/office/controlFr.ts';
import { controlNl } from '@talloor/messages/office/controlNl.ts';
import type { Language } from '../auditSide.ts';
import { createDescriber, type Description, type ShownChange } from '../description.ts';
import { historyFormats } from '../historyFormats.ts';
import { roleNames } from '../officeRoleWords.ts';
import type { AuditDetail, FoundAuditRow } from './findAuditRows.ts';

const texts = { nl: auditNl.audit, fr: auditFr.audit } as const;
const control = { nl: controlNl, fr: controlFr } as const;

export function describeAuditRow(
  { kind, by, detail }: FoundAuditRow,
  users: ReadonlyMap<string, string>,
  language: Language,
): Description {
  const { titles, facts } = texts[language];
  const prices = control[language].priceAsSeen;
  const describe = createDescriber(language);
  const { reason, person = '', key = '', policy = '', type = '', error } = detail ?? {};
  switch (kind) {
    case 'event':
      return describe(titles.no_right, { type });
    case 'erased':
      return describe(detail?.isFinished === true ? titles.erased : titles.erased_unfinished, {
        person: users.get(person) ?? person,
        reason: reason ?? '',
      });
    case 'failed_login': {
      const { failures: count = 1, name = '' } = detail ?? {};
      if (by === null) return describe(titles.failed_login_unknown, { count, name });
      return describe(count === 1 ? titles.failed_login_one : titles.failed_login, { count });
    }
    case 'price': {
      const { before = null, after = null } = detail ?? {};
      const price = { what: facts.price, before: euros(before, language), after: euros(after, language) };
      const [article = '', priceKind = '', holder = ''] = key.split('/');
      return describe(
        after === null ? titles.price_removed : titles.price,
        { article },
        ...valueOf(prices.kind, new Map<string, string>(Object.entries(prices.kinds)).get(priceKind)),
        ...valueOf(prices.holder, holder === '' ? null : holder),
        price,
      );
    }
    case 'parked':
      return describe(titles.parked, { type, policy }, ...valueOf(facts.error, error));
    case 'discarded':
      return describe(titles.discarded, { type, policy, reason: reason ?? '' }, ...valueOf(facts.error, error));
    case 'read':
      return describeRead(detail ?? {}, users, language);
    default:
      return kind satisfies never;
  }
}

const nameIn = (names: Readonly<Record<string, string>>, name: string): string =>
  new Map(Object.entries(names)).get(name) ?? name;

const valueOf = (what: string, after: string | null | undefined): ShownChange[] =>
  after === null || after === undefined ? [] : [{ what, before: null, after }];

const euros = (mills: number | null, language: Language): string | null =>
  mills === null
    ? null
    : (mills / 1000).toLocaleString(language === 'nl' ? 'nl-BE' : 'fr-BE', {
        style: 'currency',
        currency: 'EUR',
        minimumFractionDigits: 3,
      });

const plainFacts = ['key', 'batch', 'source', 'q', 'rows'] as const;

function describeRead(
  { what, about = '', filter = {}, shown }: AuditDetail,
  users: ReadonlyMap<string, string>,
  language: Language,
): Description {
  const { read, questions, facts } = texts[language];
  const { day, instant } = historyFormats[language];
  const { imports, changes } = control[language];
  const { from, to, employee, customer, format, after, at, subject } = filter;
  const nameOf = (): string => {
    if (what === 'question' || what === 'export') return nameIn(questions, about);
    if (what === 'role') return nameIn(roleNames[language], about);
    return what === 'user' ? (users.get(about) ?? about) : about;
  };
  const title = new Map<string, string>(Object.entries(read)).get(what ?? '') ?? read.stream;
  return {
    title: fillText(title, { about: nameOf() }, language),
    changes: [
      ...valueOf(facts.from, from && day(from)),
      ...valueOf(facts.to, to && day(to)),
      ...valueOf(facts.employee, employee && (users.get(employee) ?? employee)),
      ...valueOf(facts.customer, customer),
      ...valueOf(facts.after, after && instant(after.split('~', 1)[0] ?? '')),
      ...valueOf(facts.format, format),
      ...valueOf(facts.subject, subject && nameIn(what === 'imports' ? imports.subjects : changes.subjects, subject)),
      ...valueOf(facts.at, at && instant(at)),
      ...plainFacts.flatMap((fact) => valueOf(facts[fact], filter[fact])),
      ...valueOf(facts.shown, shown === null || shown === undefined ? null : String(shown)),
    ],
  };
}
