import { StudentDayDocument, type StudentDayQuery } from './my-day.generated';
import { addDays } from '../../../../domain/days';
import { enrollmentStatusLabels } from '../../../../domain/labels/enrollment';
import { examPartLabels, examProgressLabels } from '../../../../domain/labels/exam';
import { weeksToReport } from '../../../../domain/placements/reported-week';
import { weekCode } from '../../../../domain/placements/week';
import { awaitsStudent } from '../../../../domain/study-plans/awaits-student';
import { kronor } from '../../../../domain/numbers';
import { owesFee } from '../../entities/exam/owes-fee';
import { formatDate, formatLongDate, today } from '../../lib/dates';
import { DayAnswer } from './day-answer';
import type { DayPart, DayRow } from './day-parts';
import { useDay } from './use-day';

/** A paper is new for so long. */
const newDays = 30;
/** Limits of the other news. */
const newsDays = 14;
const newsShown = 5;

/** A student's day: what waits for the student, the next date, news, then courses, registrations and documents. */
export function StudentDay({ studentId }: { studentId: string }) {
  const answer = useDay(StudentDayDocument, { studentId });
  const day = today();
  return (
    <DayAnswer
      {...answer}
      partsOf={(data) => [
        ownTasks(data, studentId, day),
        nextDates(data, day),
        news(data, studentId, day),
        courses(data, studentId),
        registrations(data),
        papers(data, studentId, day),
      ]}
    />
  );
}

/** What only the student can do: sign an agreement, agree to the study plan, report hours. */
function ownTasks(
  { placements, placementHours, studyPlan }: StudentDayQuery,
  studentId: string,
  day: string,
): DayPart {
  const toSign = placements.nodes
    .filter(({ awaitsOwnSignature }) => awaitsOwnSignature)
    .map(({ id, workplace, startDate }) => ({
      key: `sign ${id}`,
      title: 'Skriv under avtalet om APL',
      facts: [workplace.name, `börjar ${startDate}`],
      to: OWN_PLACEMENTS,
    }));
  const plan = {
    key: 'plan',
    title: 'Godkänn din studieplan',
    facts: [studyPlan.goalText],
    to: `/studieplan/${studentId}`,
  };
  const rows = [
    ...toSign,
    ...(awaitsStudent(studyPlan) ? [plan] : []),
    ...toReport(placements.nodes, placementHours.weeks, day),
  ];
  return { title: 'Att göra', count: rows.length, rows, well: 'Inget väntar på dig.' };
}

const OWN_PLACEMENTS = '/min-utbildning';

/** Weeks of the ongoing placement to report, the same as on 'Min utbildning'. */
function toReport(
  placements: StudentDayQuery['placements']['nodes'],
  weeks: StudentDayQuery['placementHours']['weeks'],
  day: string,
): DayRow[] {
  return placements
    .filter(({ state }) => state === 'ONGOING')
    .flatMap((placement) => {
      const { id, workplace } = placement;
      const reported = weeks.filter(({ placementId }) => placementId === id);
      return weeksToReport(placement, reported, day).map((monday) => ({
        key: `week ${id} ${monday}`,
        title: `Rapportera timmarna för vecka ${Number(weekCode(monday).slice(-2))}`,
        facts: [workplace.name],
        to: OWN_PLACEMENTS,
      }));
    });
}

function courses({ student }: StudentDayQuery, studentId: string): DayPart {
  const own = (student?.education ?? [])
    .filter(({ isEnrollment, removedAt }) => isEnrollment && removedAt === null)
    .sort((a, b) => Number(b.status === 'ACTIVE') - Number(a.status === 'ACTIVE'));
  return {
    title: 'Mina kurser',
    count: own.length,
    rows: own.map(({ id, type, name, status, grade, startDate, endDate }) => ({
      key: id,
      title: name,
      facts: [
        grade ? `betyg ${grade}` : status && enrollmentStatusLabels[status],
        [startDate && `från ${startDate}`, endDate && `till ${endDate}`].filter(Boolean).join(' '),
      ],
      to: type === 'Course' ? `/min-utbildning/${id}` : `/student/${studentId}#utbildning`,
    })),
    well: 'Du är inte inskriven på någon kurs.',
  };
}

