import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { Fragment, useState } from 'react';
import { needStateLabels } from '../../../../../domain/labels/enrollment';
import type { MatchNeedFieldsFragment } from '../course-matching.generated';
import { formatDate } from '../../../lib/dates';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { Checkbox } from '../../../ui/fields/checkbox';
import { CourseCode } from '../../../ui/course-code';
import type { SelectedRows } from '../../../ui/list/use-selected-rows';
import { stateTones, studentsText } from '../match-texts';
import type { MatchActions } from '../use-match-actions';
import type { Picks } from './use-picks';
import { Grid, Row } from '../../../ui/layout';
import { onDemand } from '../../../ui/on-demand';
import { sign } from '../../../ui/text/sign';

const NewInstanceDialog = onDemand(async () => (await import('./new-instance-dialog')).default);

interface NeedListProps {
  needs: readonly MatchNeedFieldsFragment[];
  total: number;
  focused: string | null;
  onFocus: (key: string) => void;
  ticked: SelectedRows;
  picks: Picks;
  actions: MatchActions;
  onCreated: () => void;
}

/** The needs. Selecting one shows its proposals; the checkboxes are for bulk actions. */
export function NeedList({ needs, total, focused, onFocus, picks, ...bulk }: NeedListProps) {
  const { ticked } = bulk;
  const keys = needs.map(({ key }) => key);
  const toggle = (key: string, on: boolean) => {
    const next = new Set(ticked.ids);
    if (on) next.add(key);
    else next.delete(key);
    ticked.choose(next, keys);
  };
  return (
    <Grid
      as="section"
      gap="3"
      columns="minmax(0, 1fr)"
      className="matching-column box panel"
      aria-labelledby="matching-needs"
    >
      <h2 id="matching-needs">
        Väntar på kurs <span className="meta tabular">({total})</span>
      </h2>
      <BulkActions {...bulk} chosen={needs.filter(({ key }) => ticked.ids.has(key))} />
      <Grid as="ul" gap="2" columns="minmax(0, 1fr)" className="matching-list">
        {needs.map((need) => (
          <Grid
            key={need.key}
            as="li"
            gap="2"
            columns="auto minmax(0, 1fr)"
            align="start"
            className="matching-need inset"
            data-current={need.key === focused || undefined}
            data-state={need.state}
          >
            <Checkbox
              hideLabel
              label={`Välj ${need.student}, ${need.wanted}`}
              checked={ticked.ids.has(need.key)}
              onChange={(on) => toggle(need.key, on)}
            />
            <Grid
              type="button"
              as="button"
              gap="1"
              className="matching-open"
              aria-current={need.key === focused ? 'true' : undefined}
              onClick={() => onFocus(need.key)}
            >
              <Need need={need} isPicked={picks.of(need.key) !== undefined} />
            </Grid>
          </Grid>
        ))}
      </Grid>
    </Grid>
  );
}

interface BulkActionsProps extends Pick<NeedListProps, 'ticked' | 'actions' | 'onCreated'> {
  chosen: readonly MatchNeedFieldsFragment[];
}

/** Actions for all ticked needs. */
function BulkActions({ chosen, ticked, actions, onCreated }: BulkActionsProps) {
  const [creating, setCreating] = useState(false);
  const common = sharedCourses(chosen);
  const skipped = chosen.length > 0 && chosen.every(({ state }) => state === 'SKIPPED');
  const skip = () => {
    const keys = chosen.map(({ key }) => key);
    void actions.skip(keys, !skipped);
    ticked.clear();
  };
  return (
    <>
      {chosen.length > 0 && (
        <div className="matching-bulk row">
          <Button size="sm" onClick={skip}>
            {skipped ? `Ta upp ${chosen.length} igen` : `Hoppa över ${chosen.length}`}
          </Button>
          <Button size="sm" disabled={common.length === 0} onClick={() => setCreating(true)}>
            Skapa nytt tillfälle av {studentsText(chosen.length)}
          </Button>
          {common.length === 0 && <span className="meta">Eleverna behöver olika kurser.</span>}
        </div>
      )}
      {creating && (
        <NewInstanceDialog
          needs={chosen}
          courses={common}
          actions={actions}
          onCreated={() => {
            ticked.clear();
            onCreated();
          }}
          onClosed={() => setCreating(false)}
        />
      )}
    </>
  );
}

function Need({ need, isPicked }: { need: MatchNeedFieldsFragment; isPicked: boolean }) {
  return (
    <>
      <Row as="span" gap="1 3" justify="space-between">
        <strong>{need.student}</strong>
        {isPicked ? (
          <Badge tone="brand" icon={<IconCheck size={14} stroke={2.4} aria-hidden="true" />}>
            Vald
          </Badge>
        ) : (
          <Badge tone={stateTones[need.state]}>{needStateLabels[need.state]}</Badge>
        )}
      </Row>
      <span>{need.wanted}</span>
      <span className="meta">
        {need.courses.map((course, index) => (
          <Fragment key={course.id}>
            {index > 0 && ' · '}
            <CourseCode {...course} />
          </Fragment>
        ))}
      </span>
      <span className="meta">{factsOf(need)}</span>
      <Warning need={need} />
    </>
  );
}

function factsOf({
  municipality,
  earliestOn,
  pacePercent,
  frame,
  step,
  note,
}: MatchNeedFieldsFragment): string {
  return [
    municipality,
    earliestOn && `tidigast ${formatDate(earliestOn)}`,
    pacePercent && `${pacePercent} %`,
    frame && (step ? `${frame}, steg ${step}` : frame),
    note,
  ]
    .filter(Boolean)
    .join(' · ');
}

function Warning({ need: { passedGrade, isEnrolled, isCrowded } }: { need: MatchNeedFieldsFragment }) {
  const text = passedGrade
    ? `har redan ${passedGrade} i kursen`
    : isEnrolled
      ? 'läser redan kursen'
      : isCrowded
        ? 'platserna räcker inte till alla'
        : null;
  if (!text) return null;
  return (
    <span className="matching-warning with-sign strong">
      {sign(IconAlertTriangle, 16, 2)}
      {text}
    </span>
  );
}

/** Courses that all of them could take. */
function sharedCourses(needs: readonly MatchNeedFieldsFragment[]): MatchNeedFieldsFragment['courses'] {
  const [first, ...others] = needs;
  return (first?.courses ?? []).filter(({ id }) =>
    others.every(({ courses }) => courses.some((course) => course.id === id)),
  );
}
