import type { z } from 'zod';
import type { ContentSource } from '@talloor/catalogue/content/contentSource.ts';
import { contentSources } from '@talloor/catalogue/content/contentSources.ts';
import { findContent } from '@talloor/catalogue/content/findContents.ts';
import type { Endpoint } from '@talloor/contracts/endpoint.ts';
import { officeContents } from '@talloor/contracts/endpoints/officeContent.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import { route, type RequestContext, type Route } from '@talloor/platform/http/handler.ts';
import type { CommandSide } from '../../commandSide.ts';
import type { ContentWriter } from './contentWriter.ts';
import { termsWriter } from './termsWriter.ts';
import { navigationWriter, productWriter, tableWriters } from './contentWriters.ts';

type Side = Pick<CommandSide, 'pool' | 'clock'>;
type Contract<Content> = {
  readonly save: Endpoint<z.ZodObject<{ id: z.ZodString }>, z.ZodType, z.ZodType<Content>>;
  readonly create: Endpoint<z.ZodType, z.ZodType, z.ZodType<Content>>;
  readonly remove: Endpoint<z.ZodObject<{ id: z.ZodString }>>;
};

/** Each returns the new record. */
export function officeContentRoutes(side: Side): readonly Route[] {
  const { labels, synonyms, banners, redirects, specialLists, facets, faqItems, ...others } = tableWriters;
  return [
    saveRoute(side, officeContents.products, productWriter, contentSources.products),
    saveRoute(side, officeContents.navigationNodes, navigationWriter, contentSources.navigationNodes),
    saveRoute(side, officeContents.facets, facets, contentSources.facets),
    ...allRoutes(side, officeContents.labels, labels, contentSources.labels),
    ...allRoutes(side, officeContents.synonyms, synonyms, contentSources.synonyms),
    ...allRoutes(side, officeContents.banners, banners, contentSources.banners),
    ...allRoutes(side, officeContents.redirects, redirects, contentSources.redirects),
    ...allRoutes(side, officeContents.specialLists, specialLists, contentSources.specialLists),
    ...allRoutes(side, officeContents.faqItems, faqItems, contentSources.faqItems),
    ...allRoutes(side, officeContents.announcements, others.announcements, contentSources.announcements),
    ...allRoutes(side, officeContents.termsVersions, termsWriter, contentSources.termsVersions),
    ...allRoutes(side, officeContents.columnSets, others.columnSets, contentSources.columnSets),
    ...allRoutes(side, officeContents.musselSeasons, others.musselSeasons, contentSources.musselSeasons),
    ...allRoutes(side, officeContents.musselPackages, others.musselPackages, contentSources.musselPackages),
    ...allRoutes(side, officeContents.musselCustomers, others.musselCustomers, contentSources.musselCustomers),
    ...allRoutes(side, officeContents.cannedTexts, others.cannedTexts, contentSources.cannedTexts),
  ];
}

const allRoutes = <Content>(
  side: Side,
  contract: Contract<Content>,
  writer: ContentWriter<Content>,
  source: ContentSource,
): readonly Route[] => [
  saveRoute(side, contract, writer, source),
  route(contract.create, async ({ body }, context) => {
    const id = await writer.add(side.pool, body, changedBy(side, context));
    return { body: await recordOf(side, source, id) };
  }),
  route(contract.remove, async ({ params: { id } }, context) => {
    const record = await recordOf(side, source, id);
    await writer.remove(side.pool, id, changedBy(side, context));
    return { body: record };
  }),
];

const saveRoute = <Content>(
  side: Side,
  { save }: Pick<Contract<Content>, 'save'>,
  writer: Pick<ContentWriter<Content>, 'save'>,
  source: ContentSource,
): Route =>
  route(save, async ({ params: { id }, body }, context) => {
    if (!(await recordOf(side, source, id))) throw new Problem('content.not_found');
    await writer.save(side.pool, id, body, changedBy(side, context));
    return { body: await recordOf(side, source, id) };
  });

/** An id, because change rows stay forever. */
const changedBy = ({ clock }: Side, { user }: RequestContext) => ({ by: user?.userId ?? '', at: clock.now() });

const recordOf = ({ pool }: Side, source: ContentSource, id: string) => findContent(pool, source, id);
