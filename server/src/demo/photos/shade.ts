/** @param share towards white, or below zero towards black */
export function shade(colour: string, share: number): string {
  const target = share < 0 ? 0 : 255;
  const parts = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16);
    return Math.round(part + (target - part) * Math.abs(share));
  });
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
