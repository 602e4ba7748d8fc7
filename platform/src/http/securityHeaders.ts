import type { RequestHandler } from 'express';
import helmet from 'helmet';
import { contentSecurityDirectives } from './contentSecurityPolicy.ts';

/** Sent over TLS only: a shop in a local network has no TLS. */
export const strictTransport = 'max-age=31536000';

/** Only the scanner uses a device. */
export const permissionsPolicy =
  'camera=(self), display-capture=(), geolocation=(), gyroscope=(), accelerometer=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=(), browsing-topics=()';

const limitBrowser: RequestHandler = (request, response, next) => {
  response.setHeader('permissions-policy', permissionsPolicy);
  if (request.secure) response.setHeader('strict-transport-security', strictTransport);
  next();
};

/** Architecture.md §7. */
export const securityHeaders = (): RequestHandler[] => [
  limitBrowser,
  helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: contentSecurityDirectives,
    },
    strictTransportSecurity: false,
    crossOriginEmbedderPolicy: false,
  }) as RequestHandler,
];
