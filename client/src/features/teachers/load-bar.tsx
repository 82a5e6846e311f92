import { FULL_LOAD } from '../../../../domain/teacher-load';
import { LoadDefinition } from '../../entities/teacher/load-definition';
import type { TeacherWorkFieldsFragment } from './teachers.generated';
import { formatDate, today } from '../../lib/dates';
import { Grid } from '../../ui/layout';
import { WholeDates } from '../../ui/text/whole-dates';

/** How much of the employment is filled, in figures and as a bar; over full it says so in words too. Short: without the day. */
export function LoadBar({ work, isShort = false }: { work: TeacherWorkFieldsFragment; isShort?: boolean }) {
  const { loadPercent: percent, loadOn, user } = work;
  const over = percent > FULL_LOAD;
  return (
    <Grid as="span" className="teachers-load">
      <span className="tabular">
        <LoadDefinition name={user.name}>{percent} %</LoadDefinition>
        {!isShort && loadOn && loadOn > today() && <WholeDates text={` från ${formatDate(loadOn)}`} />}
        {over && ' '}
        {over && <strong className="teachers-alarm with-sign strong">Överbelagd</strong>}
      </span>
      <span
        className="teachers-track"
        role="meter"
        aria-label={`Belastning för ${user.name}`}
        aria-valuemin={0}
        aria-valuemax={Math.max(FULL_LOAD, percent)}
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
