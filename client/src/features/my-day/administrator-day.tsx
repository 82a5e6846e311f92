import { AdministratorDayDocument, type AdministratorDayQuery } from './my-day.generated';
import { correctionSubjectLabels } from '../../../../domain/labels/student';
import { counted } from '../../../../domain/numbers';
import { examRowId } from '../../entities/exam/exam-row';
import { PLACEMENT_RETENTION_YEARS } from '../../../../domain/placements/retention';
import { roleNames } from '../../../../domain/roles';
import { formatDate, today } from '../../lib/dates';
import { heldRowsLink } from '../../entities/import/held-rows-link';
import { DayAnswer } from './day-answer';
import type { DayPart } from './day-parts';
import { FirstRunCard } from './first-run/first-run-card';
import { useFollowUpPart } from './follow-ups/follow-up-part';
import { overdueByTeacher } from './grading-part';
import { invoicingPart } from './invoicing-part';
import { useDay } from './use-day';

const shown = 5;

/** An administrator's day: registrations, needs, corrections, held rows, late grades, the month to freeze, placements to erase, accounts. */
export function AdministratorDay() {
  const answer = useDay(AdministratorDayDocument, {});
  const followUpPart = useFollowUpPart();
  return (
    <>
      {answer.data && <FirstRunCard states={answer.data.firstRun} />}
      <DayAnswer
        {...answer}
        partsOf={(data) => [
          followUpPart(data.followUps),
          registrations(data),
          unmatched(data),
          corrections(data),
          overdueByTeacher(data.overdue, shown),
          heldFiles(data),
          invoicingPart(data.earningFreezes, today(), data.firstRun),
          expiredPlacements(data),
          cannotSignIn(data),
        ]}
      />
    </>
  );
}

function registrations({ undecided }: AdministratorDayQuery): DayPart {
  const rest = '/examform?status=intresse';
  return {
    title: 'Anmälningar till prövning',
    count: undecided.totalCount,
    rows: undecided.nodes.map(({ id, name, course, requestedMonth, requestedYear }) => ({
      key: id,
      title: name,
      facts: [course, `${requestedMonth.toLowerCase()} ${requestedYear}`],
      to: `${rest}&${new URLSearchParams({ namn: name }).toString()}#${examRowId(id)}`,
    })),
    well: 'Alla anmälningar till prövning är beslutade.',
    rest,
  };
}

function unmatched({ unmatchedCourses }: AdministratorDayQuery): DayPart {
  const rest = '/course-matching?visa=utan-forslag';
  return {
    title: 'Behov utan kurstillfälle',
    count: unmatchedCourses.reduce((sum, { waiting }) => sum + waiting, 0),
    rows: unmatchedCourses.slice(0, shown).map(({ wanted, courseId, waiting, earliestOn }) => ({
      key: wanted,
      title: wanted,
      facts: [counted(waiting, 'elev väntar', 'elever väntar'), `tidigast ${earliestOn}`],
      to: courseId ? `${rest}&kurs=${courseId}` : `${rest}&${new URLSearchParams({ q: wanted }).toString()}`,
    })),
    well: 'Alla behov har ett kurstillfälle.',
    rest,
  };
}

function corrections({ waitingCorrections }: AdministratorDayQuery): DayPart {
  return {
    title: 'Begärda rättelser',
    count: waitingCorrections.length,
    rows: waitingCorrections.slice(0, shown).map(({ id, studentId, name, subject, requestedAt }) => ({
      key: id,
      title: name,
      facts: [correctionSubjectLabels[subject], `begärd ${formatDate(requestedAt)}`],
      to: `/student/${studentId}`,
    })),
    well: 'Ingen rättelse väntar på svar.',
  };
}

function heldFiles({ heldImportFiles }: AdministratorDayQuery): DayPart {
  return {
    title: 'Importer med rader kvar',
    count: heldImportFiles.reduce((sum, { rows }) => sum + rows, 0),
    rows: heldImportFiles.slice(0, shown).map(({ batchId, filename, importedBy, rows }) => ({
      key: batchId ?? `${filename} ${importedBy}`,
      title: filename,
      facts: [counted(rows, 'rad', 'rader'), importedBy],
      to: heldRowsLink(batchId),
    })),
    well: 'Inga rader väntar från importer.',
    rest: heldImportFiles.length > shown ? heldRowsLink(null) : undefined,
  };
}

function expiredPlacements({ expiredPlacements: { totalCount } }: AdministratorDayQuery): DayPart {
  const rest = '/apl/platser/gallring';
  const row = {
    key: 'expired',
    title: counted(totalCount, 'placering', 'placeringar'),
    facts: [`slutade för mer än ${PLACEMENT_RETENTION_YEARS} år sedan`],
    to: rest,
  };
  return {
    title: 'APL att gallra',
    count: totalCount,
    rows: totalCount > 0 ? [row] : [],
    well: 'Ingen placering väntar på gallring.',
    rest,
  };
}

function cannotSignIn({ accounts }: AdministratorDayQuery): DayPart {
  return {
    title: 'Konton som inte kan logga in',
    count: accounts.totalCount,
    rows: accounts.nodes.map(({ id, name, role, createdAt }) => ({
      key: id,
      title: name,
      facts: [roleNames[role], `utan lösenord sedan ${formatDate(createdAt)}`],
      to: `/anvandare?${new URLSearchParams({ q: name, konto: 'aktiva', losenord: 'saknas' }).toString()}`,
    })),
    well: 'Alla aktiva konton har ett lösenord.',
    rest: '/anvandare?konto=aktiva&losenord=saknas',
  };
}
