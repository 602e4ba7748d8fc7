import type { ShownCompany } from '@talloor/look/company.ts';
import { ownTextsOf } from '@talloor/messages/company/ownTexts.ts';
import { sayOwnHours } from '@talloor/rules/service/sayOwnHours.ts';

export const textsOf = <T>({ opening_hours: week, ...company }: ShownCompany, texts: T): T =>
  ownTextsOf(company, sayOwnHours(week))(texts);
