import { rememberUploadColumns } from '@talloor/contracts/endpoints/basketUpload.ts';
import { rememberUploadColumns as remember } from '@talloor/catalogue/upload/uploadColumns.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import type { CommandSide } from '../commandSide.ts';

export const uploadColumnsRoute = ({ pool, clock }: Pick<CommandSide, 'pool' | 'clock'>): Route =>
  route(rememberUploadColumns, async ({ body: { columns } }, { user, customerNumber }) => {
    await remember(pool, customerNumber, columns, { by: user.userId, at: clock.now() });
    return { body: undefined };
  });
