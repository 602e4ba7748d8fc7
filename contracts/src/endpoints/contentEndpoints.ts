import { z } from 'zod';
import { defineEndpoint, type OfficeRight } from '../endpoint.ts';
import { officeListQuery } from '../officeListQuery.ts';
import { line, noParams, noQuery, nothing } from '../shapes.ts';

/** React-admin's simple REST. Each save writes a change row. */
export type ContentRights = { readonly read: OfficeRight; readonly edit: OfficeRight };

/**
 * `q` searches names, other fields equal values, `missing` (`nl`, `fr`) finds untranslated texts, `label` its
 * products.
 */
const listQuery = officeListQuery('["id","ASC"]');

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

type Shown = Readonly<Record<string, z.ZodType>>;

/** For records that are fixed or from the ERP. Ids are strings. */
export function fixedContentEndpoints<
  Fields extends z.ZodRawShape,
  const Name extends string,
  const Plural extends string,
  More extends Shown = Record<never, never>,
>(name: Name, plural: Plural, rights: ContentRights, shape: z.ZodObject<Fields, z.core.$strict>, viewFields?: More) {
  const path = `/api/office/${plural}`;
  const record = z.strictObject({ ...shape.shape, ...(viewFields as More), id: z.string() });
  const recordParams = z.object({ id: line(60).min(1) });
  return {
    list: defineEndpoint({
      name: `listOffice${capital(plural)}`,
      summary: `Content of the shop: ${plural}; Content-Range in the answer.`,
      method: 'GET',
      path,
      side: 'query',
      permission: { kind: 'office', right: rights.read },
      params: noParams,
      query: listQuery,
      body: nothing,
      response: z.array(record),
      status: 200,
      problems: [],
    }),
    get: defineEndpoint({
      name: `getOffice${capital(name)}`,
      summary: `One of the ${plural}.`,
      method: 'GET',
      path: `${path}/:id`,
      side: 'query',
      permission: { kind: 'office', right: rights.read },
      params: recordParams,
      query: noQuery,
      body: nothing,
      response: record,
      status: 200,
      problems: ['content.not_found'],
    }),
    save: defineEndpoint({
      name: `saveOffice${capital(name)}`,
      summary: `Change one of the ${plural}.`,
      method: 'PUT',
      path: `${path}/:id`,
      side: 'command',
      permission: { kind: 'office', right: rights.edit },
      params: recordParams,
      query: noQuery,
      body: shape,
      response: record,
      status: 200,
      problems: [
        'content.not_found',
        'content.taken',
        'content.overlaps',
        'content.in_force',
        'content.in_past',
        'content.unknown_article',
        'content.unknown_label',
        'content.unknown_customer',
      ],
    }),
  };
}

export function contentEndpoints<
  Fields extends z.ZodRawShape,
  const Name extends string,
  const Plural extends string,
  More extends Shown = Record<never, never>,
>(name: Name, plural: Plural, rights: ContentRights, shape: z.ZodObject<Fields, z.core.$strict>, viewFields?: More) {
  const { list, get, save } = fixedContentEndpoints(name, plural, rights, shape, viewFields);
  return {
    list,
    get,
    save,
    create: defineEndpoint({
      name: `createOffice${capital(name)}`,
      summary: `Make one of the ${plural}.`,
      method: 'POST',
      path: list.path,
      side: 'command',
      permission: { kind: 'office', right: rights.edit },
      params: noParams,
      query: noQuery,
      body: shape,
      response: save.response,
      status: 201,
      problems: [
        'content.taken',
        'content.overlaps',
        'content.in_force',
        'content.in_past',
        'content.unknown_article',
        'content.unknown_label',
        'content.unknown_customer',
      ],
    }),
    remove: defineEndpoint({
      name: `deleteOffice${capital(name)}`,
      summary: `Delete one of the ${plural}.`,
      method: 'DELETE',
      path: save.path,
      side: 'command',
      permission: { kind: 'office', right: rights.edit },
      params: save.params,
      query: noQuery,
      body: nothing,
      response: save.response,
      status: 200,
      problems: ['content.not_found', 'content.in_use', 'content.in_force'],
    }),
  };
}
