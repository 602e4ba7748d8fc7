import { command, get } from './callable.ts';
import type * as returns from '../endpoints/officeReturns.ts';

export const listOfficeReturns = get<typeof returns.listOfficeReturns>('listOfficeReturns', '/api/office/returns');
export const getOfficeReturn = get<typeof returns.getOfficeReturn>('getOfficeReturn', '/api/office/returns/:id');
export const acceptReturn = command<typeof returns.acceptReturn>(
  'acceptReturn',
  'POST',
  '/api/office/returns/:id/accept',
);
export const refuseReturn = command<typeof returns.refuseReturn>(
  'refuseReturn',
  'POST',
  '/api/office/returns/:id/refuse',
);
export const planReturnCollection = command<typeof returns.planReturnCollection>(
  'planReturnCollection',
  'POST',
  '/api/office/returns/:id/collection',
);
export const collectReturn = command<typeof returns.collectReturn>(
  'collectReturn',
  'POST',
  '/api/office/returns/:id/collected',
);
export const creditReturn = command<typeof returns.creditReturn>(
  'creditReturn',
  'POST',
  '/api/office/returns/:id/credit',
);
export const getOfficeReturnPhoto = get<typeof returns.getOfficeReturnPhoto>(
  'getOfficeReturnPhoto',
  '/api/office/returns/:id/photos/:photo',
);
