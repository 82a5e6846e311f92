import { Fragment, type CSSProperties, type ReactNode } from 'react';
import { usePhone } from '../../lib/use-medium';
import { Grid, Row } from '../../ui/layout';

/** So many rows a picture has on a phone, and at a desk; the table has them all. */
const mostRows = { phone: 6, desk: 15 } as const;

/** The rows that the window has room for, and what to say of the others. */
function useShown<Item>(rows: readonly Item[], desk: number): readonly [readonly Item[], ReactNode] {
  const most = usePhone() ? mostRows.phone : desk;
  if (rows.length <= most) return [rows, null];
  return [
    rows.slice(0, most),
    <p key="more" className="meta">
      De {most} största av {rows.length}. Tabellen visar alla.
    </p>,
  ];
}

export interface Bar {
  key: string;
  label: string;
  value: number;
  /** Beside the bar; the value unless given. */
  text?: string;
}

/** Horizontal bars with labels and figures: colour and length never carry information alone. */
export function LyingBars({ bars }: { bars: readonly Bar[] }) {
  const largest = Math.max(1, ...bars.map(({ value }) => value));
  const [shown, more] = useShown(bars, Infinity);
  return (
    <Grid gap="2">
      {shown.map(({ key, label, value, text }) => (
        <div
          key={key}
          className="stats-lying-row stats-filled"
          style={{ '--share': `${(value / largest) * 100}%` } as CSSProperties}
        >
          <span className="stats-lying-label">{label}</span>
          <span className="tabular stats-lying-value">{text ?? value}</span>
        </div>
      ))}
      {more}
    </Grid>
  );
}

/** Bars that stand, for a course of time. */
export function StandingBars({ bars }: { bars: readonly Bar[] }) {
  const largest = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <Row gap="1" align="stretch" nowrap className="stats-standing">
      {bars.map(({ key, label, value }) => (
        <div key={key} className="stats-standing-column">
          {value > 0 && <span className="tabular stats-standing-value">{value}</span>}
          <svg className="stats-standing-bar" aria-hidden="true">
            {value > 0 && (
              <rect
                className="stats-fill"
                width="100%"
                y={`${100 - (value / largest) * 100}%`}
                height={`${(value / largest) * 100}%`}
                rx="3"
              />
            )}
          </svg>
          <span className="stats-standing-label">{label}</span>
        </div>
      ))}
    </Row>
  );
}

export interface StackedRow {
  key: string;
  label: string;
  total: number;
  parts: readonly { name: string; value: number }[];
}

/** Narrower parts have no room for their letter; the table has them all. */
const leastForText = { desk: 0.055, phone: 0.14 };

/** How a whole is made up, row by row; each part carries its letter. */
export function StackedBars({
  rows,
  toneOf,
}: {
  rows: readonly StackedRow[];
  toneOf: (name: string) => string;
}) {
  const [shown, more] = useShown(rows, mostRows.desk);
  const least = leastForText[usePhone() ? 'phone' : 'desk'];
  return (
    <Grid gap="2">
      {shown.map(({ key, label, total, parts }) => {
        let before = 0;
        return (
          <div key={key} className="stats-lying-row">
            <span className="stats-lying-label">{label}</span>
            <svg className="stats-lying-bar stats-stacked-bar" aria-hidden="true">
              {parts.map(({ name, value }) => {
                if (value === 0) return null;
                const start = before;
                const share = total === 0 ? 0 : value / total;
                before += share;
                return (
                  <Fragment key={name}>
                    <rect
                      className={`stats-part stats-tone-${toneOf(name)}`}
                      x={`${start * 100}%`}
                      width={`${share * 100}%`}
                      height="100%"
                    />
                    {share >= least && (
                      <text
                        className={`stats-part-text stats-tone-${toneOf(name)}`}
                        x={`${(start + share / 2) * 100}%`}
                        y="50%"
                      >
                        {name}
                      </text>
                    )}
                  </Fragment>
                );
              })}
            </svg>
            <span className="tabular stats-lying-value">{total}</span>
          </div>
        );
      })}
      {more}
    </Grid>
  );
}
