import { Grid } from '../../ui/layout';
/** How much of the employment is filled, in figures and as a bar; over full it says so in words too. */
export function LoadBar({ points, percent, name }: { points: number; percent: number; name: string }) {
  const over = percent > 100;
  return (
    <Grid as="span" gap="1" className="teachers-load">
      <span className="tabular">
        {points} p, {percent} %
        {over && <strong className="teachers-alarm with-sign strong"> Överbelagd</strong>}
      </span>
      <span
        className="teachers-track"
        role="meter"
        aria-label={`Belastning för ${name}`}
        aria-valuemin={0}
        aria-valuemax={Math.max(100, percent)}
        aria-valuenow={percent}
        aria-valuetext={`${percent} procent`}
      >
        <span
          className="teachers-fill"
          data-over={over || undefined}
          style={{ width: `${Math.min(100, percent)}%` }}
        />
      </span>
    </Grid>
  );
}
