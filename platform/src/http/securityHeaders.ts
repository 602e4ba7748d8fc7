import type { RequestHandler } from 'express';
import helmet from 'helmet';
import { contentSecurityDirectives } from './contentSecurityPolicy.ts';

/** Sent over TLS only: a shop in a local network has no TLS. */
export const strictTransport = 'max-age=31536000';

const demandTransport: RequestHandler = (request, response, next) => {
  if (request.secure) response.setHeader('strict-transport-security', strictTransport);
  next();
};

/** Architecture.md §7. */
export const securityHeaders = (): RequestHandler[] => [
  demandTransport,
  helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: contentSecurityDirectives,
    },
    strictTransportSecurity: false,
    crossOriginEmbedderPolicy: false,
  }) as RequestHandler,
];
