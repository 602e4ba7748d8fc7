import { createHash } from 'node:crypto';
import { getCompany, getCompanyLogo, type CompanyView } from '@talloor/contracts/endpoints/company.ts';
import { usualCompany, type Company } from '@talloor/platform/companySettings.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';

const minutes = 'public, max-age=300';
const tagOf = (content: string | Buffer) => createHash('sha256').update(content).digest('base64url').slice(0, 16);

export function companyRoutes(company: Company = usualCompany): readonly Route[] {
  const { name, phone, openingHours, colour, texts, logo } = company;
  const logoTag = logo && tagOf(logo.content);
  const view: CompanyView = {
    name,
    phone,
    opening_hours: openingHours,
    colour,
    texts,
    logo: logoTag && `/api/company/logo?v=${logoTag}`,
  };
  const script = `window.company = ${JSON.stringify(view).replaceAll('<', '\\u003c')};\n`;
  const scriptTag = tagOf(script);
  return [
    route(getCompany, (_, { request, response }) => {
      response.setHeader('content-type', 'text/javascript; charset=utf-8');
      response.setHeader('cache-control', minutes);
      response.setHeader('etag', `"${scriptTag}"`);
      if (request.fresh) response.status(304).end();
      else response.send(script);
      return Promise.resolve('handled');
    }),
    route(getCompanyLogo, (_, { response }) => {
      response.setHeader('content-type', logo?.type ?? 'image/svg+xml');
      response.setHeader('cache-control', 'public, max-age=31536000, immutable');
      // A drawing may not run scripts where it is opened by itself.
      response.setHeader('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
      response.send(logo?.content ?? nameAsLogo(name));
      return Promise.resolve('handled');
    }),
  ];
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

function nameAsLogo(name: string): string {
  const words = name.replaceAll(/[&<>]/g, (sign) => entities[sign] ?? sign);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${name.length * 20} 40"><text y="30" font-size="32">${words}</text></svg>`;
}
