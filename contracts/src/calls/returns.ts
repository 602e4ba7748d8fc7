import { callable, command, get } from './callable.ts';
import type * as returns from '../endpoints/returns.ts';

export const toggleReturnLine = command<typeof returns.toggleReturnLine>(
  'toggleReturnLine',
  'POST',
  '/api/delivery-note/return/:number/:lineId',
);
export const requestReturn = command<typeof returns.requestReturn>('requestReturn', 'POST', '/api/returns');
export const listReturns = get<typeof returns.listReturns>('listReturns', '/api/returns');
export const getReturn = get<typeof returns.getReturn>('getReturn', '/api/returns/:id');
export const withdrawReturn = command<typeof returns.withdrawReturn>(
  'withdrawReturn',
  'POST',
  '/api/returns/:id/withdraw',
);
export const addReturnPhoto = callable<typeof returns.addReturnPhoto>({
  ...command<typeof returns.addReturnPhoto>('addReturnPhoto', 'POST', '/api/returns/:id/photos'),
  bodyType: 'file',
});
export const getReturnPhoto = get<typeof returns.getReturnPhoto>('getReturnPhoto', '/api/returns/:id/photos/:photo');
export const downloadReturnSlip = get<typeof returns.downloadReturnSlip>('downloadReturnSlip', '/return-slip/:id/pdf');
