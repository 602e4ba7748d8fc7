import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** GS1 General Specifications, 5.2.1.2: C is A inverted, B is C reversed. */
const setA = [
  '0001101',
  '0011001',
  '0010011',
  '0111101',
  '0100011',
  '0110001',
  '0101111',
  '0111011',
  '0110111',
  '0001011',
];
/** Encode the first digit. */
const leftSets = ['AAAAAA', 'AABABB', 'AABBAB', 'AABBBA', 'ABAABB', 'ABBAAB', 'ABBBAA', 'ABABAB', 'ABABBA', 'ABBABA'];

const invert = (bars: string): string => Array.from(bars, (bar) => (bar === '1' ? '0' : '1')).join('');
const reverse = (bars: string): string => Array.from(bars).toReversed().join('');

function barsOf(ean: string): string {
  const [first = 0, ...digits] = Array.from(ean, Number);
  const encodeRight = (digit = 0) => invert(setA[digit] ?? '');
  const leftHalf = digits
    .slice(0, 6)
    .map((digit, index) => (leftSets[first]?.[index] === 'A' ? (setA[digit] ?? '') : reverse(encodeRight(digit))));
  return `101${leftHalf.join('')}01010${digits.slice(6).map(encodeRight).join('')}101`;
}

const width = 640;
const height = 480;
const barWidth = 4;

/** YUV 4:2:0, with a grey border. */
function frameOf(ean: string): Buffer {
  const bars = barsOf(ean);
  const luma = Buffer.alloc(width * height, 200);
  const start = Math.round((width - bars.length * barWidth) / 2);
  for (let y = 120; y < 360; y += 1)
    for (let x = start - 40; x < start + bars.length * barWidth + 40; x += 1)
      luma[y * width + x] = bars[Math.floor((x - start) / barWidth)] === '1' ? 20 : 235;
  return Buffer.concat([Buffer.from('FRAME\n'), luma, Buffer.alloc((width * height) / 2, 128)]);
}

/** @returns YUV4MPEG2 file for Chromium's camera */
export function filmBarcode(ean: string): string {
  const file = join(mkdtempSync(join(tmpdir(), 'talloor-film-')), 'barcode.y4m');
  const head = Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420mpeg2\n`);
  writeFileSync(file, Buffer.concat([head, ...Array.from({ length: 10 }, () => frameOf(ean))]));
  return file;
}
