import { createHash } from 'node:crypto';
import type { Binding } from '@talloor/catalogue/customer/boundUserOf.ts';
import { getDownload, getDownloadFile, startDownload } from '@talloor/contracts/endpoints/download.ts';
import { type ColumnKey, columnKeys } from '@talloor/contracts/columnKeys.ts';
import { sheetTexts } from '@talloor/messages/sheet/sheetTexts.ts';
import { route, type RequestContext, type Route } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import { dayAt } from '@talloor/rules/delivery/brusselsTime.ts';
import type { ReadSide } from '../readSide.ts';
import { readSelection } from '../search/readSelection.ts';
import { answerWorkbook } from './answerWorkbook.ts';
import { usualColumns } from './usualColumns.ts';
import type { Downloads } from './createDownloads.ts';
import type { ShowsPrices } from '../rememberShowsPrices.ts';

const path = '/api/product/search/download';

export const downloadRoutes = (
  { catalogue, clock, features }: Pick<ReadSide, 'catalogue' | 'clock'> & Pick<Binding, 'features'>,
  downloads: Downloads,
  showsPrices: ShowsPrices,
): readonly Route[] => {
  const seesPrices = async ({ customerNumber }: Asking) =>
    customerNumber !== null && (await showsPrices(customerNumber));
  const look = async (downloadId: string, context: Asking) =>
    downloads.look(downloadId, askerOf(context), await seesPrices(context));
  return [
    route(startDownload, async ({ query }, context) => {
      const { customerNumber, language, locale, response } = context;
      const { keywords, sort, deliveryDate = null } = query;
      const onDay = dayAt(clock.now().getTime());
      const selection = { keywords, sort, ...readSelection(query), language, customerNumber, onDay };
      const { about } = await catalogue.searchProducts({ ...selection, page: 1, limit: 1 });
      if (about === 'unknown') throw new Problem('assortment.not_found');
      const downloadId = await downloads.start(askerOf(context), {
        ...selection,
        userId: features.restricted_wish_list ? (context.user?.userId ?? null) : null,
        seesPrices: await seesPrices(context),
        deliveryDate,
        columns: columnsOf(query.columns),
      });
      if (downloadId === null) throw new Problem('download.too_many');
      response.setHeader('cache-control', 'no-store');
      response.redirect(303, `/${locale}${path}/${downloadId}`);
      return 'handled';
    }),

    route(getDownload, async ({ params: { id } }, context) => {
      const state = await look(id, context);
      switch (state?.kind) {
        case undefined:
          throw new Problem('download.not_found');
        case 'failed':
          throw new Problem('download.failed');
        case 'under way':
          return { body: { progress: state.progress, downloadUrl: null } };
        case 'done':
          return { body: { progress: 100, downloadUrl: `/${context.locale}${path}/${id}/file` } };
        default:
          return state satisfies never;
      }
    }),

    route(getDownloadFile, async ({ params: { id } }, context) => {
      const state = await look(id, context);
      if (state?.kind !== 'done') throw new Problem('download.not_found');
      const { size } = state;
      const name = `${sheetTexts[state.language].file}-${state.onDay}.xlsx`;
      return answerWorkbook(context, { name, size, chunks: () => downloads.chunks(id) });
    }),
  ];
};

type Asking = RequestContext<{ kind: 'anyone' }>;

const columnsOf = (columnNames: string | undefined): ColumnKey[] =>
  columnNames === undefined ? [...usualColumns] : [...new Set(columnNames.split(','))].filter(isColumn);
const isColumn = (key: string): key is ColumnKey => (columnKeys as readonly string[]).includes(key);

/** Owner: user and customer, or the visitor's cookie. */
function askerOf(context: Asking): string {
  const { user, customerNumber } = context;
  if (user) return `user ${user.userId} ${customerNumber ?? ''}`;
  return `visitor ${createHash('sha256').update(context.csrfToken).digest('base64url')}`;
}
