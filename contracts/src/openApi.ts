import { OpenAPIRegistry, OpenApiGeneratorV31 } from '@asteasolutions/zod-to-openapi';
import { z } from 'zod';
import { allEndpoints } from './allEndpoints.ts';
import type { Endpoint, Permission } from './endpoint.ts';
import { allPathsOf } from './punchOutPaths.ts';
import { permissionText } from './permissionText.ts';
import { problemDocument, problemStatus, type ProblemCode } from './problem.ts';

export function openApiDocument(title = 'Talloor'): object {
  const registry = new OpenAPIRegistry();
  registry.registerComponent('schemas', 'Problem', z.toJSONSchema(problemDocument) as object);
  registry.registerComponent('securitySchemes', 'session', { type: 'apiKey', in: 'cookie', name: 'sid' });
  registry.registerComponent('securitySchemes', 'csrf', { type: 'apiKey', in: 'header', name: 'X-CSRF-Token' });
  registry.registerComponent('securitySchemes', 'apiKey', { type: 'http', scheme: 'bearer' });
  for (const endpoint of allEndpoints)
    for (const path of allPathsOf(endpoint))
      for (const variant of variantsOf(path))
        registry.registerPath(describe(endpoint, variant, path !== endpoint.path));
  return new OpenApiGeneratorV31(registry.definitions).generateDocument({
    openapi: '3.1.0',
    info: {
      title,
      version: '1',
      description:
        'Every address also answers under `/nl`, `/fr` and `/en`, or with `?_locale=`. Problems are RFC 9457 documents with a stable `code`.',
    },
    servers: [{ url: '/' }],
  });
}

/** An optional group makes two addresses. */
const variantsOf = (path: string): string[] => {
  const shorter = path.replaceAll(/\{[^}]*\}/g, '');
  const longer = path.replaceAll(/[{}]/g, '');
  return shorter === longer ? [path] : [shorter, longer];
};

const toTemplate = (path: string) => path.replaceAll(/:(\w+)/g, '{$1}');

function describe(endpoint: Endpoint, path: string, isAlias: boolean) {
  const parameterNames = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '');
  const shape: Readonly<Record<string, z.ZodType>> =
    endpoint.params instanceof z.ZodObject ? endpoint.params.shape : {};
  const inPath = z.object(
    Object.fromEntries(parameterNames.map((name) => [name, required(shape[name] ?? z.string())])),
  );
  const hasBody = !(endpoint.body instanceof z.ZodUndefined);
  const isOperationOfItsOwn = !isAlias && path === variantsOf(endpoint.path)[0];
  return {
    method: endpoint.method.toLowerCase() as Lowercase<Endpoint['method']>,
    path: toTemplate(path),
    ...(isOperationOfItsOwn ? { operationId: endpoint.name } : {}),
    summary: endpoint.summary,
    description: permissionText(endpoint.permission),
    tags: [endpoint.side],
    security: securityOf(endpoint),
    'x-permission': endpoint.permission,
    'x-problem-codes': endpoint.problems,
    request: {
      ...(parameterNames.length > 0 ? { params: inPath } : {}),
      ...(endpoint.query instanceof z.ZodObject ? { query: endpoint.query } : {}),
      ...(endpoint.side === 'command' ? { headers: commandHeaders } : {}),
      ...(hasBody
        ? {
            body: {
              required: true,
              content: contentOf(bodyTypes[endpoint.bodyType ?? 'json'], endpoint.body),
            },
          }
        : {}),
    },
    responses: { [endpoint.status]: answerOf(endpoint), ...problemsOf(endpoint) },
  };
}

const commandHeaders = z.object({
  'Idempotency-Key': z
    .string()
    .regex(/^[\x21-\x7e]{1,100}$/)
    .optional()
    .describe('A repeated key means the same command: the server handles it once.'),
  'Idempotency-Repeat': z
    .literal('1')
    .optional()
    .describe(
      'Sent with a second attempt under the same key: the server also looks for the command in baskets ordered or left since.',
    ),
});

const bodyTypes = {
  json: 'application/json',
  text: 'text/plain',
  form: 'multipart/form-data',
  stream: 'application/x-ndjson',
  file: 'application/octet-stream',
} as const;

const required = (schema: z.ZodType): z.ZodType =>
  schema instanceof z.ZodOptional ? (schema.unwrap() as z.ZodType) : schema;
const contentOf = (type: string, schema: z.ZodType) => ({ [type]: { schema } });

function answerOf(endpoint: Endpoint) {
  const description = endpoint.status === 204 ? 'Done.' : 'The answer.';
  switch (endpoint.produces) {
    case 'event-stream':
      return { description, content: contentOf('text/event-stream', z.string()) };
    case 'jsonl':
      return { description, content: contentOf('application/jsonl', z.string()) };
    case 'file':
      return { description: 'The file.', content: contentOf('application/octet-stream', z.string()) };
    case 'page':
      return { description: 'A page.', content: contentOf('text/html', z.string()) };
    case 'javascript':
    case 'redirect':
    case undefined:
      return endpoint.response instanceof z.ZodUndefined
        ? { description }
        : { description, content: contentOf('application/json', endpoint.response) };
    default:
      return endpoint.produces satisfies never;
  }
}

function problemsOf(endpoint: Endpoint) {
  const codes: ProblemCode[] = ['request.malformed', ...permissionCodes(endpoint.permission), ...endpoint.problems];
  if (endpoint.side === 'command') codes.push('csrf.invalid', 'idempotency.key_reused');
  codes.push('service.unavailable');
  const byStatus = new Map<number, ProblemCode[]>();
  for (const code of new Set(codes))
    byStatus.set(problemStatus[code], [...(byStatus.get(problemStatus[code]) ?? []), code]);
  return Object.fromEntries(
    [...byStatus].map(([status, of]) => [
      status,
      {
        description: of.join(', '),
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    ]),
  );
}

function permissionCodes(permission: Permission): ProblemCode[] {
  switch (permission.kind) {
    case 'anyone':
      return [];
    case 'user':
      return permission.right === undefined ? ['session.required'] : ['session.required', 'permission.denied'];
    case 'customer':
      return ['session.required', 'permission.denied', 'customer.not_selected', 'customer.changed'];
    case 'office':
      return ['session.required', 'permission.denied'];
    case 'api-key':
      return ['api_key.required'];
    default:
      return permission satisfies never;
  }
}

function securityOf(endpoint: Endpoint): Record<string, string[]>[] {
  if (endpoint.permission.kind === 'api-key') return [{ apiKey: [] }];
  const session = endpoint.permission.kind === 'anyone' ? {} : { session: [] };
  return [{ ...session, ...(endpoint.side === 'command' ? { csrf: [] } : {}) }];
}
