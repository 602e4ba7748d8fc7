import { findPhoto } from '@talloor/catalogue/photo/findPhoto.ts';
import { getPhoto } from '@talloor/contracts/endpoints/photos.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import type { ReadSide } from '../readSide.ts';

const types: Readonly<Record<string, string>> = { avif: 'image/avif', webp: 'image/webp', svg: 'image/svg+xml' };

export const getPhotoRoute = ({ pool }: Pick<ReadSide, 'pool'>): Route =>
  route(getPhoto, async ({ params: { id, file } }, { response }) => {
    const [width = '', format = ''] = file.split('.');
    const content = await findPhoto(pool, { photoId: id, width: Number(width), format });
    const type = types[format];
    if (content === null || type === undefined) throw new Problem('not_found');
    response.setHeader('content-type', type);
    response.setHeader('cache-control', 'public, max-age=31536000, immutable');
    response.setHeader('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
    response.send(content);
    return 'handled';
  });
