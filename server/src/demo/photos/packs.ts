import { shade } from './shade.ts';

/** A pack on the ground line 210 of a sheet of 320 × 240, with a place for its motif. */
export type Pack = {
  readonly draw: (colour: string) => string;
  readonly motif: { readonly x: number; readonly y: number; readonly size: number };
};

const rect = (x: number, y: number, width: number, height: number, r: number, fill: string, more = '') =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${r}" fill="${fill}"${more}/>`;
const path = (d: string, fill: string, more = '') => `<path d="${d}" fill="${fill}"${more}/>`;
const label = (x: number, y: number, width: number, height: number) => rect(x, y, width, height, 8, '#fffdf8');
const light = (x: number, y: number, width: number, height: number) =>
  rect(x, y, width, height, width / 2, '#fff', ' opacity=".28"');

const bottle: Pack = {
  draw: (c) =>
    rect(146, 18, 28, 22, 4, shade(c, -0.35)) +
    path('M148 40h24v30c0 12 22 20 22 44v84a12 12 0 0 1-12 12h-44a12 12 0 0 1-12-12v-84c0-24 22-32 22-44z', c) +
    label(126, 122, 68, 62) +
    light(134, 96, 7, 100),
  motif: { x: 160, y: 153, size: 0.44 },
};

const can: Pack = {
  draw: (c) =>
    rect(104, 52, 112, 158, 10, '#c9ced3') +
    rect(104, 74, 112, 114, 0, c) +
    '<ellipse cx="160" cy="54" rx="56" ry="12" fill="#dfe3e7"/><ellipse cx="160" cy="54" rx="46" ry="8" fill="#b9c0c6"/>' +
    label(120, 90, 80, 82) +
    light(110, 70, 8, 126),
  motif: { x: 160, y: 131, size: 0.56 },
};

const jar: Pack = {
  draw: (c) =>
    rect(122, 48, 76, 26, 6, shade(c, -0.3)) +
    rect(108, 70, 104, 140, 24, shade(c, 0.25)) +
    label(118, 108, 84, 72) +
    light(114, 92, 8, 96),
  motif: { x: 160, y: 144, size: 0.52 },
};

const bucket: Pack = {
  draw: (c) =>
    '<path d="M96 78a64 56 0 0 1 128 0" fill="none" stroke="#8d959c" stroke-width="5"/>' +
    path('M92 80h136l-14 122a9 9 0 0 1-9 8h-90a9 9 0 0 1-9-8z', '#f2f3f4') +
    rect(86, 68, 148, 20, 8, c) +
    path('M97 104h126l-9 78H106z', c) +
    label(122, 110, 76, 66),
  motif: { x: 160, y: 143, size: 0.48 },
};

const bag: Pack = {
  draw: (c) =>
    path('M102 44h116l8 150c0 10-6 16-14 16H108c-8 0-14-6-14-16z', c) +
    path('M102 44h116l2 22H100z', shade(c, -0.22)) +
    path('M102 44l6-10 8 8 9-8 9 8 9-8 9 8 9-8 9 8 9-8 9 8 9-8 8 8 9-8 6 10z', shade(c, -0.12)) +
    label(114, 82, 92, 92) +
    light(108, 76, 8, 118),
  motif: { x: 160, y: 128, size: 0.64 },
};

const box: Pack = {
  draw: (c) =>
    path('M70 92l90-34 90 34-90 30z', '#dcb98c') +
    path('M70 92l90 30v90l-90-32z', '#c79f6c') +
    path('M250 92l-90 30v90l90-32z', '#b58b58') +
    path('M150 62l20-7 90 34-20 7z', '#ead0a8', ' transform="translate(-6 0)"') +
    path('M82 112l64 21v50l-64-22z', c) +
    `<g transform="matrix(1 .34 0 1 0 0)">${rect(90, 92, 48, 38, 5, '#fffdf8')}</g>`,
  motif: { x: 114, y: 149, size: 0.3 },
};

const carton: Pack = {
  draw: (c) =>
    path('M112 66l20-34h56l20 34z', shade(c, 0.3)) +
    rect(130, 24, 60, 12, 3, shade(c, -0.2)) +
    rect(112, 66, 96, 144, 6, '#fbfbfa') +
    rect(112, 66, 96, 34, 0, c) +
    rect(112, 184, 96, 26, 6, c) +
    light(116, 70, 7, 132),
  motif: { x: 160, y: 142, size: 0.58 },
};

const tray: Pack = {
  draw: (c) =>
    rect(58, 108, 204, 22, 11, shade(c, -0.1)) +
    path('M66 124h188l-16 78a10 10 0 0 1-10 8H92a10 10 0 0 1-10-8z', shade(c, 0.2)) +
    '<ellipse cx="160" cy="112" rx="92" ry="20" fill="#fff" opacity=".75"/>' +
    label(108, 140, 104, 56),
  motif: { x: 160, y: 168, size: 0.42 },
};

const crate: Pack = {
  draw: (c) =>
    [84, 116, 148, 180, 212]
      .map(
        (x) =>
          rect(x, 42, 14, 22, 3, shade(c, -0.4)) +
          path(`M${x - 5} 84c0-14 5-14 5-22h14c0 8 5 8 5 22v40h-24z`, '#6b3f1d'),
      )
      .join('') +
    path('M66 108h188l-8 96a7 7 0 0 1-7 6H81a7 7 0 0 1-7-6z', c) +
    rect(62, 102, 196, 16, 5, shade(c, -0.18)) +
    rect(126, 124, 68, 12, 6, shade(c, -0.35)) +
    label(112, 144, 96, 54),
  motif: { x: 160, y: 171, size: 0.4 },
};

const canister: Pack = {
  draw: (c) =>
    rect(118, 30, 34, 24, 5, shade(c, -0.35)) +
    path(
      'M104 52h92c16 0 26 10 26 26v120a12 12 0 0 1-12 12H110a12 12 0 0 1-12-12V62c0-6 2-10 6-10zM168 66c-6 0-8 4-8 10v14c0 6 2 8 8 8h20c8 0 12-4 12-12s-4-20-12-20z',
      c,
      ' fill-rule="evenodd"',
    ) +
    label(114, 118, 92, 72) +
    light(104, 70, 8, 128),
  motif: { x: 160, y: 154, size: 0.5 },
};

const sleeve: Pack = {
  draw: (c) =>
    rect(78, 76, 164, 134, 10, shade(c, 0.62)) +
    rect(78, 76, 164, 30, 10, c) +
    rect(78, 188, 164, 22, 8, c) +
    label(100, 114, 120, 68),
  motif: { x: 160, y: 148, size: 0.5 },
};

export const packs = { bottle, can, jar, bucket, bag, box, carton, tray, crate, canister, sleeve } as const;
export type PackName = keyof typeof packs;
