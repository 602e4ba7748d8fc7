import { officeContents } from '@talloor/contracts/endpoints/officeContent.ts';
import type { OfficeRight } from '@talloor/rules/account/officeRights.ts';
import type { ContentName } from './contentRows.ts';

export const editRightOf = (name: ContentName): OfficeRight => officeContents[name].save.permission.right;
