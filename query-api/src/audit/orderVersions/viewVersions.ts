import type { z } from 'zod';
import type { orderVersionsView, versionComparison } from '@talloor/contracts/endpoints/orderVersions.ts';
import type { OrderedLine } from '@talloor/events/basket/events.ts';
import { totalsRow } from '@talloor/projections/totalsRow.ts';
import { eurosOfCents, eurosOfMills } from '@talloor/rules/money/rounding.ts';
import { compareVersions } from '@talloor/rules/order/compareVersions.ts';
import type { Language } from '../auditSide.ts';
import { authorName } from '../authorName.ts';
import { reasonIn } from '../reasonIn.ts';
import type { Names } from '../viewHistoryEvent.ts';
import type { ReadVersions, WholeVersion } from './readVersions.ts';
import { secondsOf } from '../../secondsOf.ts';

type Reader = {
  readonly names: Names;
  readonly showPrices: boolean;
  readonly isOfficeReader: boolean;
  readonly language: Language;
};
type VersionsView = z.input<typeof orderVersionsView>;
type VersionView = VersionsView['versions'][number];
type Comparison = z.input<typeof versionComparison>;

export function viewVersions({ order, versions }: ReadVersions, reader: Reader, now: Date): VersionsView {
  const { orderNumber, changeDeadline } = order.content;
  const isLocked = order.lock !== null && (order.lock.until === null || now.toISOString() < order.lock.until);
  return {
    order_number: orderNumber,
    changeable_until: secondsOf(changeDeadline),
    is_changeable: order.status === 'open' && !isLocked && now.toISOString() < changeDeadline,
    versions: versions.map((version, index) => viewVersion(version, versions[index - 1], reader)).toReversed(),
  };
}

export function viewComparison(
  { order, versions }: ReadVersions,
  versionPair: { readonly from: number; readonly to: number },
  reader: Reader,
): Comparison | null {
  const [from, to] = [versionPair.from, versionPair.to].map((number) =>
    versions.find(({ version }) => version === number),
  );
  if (!from || !to) return null;
  const { language } = reader;
  const { differences, same } = compareVersions(from.lines, to.lines);
  const side = (version: WholeVersion): Comparison['from'] => {
    const { vat, ...totals } = totalsRow(version.totals);
    return {
      ...viewVersion(version, versions[versions.indexOf(version) - 1], reader),
      totals: reader.showPrices ? { ...totals, vat: [...vat] } : null,
    };
  };
  return {
    order_number: order.content.orderNumber,
    from: side(from),
    to: side(to),
    lines: differences.map((difference) => {
      const { articleNumber, name, groupCode, unit, free, weightArticle } = difference.to ?? difference.from;
      return {
        article_number: articleNumber,
        name: name[language],
        group_code: groupCode,
        unit: unit[language],
        is_free: free,
        is_weight_article: weightArticle,
        kind: difference.kind,
        from: difference.from && lineIn(difference.from, reader),
        to: difference.to && lineIn(difference.to, reader),
      };
    }),
    unchanged: same,
  };
}

function viewVersion(version: WholeVersion, before: WholeVersion | undefined, reader: Reader): VersionView {
  const { lines, totals } = version;
  return {
    version: version.version,
    made_at: secondsOf(version.at),
    made_by: authorName(version, reader),
    is_by_office: version.isByOffice,
    reason: version.reason === null ? null : reasonIn(version.reason, reader.language),
    cause: version.cause,
    went_back_to: version.restoredVersion,
    number_of_products: lines.filter((line) => !line.free).length,
    changes: before ? compareVersions(before.lines, lines).differences.length : 0,
    amount_to_pay: reader.showPrices ? eurosOfCents(totals.payableCents) : null,
    is_approximate: totals.approximate,
  };
}

const lineIn = (line: OrderedLine, { showPrices }: Reader) => ({
  quantity: line.quantity,
  price_per_unit: showPrices ? eurosOfMills(line.priceMills) : null,
  line_total: showPrices ? eurosOfCents(line.lineTotalCents) : null,
});
