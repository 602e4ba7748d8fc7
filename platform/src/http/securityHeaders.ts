import type { RequestHandler } from 'express';
import helmet from 'helmet';

/** For a year, and only where the browser came by TLS: a shop in a local network has none. */
export const strictTransport = 'max-age=31536000';

const demandTransport: RequestHandler = (request, response, next) => {
  if (request.secure) response.setHeader('strict-transport-security', strictTransport);
  next();
};

/** Headers of every answer (architecture.md §7). Styles are inline because emotion writes them; scripts never are. */
export const securityHeaders = (): RequestHandler[] => [
  demandTransport,
  helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'"],
        'style-src': ["'self'", "'unsafe-inline'"],
        'img-src': ["'self'", 'data:'],
        'font-src': ["'self'"],
        'connect-src': ["'self'"],
        'object-src': ["'none'"],
        'base-uri': ["'none'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
      },
    },
    strictTransportSecurity: false,
    crossOriginEmbedderPolicy: false,
  }) as RequestHandler,
];