function registrations({ exams }: StudentDayQuery): DayPart {
  return {
    title: 'Mina prövningar',
    count: exams.nodes.length,
    rows: exams.nodes.map((exam) => ({
      key: exam.id,
      title: exam.course,
      facts: [
        examProgressLabels[exam.progress],
        `${exam.requestedMonth.toLowerCase()} ${exam.requestedYear}`,
        exam.paymentDate ? `betald ${exam.paymentDate}` : owesFee(exam) && `avgift ${kronor(exam.feeOre)}`,
      ],
      to: '/examform',
    })),
    well: 'Du har inga anmälningar till prövning.',
  };
}

/** Recent actions of the school with links, from the student's own timeline. */
function news({ studentTimeline }: StudentDayQuery, studentId: string, day: string): DayPart {
  const fresh = studentTimeline.nodes.filter(({ at }) => at.slice(0, 10) >= addDays(day, -newsDays));
  return {
    title: 'Nytt',
    count: fresh.length,
    rows: fresh.slice(0, newsShown).map(({ id, at, text, link }) => ({
      key: id,
      title: text,
      facts: [formatDate(at)],
      to: link,
    })),
    well: 'Inget nytt de senaste två veckorna.',
    rest: `/student/${studentId}#tidslinje`,
  };
}

function papers({ files }: StudentDayQuery, studentId: string, day: string): DayPart {
  const fresh = files.filter(({ uploadedAt }) => uploadedAt.slice(0, 10) >= addDays(day, -newDays));
  return {
    title: 'Papper att hämta',
    count: fresh.length,
    rows: fresh.map(({ id, filename, uploadedAt }) => ({
      key: id,
      title: filename,
      facts: [formatDate(uploadedAt)],
      to: '/min-utbildning',
    })),
    well: 'Inga nya papper att hämta.',
  };
}

/** Starts, exams, talks about placements and ends from this day on, the nearest first. */
function nextDates({ student, exams, placements }: StudentDayQuery, day: string): DayPart {
  const starts = (student?.education ?? []).flatMap(({ id, name, startDate, status }) =>
    startDate && startDate >= day && status === 'ADMITTED'
      ? [{ on: startDate, key: `start ${id}`, title: `${name} börjar`, facts: [] }]
      : [],
  );
  const sittings = exams.nodes.flatMap(({ id, course, times }) =>
    times
      .filter(({ heldOn }) => heldOn >= day)
      .map(({ heldOn, startsAt, room, part }) => ({
        on: heldOn,
        key: `exam ${id} ${heldOn} ${startsAt}`,
        title: `Prövning i ${course}`,
        facts: [examPartLabels[part], `kl. ${startsAt}`, room],
      })),
  );
  const talks = placements.nodes.flatMap(({ id, workplace, talks: all }) =>
    all.flatMap(({ kind, plannedOn, heldOn }) =>
      plannedOn && plannedOn >= day && heldOn === null
        ? [
            {
              on: plannedOn,
              key: `talk ${id} ${kind}`,
              title: 'Trepartssamtal om APL',
              facts: [workplace.name],
            },
          ]
        : [],
    ),
  );
  const end = student?.endDate;
  const ends = end && end >= day ? [{ on: end, key: 'end', title: 'Dina studier slutar', facts: [] }] : [];
  const dates = [...starts, ...sittings, ...talks, ...ends].sort((a, b) => a.on.localeCompare(b.on));
  return {
    title: 'Det som kommer',
    count: dates.length,
    rows: dates.map(({ on, key, title, facts }): DayRow => ({
      key,
      title,
      facts: [formatLongDate(on), ...facts],
    })),
    well: 'Du har inga datum att passa just nu.',
  };
}
