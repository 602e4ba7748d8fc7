import { command, get } from './callable.ts';
import type * as versions from '../endpoints/orderVersions.ts';

export const listOrderVersions = get<typeof versions.listOrderVersions>(
  'listOrderVersions',
  '/api/pending_order/:orderId/versions',
);
export const compareOrderVersions = get<typeof versions.compareOrderVersions>(
  'compareOrderVersions',
  '/api/pending_order/:orderId/versions/compare',
);
export const listOfficeOrderVersions = get<typeof versions.listOfficeOrderVersions>(
  'listOfficeOrderVersions',
  '/api/office/orders/:number/versions',
);
export const compareOfficeOrderVersions = get<typeof versions.compareOfficeOrderVersions>(
  'compareOfficeOrderVersions',
  '/api/office/orders/:number/versions/compare',
);
export const goBackToVersion = command<typeof versions.goBackToVersion>(
  'goBackToVersion',
  'POST',
  '/api/pending_order/:orderId/goBack',
);
