import { shade } from './shade.ts';

/** Shapes around the origin, some 120 wide. */
export type Motif = (colour: string) => string;

const leafGreen = '#4f8a3a';
const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, more = '') =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"${more}/>`;
const path = (d: string, fill: string, more = '') => `<path d="${d}" fill="${fill}"${more}/>`;
const line = (d: string, stroke: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round"/>`;
const rect = (x: number, y: number, width: number, height: number, r: number, fill: string, more = '') =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${r}" fill="${fill}"${more}/>`;
const turned = (degrees: number, content: string) => `<g transform="rotate(${degrees})">${content}</g>`;
const shine = (x: number, y: number, rx: number, ry: number) => ellipse(x, y, rx, ry, '#fff', ' opacity=".35"');

export const round: Motif = (c) =>
  ellipse(0, 4, 50, 46, c) +
  path('M-50 4a50 46 0 0 0 100 0c-14 26-82 30-100 0z', shade(c, -0.14)) +
  shine(-18, -14, 13, 8) +
  path('M0-40c-20-14-34-4-34-4 12 2 20 8 34 12 14-4 22-10 34-12 0 0-14-10-34 4z', leafGreen) +
  line('M0-40v-14', shade(leafGreen, -0.3), 5);

export const onion: Motif = (c) =>
  path('M0-56c6 18 48 26 48 62 0 30-24 42-48 42s-48-12-48-42c0-36 42-44 48-62z', c) +
  line('M0-40c-26 24-30 60-10 86M0-40c26 24 30 60 10 86M0-44v90', shade(c, -0.2), 3) +
  shine(-22, 6, 8, 16);

export const tuber: Motif = (c) =>
  path('M-56 4c-2-30 30-46 60-40s54 26 50 48-40 34-70 28-38-16-40-36z', c) +
  [
    [-24, -8],
    [6, 8],
    [28, -6],
    [-6, 22],
  ]
    .map(([x = 0, y = 0]) => ellipse(x, y, 4, 2.5, shade(c, -0.25)))
    .join('') +
  shine(-14, -22, 18, 6);

export const root: Motif = (c) =>
  [-18, 0, 18]
    .map((angle) =>
      turned(
        angle,
        path('M-13-34c8-8 18-8 26 0 2 34-8 70-13 88-5-18-15-54-13-88z', c) +
          line('M-10-14h10M-4 6h11M-6 24h8', shade(c, -0.18), 3) +
          line('M0-36c-2-10-8-16-12-20M0-36v-24M0-36c2-10 8-16 12-20', leafGreen, 5),
      ),
    )
    .join('');

export const stalk: Motif = (c) =>
  [-14, 0, 14]
    .map((angle) =>
      turned(
        angle,
        path('M-11 54c-3-30-3-60 0-84h22c3 24 3 54 0 84z', '#f6f5e4') +
          path('M-11-24c-10-20-8-32-4-38 8 6 12 14 15 20 3-6 7-14 15-20 4 6 6 18-4 38z', c) +
          line('M-4 50V-20M4 50V-20', shade(c, 0.45), 2),
      ),
    )
    .join('');

export const leaves: Motif = (c) =>
  [-64, -32, 0, 32, 64]
    .map((angle, at) =>
      turned(
        angle,
        path('M0 50C-30 30-34-22 0-58 34-22 30 30 0 50z', shade(c, at % 2 === 0 ? -0.08 : 0.12)) +
          line('M0 46V-44M0 20l-14-14M0 20l14-14M0-4l-13-13M0-4l13-13', shade(c, -0.3), 2.5),
      ),
    )
    .join('');

export const mushroom: Motif = (c) =>
  [
    [-30, 14, 0.7],
    [32, 16, 0.66],
    [0, 0, 1],
  ]
    .map(
      ([x = 0, y = 0, size = 1]) =>
        `<g transform="translate(${x} ${y}) scale(${size})">${path('M-15 0h30l5 44c-12 8-28 8-40 0z', shade(c, 0.5))}${path(
          'M-50 8c0-34 24-52 50-52s50 18 50 52c-30 10-70 10-100 0z',
          c,
        )}${shine(-18, -20, 14, 8)}</g>`,
    )
    .join('');

export const berries: Motif = (c) =>
  [
    [-26, -16],
    [0, -22],
    [26, -16],
    [-14, 6],
    [14, 6],
    [0, 30],
  ]
    .map(([x = 0, y = 0]) => ellipse(x, y, 17, 17, c) + shine(x - 5, y - 6, 5, 4))
    .join('') + line('M0-36v-20', leafGreen, 5);

export const fish: Motif = (c) =>
  path('M-62 0c20-36 70-40 96-8l26-22c-4 20-4 40 0 60L34 8C8 40-42 36-62 0z', c) +
  path('M-62 0c20 36 70 40 96 8-30 12-70 8-96-8z', shade(c, 0.45)) +
  ellipse(-40, -6, 5, 5, '#231a21') +
  line('M-22-18c8 10 8 26 0 36M-4-18c7 10 7 26 0 36M14-14c6 8 6 20 0 28', shade(c, -0.18), 3);

export const fillet: Motif = (c) =>
  path('M-60 20c-6-28 30-52 66-48 32 4 58 22 54 38-6 24-52 34-84 32-20-2-34-10-36-22z', c) +
  line('M-42 18c20-24 50-32 84-26M-34 28c24-18 50-22 82-16', shade(c, 0.4), 5) +
  shine(14, -16, 20, 5);

export const shell: Motif = (c) =>
  path('M0 46c-40-6-62-34-56-66 12-20 100-20 112 0 6 32-16 60-56 66z', c) +
  line('M0 44V-30M0 44l-24-70M0 44l24-70M0 44l-44-58M0 44l44-58', shade(c, -0.22), 4) +
  path('M-14 44h28l-6 12H-8z', shade(c, -0.25));

export const rings: Motif = (c) =>
  [
    [-26, -8],
    [24, -14],
    [2, 22],
  ]
    .map(([x = 0, y = 0]) => `<circle cx="${x}" cy="${y}" r="22" fill="none" stroke="${c}" stroke-width="14"/>`)
    .join('');

export const steak: Motif = (c) =>
  path('M-58 12c-8-34 22-56 58-54s62 24 56 50-30 40-62 38-46-12-52-34z', '#f3ded2') +
  path('M-48 10c-6-26 18-44 48-42s52 20 48 40-26 32-52 30-38-10-44-28z', c) +
  line('M-24 8c10-12 20-16 34-16M0 22c12-8 22-8 32-6M-34-6c6-8 12-12 20-14', shade(c, 0.5), 4);

export const mincePile: Motif = (c) =>
  path('M-60 34c0-20 14-28 24-34 4-20 22-34 38-34s30 12 36 30c14 6 24 18 22 38z', c) +
  line(
    'M-40 22c8-8 16-8 24 0s16 8 24 0 16-8 24 0M-26 2c8-8 14-8 22 0s14 8 22 0M-8-16c6-6 12-6 18 0',
    shade(c, -0.2),
    4,
  );

export const drumstick: Motif = (c) =>
  turned(
    -32,
    path('M-8 18h16l3 40a9 9 0 0 1-22 0z', '#f4eee0') +
      path('M0-58c30 0 40 26 36 48-4 20-20 34-36 34s-32-14-36-34c-4-22 6-48 36-48z', c) +
      shine(-12, -30, 8, 14),
  );

export const sausage: Motif = (c) =>
  [-22, 4, 30]
    .map(
      (y) =>
        path(`M-54 ${y - 8}c-10 6-8 20 4 20 34-2 66-2 100 0 12 0 14-14 4-20-36-6-72-6-108 0z`, c) +
        shine(-8, y - 6, 30, 3),
    )
    .join('');

export const slices: Motif = (c) =>
  [
    [-20, 10],
    [4, 0],
    [26, -12],
  ]
    .map(
      ([x = 0, y = 0]) => ellipse(x, y, 34, 30, shade(c, 0.5)) + ellipse(x, y, 30, 26, c) + shine(x - 8, y - 10, 10, 5),
    )
    .join('');

export const wedge: Motif = (c) =>
  path('M-60 22 36-40c14 6 24 22 24 36z', shade(c, 0.25)) +
  path('M-60 22 60-4v38c-40 8-80 8-120 6z', c) +
  [
    [-20, 26, 6],
    [10, 16, 9],
    [40, 22, 6],
  ]
    .map(([x = 0, y = 0, r = 0]) => ellipse(x, y, r, r * 0.8, shade(c, -0.16)))
    .join('');

export const eggs: Motif = (c) =>
  [-30, 28, 0]
    .map(
      (x, at) =>
        path(`M${x} ${-30 + at * 6}c18 0 28 28 28 42a28 26 0 0 1-56 0c0-14 10-42 28-42z`, shade(c, at * 0.12)) +
        shine(x - 8, -2 + at * 6, 6, 11),
    )
    .join('');

export const loaf: Motif = (c) =>
  path('M-60 34c-6-40 6-66 60-66s66 26 60 66z', c) +
  line('M-34-18c10 4 14 14 14 24M-6-26c10 4 14 14 14 26M22-24c10 4 14 14 14 24', shade(c, 0.45), 6) +
  path('M-60 34h120c0-6 1-10 0-14H-60c-1 4 0 8 0 14z', shade(c, -0.18));

export const croissant: Motif = (c) =>
  path('M-62 30c0-40 28-62 62-62s62 22 62 62c-14 4-22-4-26-14-8-14-20-20-36-20s-28 6-36 20c-4 10-12 18-26 14z', c) +
  line('M-30-16l10 24M-8-30l2 26M16-30l-4 26M36-16l-14 22', shade(c, -0.22), 4);

export const sticks: Motif = (c) =>
  [-46, -30, -14, 2, 18, 34]
    .map((x, at) => turned((at - 3) * 5, rect(x, -44 + (at % 3) * 8, 12, 74, 3, shade(c, at % 2 === 0 ? 0 : -0.1))))
    .join('');

export const croquettes: Motif = (c) =>
  [
    [-34, 14],
    [4, 18],
    [-16, -12],
    [22, -12],
  ]
    .map(([x = 0, y = 0], at) => rect(x - 22, y - 12, 46, 26, 13, shade(c, at * 0.05)) + shine(x - 2, y - 5, 12, 3))
    .join('');

export const cakeSlice: Motif = (c) =>
  path('M-54-4 20-36c20 4 34 16 38 32z', shade(c, 0.3)) +
  rect(-54, -4, 112, 14, 2, c) +
  rect(-54, 10, 112, 8, 0, '#fff6e6') +
  rect(-54, 18, 112, 18, 3, shade(c, -0.2)) +
  ellipse(20, -34, 9, 9, '#c2352f');

export const waffle: Motif = (c) =>
  rect(-50, -38, 100, 76, 16, c) +
  [-30, -6, 18].flatMap((x) => [-24, -2, 20].map((y) => rect(x, y - 6, 15, 14, 3, shade(c, -0.22)))).join('');

export const drop: Motif = (c) =>
  path('M0-54c24 32 38 50 38 70a38 36 0 0 1-76 0c0-20 14-38 38-70z', c) + shine(-14, 14, 7, 14);

export const grain: Motif = (c) =>
  line('M0 54V-40', shade(c, -0.25), 5) +
  [-30, -8, 14]
    .map((y) => path(`M0 ${y}c-24-2-26-18-24-24 16 0 24 10 24 24zM0 ${y}c24-2 26-18 24-24-16 0-24 10-24 24z`, c))
    .join('') +
  path('M0-36c-12-8-8-20 0-26 8 6 12 18 0 26z', c);

export const bubbles: Motif = (c) =>
  ellipse(-10, 14, 34, 34, c, ' opacity=".75"') +
  ellipse(28, -14, 20, 20, c, ' opacity=".6"') +
  ellipse(-20, -34, 12, 12, c, ' opacity=".5"') +
  shine(-20, 2, 9, 7) +
  shine(22, -20, 5, 4);

export const star: Motif = (c) => path('M0-54l14 34 36 4-27 25 8 36L0 26l-31 19 8-36-27-25 36-4z', c);
