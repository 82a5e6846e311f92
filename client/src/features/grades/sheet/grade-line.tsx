import { IconChevronDown, IconLock } from '@tabler/icons-react';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { gradeKindLabels } from '../../../../../domain/labels/grade';
import { numberWithKind } from '../../../../../domain/personal-number';
import { formatDate, today } from '../../../lib/dates';
import { Badge } from '../../../ui/badge';
import { IconButton } from '../../../ui/button';
import { GradeChoice } from './grade-choice';
import { GradeDetails, type DetailsProps } from './grade-details';
import { SaveMark } from './save-mark';
import { spokenGrade } from '../grade-labels';
import { isDropout, type ShownRow } from './use-grade-sheet';
import { Grid, Row } from '../../../ui/layout';
import { EnrollmentStatusBadge } from '../../../entities/enrollment/enrollment-status-badge';
import { sign } from '../../../ui/text/sign';

export interface GradeLineProps extends Omit<DetailsProps, 'row'> {
  row: ShownRow;
  isOpen: boolean;
  onToggle: (rowId: string) => void;
  onChoose: (rowId: string, value: string) => void;
}

/** One student of the sheet: who, the grade, how it stands; below it, when opened, all that belongs to it. */
export const GradeLine = memo(function GradeLine(props: GradeLineProps) {
  const { row, isOpen, onToggle, onChoose, ...details } = props;
  const detailsId = `grade-details-${row.id}`;
  const choosable = row.viewerMay.edit && details.mayGrade;
  return (
    <li
      className="grade-line"
      data-optional={row.isRequired ? undefined : true}
      data-open={isOpen || undefined}
    >
      <Grid className="grade-who">
        <Link to={`/student/${row.studentId}`} className="name">
          {row.name}
        </Link>
        <span className="meta tabular">
          {row.isProtected && !row.personalNumber ? 'Skyddad identitet' : numberWithKind(row.personalNumber)}
        </span>
        <Facts row={row} />
      </Grid>
      <div className="grade-cell">
        {choosable ? (
          <GradeChoice
            rowId={row.id}
            name={row.name}
            values={details.values}
            value={row.grade}
            onChoose={onChoose}
            isSkipped={isDropout(row)}
          />
        ) : row.isAhead && !row.grade ? (
          <span className="missing">Kan betygsättas efter provdagen</span>
        ) : (
          <SignedGrade row={row} />
        )}
      </div>
      <div className="grade-state">
        <div className="grade-when meta">
          {row.grade && row.date && <span className="tabular">{formatDate(row.date)}</span>}
          {row.grade && row.kind !== 'COURSE' && <span>{gradeKindLabels[row.kind]}</span>}
        </div>
        <SaveMark row={row} onInsist={details.onInsist} onDiscard={details.onDiscard} />
      </div>
      <IconButton
        size="sm"
        className="grade-toggle no-print"
        label={`${isOpen ? 'Dölj' : 'Visa'} motivering och underlag, ${row.name}`}
        aria-expanded={isOpen}
        aria-controls={isOpen ? detailsId : undefined}
        icon={sign(IconChevronDown, 20)}
        onClick={() => onToggle(row.id)}
      />
      {isOpen && (
        <Grid id={detailsId} gap="4" className="grade-more">
          <GradeDetails row={row} {...details} />
        </Grid>
      )}
    </li>
  );
});

function SignedGrade({ row }: { row: ShownRow }) {
  if (!row.grade) return <span className="missing">Inget betyg</span>;
  return (
    <span className="with-mark muted">
      <span className="grade-letter" aria-label={`Betyg ${spokenGrade(row.grade)}`} role="img">
        {row.grade}
      </span>
      {sign(IconLock, 16)}
      <span className="sr-only">Låst</span>
    </span>
  );
}

function examDay(month: string, day: string | null | undefined): string {
  if (!day) return `Önskad månad ${month.toLowerCase()}`;
  return `${day > today() ? 'Provtid' : 'Provdag'} ${formatDate(day)}`;
}

/** Facts relevant to grading: dropout, or a grade that already counts. */
function Facts({ row }: { row: ShownRow }) {
  const best = row.others.find(({ isBest }) => isBest);
  return (
    <Row as="span" gap="1 2">
      {row.status && <EnrollmentStatusBadge status={row.status} />}
      {row.startDate && <span className="meta">Start {formatDate(row.startDate)}</span>}
      {row.examMonth && <span className="meta">{examDay(row.examMonth, row.examOn)}</span>}
      {row.examAttendance === 'ABSENT' && <Badge>Uteblev</Badge>}
      {row.examMonth && !row.examTeacher && row.state !== 'SIGNED' && (
        <Badge tone="warn">Ingen lärare: en administratör signerar</Badge>
      )}
      {best && (
        <Badge tone="info">
          Har {best.grade}
          {best.kind === 'EXAM' ? ' från prövning' : ''}
        </Badge>
      )}
      {row.isBest === false && (
        <span className="meta">Räknas inte: eleven har redan ett lika bra eller bättre</span>
      )}
      {row.correction && <Badge tone="warn">Rättelse: publicerat {row.correction.published}</Badge>}
    </Row>
  );
}
