import type { Response } from 'express';

export function sendPaper(response: Response, name: string, pdf: Buffer): 'handled' {
  response.attachment(`${name}.pdf`);
  response.setHeader('content-type', 'application/pdf');
  response.setHeader('cache-control', 'no-store');
  response.send(pdf);
  return 'handled';
}
