import { drawBars, type Bars } from '@talloor/look/charts/drawBars.ts';
import { formatNumber } from '@talloor/rules/format/money.ts';
import { useEffect, useRef } from 'react';
import { useOfficeText } from '../i18n/useOfficeText.ts';

type BarChartProps = Pick<Bars, 'labels' | 'series' | 'isAcross'>;

/** Hidden from screen readers: the table beneath has every figure. */
export function BarChart({ labels, series, isAcross }: BarChartProps) {
  const { language } = useOfficeText();
  const canvas = useRef<HTMLCanvasElement>(null);
  const data = JSON.stringify({ labels, series });
  useEffect(() => {
    const drawing = canvas.current?.getContext('2d');
    if (!drawing) return undefined;
    const shown = JSON.parse(data) as Pick<Bars, 'labels' | 'series'>;
    return drawBars(drawing, { ...shown, isAcross, figure: (value) => formatNumber(language, value) });
  }, [data, isAcross, language]);
  return <canvas ref={canvas} aria-hidden />;
}
