import type { QueryModule, QuerySide } from '../module.ts';
import { createBundleStore } from './bundleStore.ts';
import { createDocumentBundler } from './createDocumentBundler.ts';
import { documentRoutes } from './documentRoutes.ts';
import { officeDocumentRoutes } from './officeDocumentRoutes.ts';

export function documentModule(side: QuerySide): QueryModule {
  const store = createBundleStore(side.pool);
  const bundler = side.bundlesDocuments ? createDocumentBundler(side, store) : null;
  return {
    routes: [...documentRoutes(side, store), ...officeDocumentRoutes(side)],
    close: () => bundler?.close(),
  };
}
