import type { OfficeUser } from '@talloor/contracts/endpoints/officeAccounts.ts';
import type { OfficeText } from '../i18n/useOfficeText.ts';

/** What a user is called; by number where the person was erased. */
export const userName = ({ id, name, username }: Pick<OfficeUser, 'id' | 'name' | 'username'>, t: OfficeText): string =>
  name ?? username ?? t('people.erased', { id });
