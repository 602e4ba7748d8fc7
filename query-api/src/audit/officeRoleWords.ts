import { rolesFr } from '@talloor/messages/office/rolesFr.ts';
import { rolesNl } from '@talloor/messages/office/rolesNl.ts';

export const roleNames = { nl: rolesNl.role, fr: rolesFr.role } as const;
const rightNames = { nl: rolesNl.roles.right, fr: rolesFr.roles.right } as const;

export const rightName = (right: string, language: 'nl' | 'fr'): string =>
  new Map<string, string>(Object.entries(rightNames[language])).get(right) ?? right;
