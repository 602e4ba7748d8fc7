import { Boundary } from '@talloor/look/Boundary.tsx';
import { formatNumber } from '@talloor/rules/format/money.ts';
import { lazy, Suspense, useId, type CSSProperties, type ReactNode } from 'react';
import { useOfficeText } from '../i18n/useOfficeText.ts';
import { PlainTable } from '../people/PlainTable.tsx';
import './analytics.css';

const BarChart = lazy(async () => ({ default: (await import('./BarChart.tsx')).BarChart }));
const mostBars = 12;

export type FigureRow = {
  readonly key: string;
  readonly label: string;
  /** Cell of the table; false: the label. */
  readonly cell?: ReactNode | false;
  readonly values: readonly number[];
  readonly texts?: readonly string[];
};

type FiguresCardProps = {
  readonly title: string;
  readonly lead?: string;
  readonly action?: ReactNode;
  readonly heads: { readonly name: string; readonly values: readonly string[]; readonly texts?: readonly string[] };
  readonly rows: readonly FigureRow[];
  readonly empty: string;
  readonly isByDay?: boolean;
};

export function FiguresCard({ title, lead, action, heads, rows, empty, isByDay = false }: FiguresCardProps) {
  const { t, language } = useOfficeText();
  const id = useId();
  const bars = isByDay ? rows : rows.slice(0, mostBars);
  const table = (
    <PlainTable
      caption={title}
      columns={[
        { title: heads.name },
        ...[...heads.values, ...(heads.texts ?? [])].map((each) => ({ title: each, isNumber: true })),
      ]}
    >
      {rows.map(({ key, label, cell, values, texts = [] }) => (
        <tr key={key}>
          <th scope="row">{cell || label}</th>
          {values.map((value, index) => (
            <td key={heads.values[index]} className="num" data-label={heads.values[index]}>
              {formatNumber(language, value)}
            </td>
          ))}
          {texts.map((text, index) => (
            <td key={heads.texts?.[index]} className="num" data-label={heads.texts?.[index]}>
              {text}
            </td>
          ))}
        </tr>
      ))}
    </PlainTable>
  );
  return (
    <section className="office-card figures-card stack gap-12 at-top" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {lead !== undefined && <p>{lead}</p>}
      {action}
      {rows.every(({ values }) => values.every((value) => value === 0)) ? (
        <p>{empty}</p>
      ) : (
        <>
          {heads.values.length > 1 && (
            <p className="cluster gap-16 small" aria-hidden>
              {heads.values.map((name, index) => (
                <span key={name} className={`inline gap-6 figures-key ${index > 0 ? 'figures-key-second' : ''}`}>
                  {name}
                </span>
              ))}
            </p>
          )}
          <div
            className={`figures-chart relative ${isByDay ? '' : 'figures-chart-across'}`}
            style={{ '--bars': bars.length } as CSSProperties}
          >
            <Boundary renderFailure={() => null}>
              <Suspense fallback={null}>
                <BarChart
                  labels={bars.map(({ label }) => label)}
                  series={heads.values.map((_name, index) => bars.map(({ values }) => values[index] ?? 0))}
                  isAcross={!isByDay}
                />
              </Suspense>
            </Boundary>
          </div>
          {isByDay ? (
            <details>
              <summary className="figures-summary">{t('analytics.table')}</summary>
              {table}
            </details>
          ) : (
            table
          )}
        </>
      )}
    </section>
  );
}
