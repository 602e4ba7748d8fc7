import { tokens } from '../tokens.ts';

const side = 8;

/** Diagonal lines, so that a bar is told apart without colour. */
export function hatch(drawing: CanvasRenderingContext2D): CanvasPattern | string {
  const tile = document.createElement('canvas');
  tile.width = side;
  tile.height = side;
  const pen = tile.getContext('2d');
  if (!pen) return tokens.aub[200];
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, side, side);
  pen.strokeStyle = tokens.aub[700];
  pen.lineWidth = 1.5;
  for (const start of [-side, 0, side]) {
    pen.moveTo(start, side);
    pen.lineTo(start + side, 0);
  }
  pen.stroke();
  return drawing.createPattern(tile, 'repeat') ?? tokens.aub[200];
}
