import type { OfficeUser } from '@talloor/contracts/endpoints/officeAccounts.ts';
import type { OfficeText } from '../i18n/useOfficeText.ts';

/** The number after erasure. */
export const userName = ({ id, name, username }: Pick<OfficeUser, 'id' | 'name' | 'username'>, t: OfficeText): string =>
  name ?? username ?? t('people.erased', { id });
