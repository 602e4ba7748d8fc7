import type { Request, Response } from 'express';
import {
  type ProblemCode,
  problemStatus,
  type ProblemDocument,
  retryAfterSeconds,
} from '@talloor/contracts/problem.ts';
import { isOutage } from '../isOutage.ts';
import type { Logger } from '../logging.ts';
import { isOpenedByBrowser } from './isOpenedByBrowser.ts';
import { localeOf } from './locale.ts';
import { Problem } from './problem.ts';
import { problemPage } from './problemPage.ts';
import type { ProblemTexts } from './problemTexts.ts';

const retryAfter: Partial<Record<ProblemCode, number>> = retryAfterSeconds;

/**
 * The only place for RFC 9457 documents, or a page for a person. Unknown errors are logged and answered with a bare
 * 500.
 */
export function createProblemSender(texts: ProblemTexts, logger: Logger) {
  return (error: unknown, request: Request, response: Response): void => {
    const problem = problemOf(error);
    if (problem.code === 'internal' || problem.code === 'service.unavailable')
      logger.error({
        err: error,
        requestId: response.getHeader('x-request-id'),
        endpoint: response.locals['endpoint'],
      });
    if (response.headersSent) {
      response.destroy();
      return;
    }
    const { code, extra } = problem;
    const { language } = localeOf(request);
    const words = texts(code, extra.parameters ?? {}, language);
    const document: ProblemDocument = {
      type: `urn:talloor:problem:${code}`,
      title: words.title,
      status: problemStatus[code],
      code,
      ...(words.detail === undefined ? {} : { detail: words.detail }),
      ...extra,
    };
    response.locals['problem'] = code;
    const retrySeconds = retryAfter[code];
    if (retrySeconds !== undefined) response.setHeader('retry-after', retrySeconds);
    response.status(document.status);
    const isPage = isOpenedByBrowser(request);
    response.setHeader('content-type', `${isPage ? 'text/html' : 'application/problem+json'}; charset=utf-8`);
    response.setHeader('cache-control', 'no-store');
    const content = isPage ? problemPage(words.title, document.detail, language) : JSON.stringify(document);
    response.end(request.method === 'HEAD' ? undefined : content);
  };
}

function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (isOutage(error)) return new Problem('service.unavailable');
  if (error instanceof URIError) return new Problem('not_found');
  return new Problem('internal');
}
