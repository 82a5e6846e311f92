import { extendedDates, type Period } from '../../../../domain/extended-dates.js';
import { counted } from '../../../../domain/numbers.js';
import type { EnrollmentRemark, ExtendedStudentDates } from '../../../platform/graphql/generated.js';
import { enrollText, passedText } from '../../enrollments/single/enrollment-refusals.rules.js';
import { gathered, type Remark } from '../../enrollments/single/enrollment-remarks.rules.js';
import type { JudgedEntry } from '../../enrollments/single/package-judgement.queries.js';
import type { SettledCourse } from './package-wishes.rules.js';

/** What becomes of a course of the package for all the students. */
export interface CourseOutcome {
  course: SettledCourse;
  /** The students who get it. */
  studentIds: string[];
  leftOut: EnrollmentRemark[];
  problems: EnrollmentRemark[];
  warnings: EnrollmentRemark[];
}

/** Why a student does not get the course; null if the student does. Planning and enrolment leave out the same. */
function leftOutText(entry: JudgedEntry, isPlaced: boolean): string | null {
  if (entry.problem === 'TWICE') return 'Kursen eller en motsvarande finns redan i paketet.';
  if (entry.passedGrade) return passedText(entry.passedGrade, entry.passedAs);
  if (entry.problem === 'ALREADY_ENROLLED' && (isPlaced || entry.isTaken)) return enrollText(entry);
  return entry.isTaken ? 'Eleven läser redan kursen eller har ett godkänt betyg i den.' : null;
}

/** Warnings about a student who gets the course. */
function warningsOf(entry: JudgedEntry, isPlaced: boolean): { code: string; message: string }[] {
  const { problem, exam } = entry;
  return [
    ...(!isPlaced && (problem === 'ALREADY_ENROLLED' || problem === 'ARCHIVED')
      ? [{ code: problem, message: enrollText(entry) }]
      : []),
    ...(exam === 'UNPAID'
      ? [
          {
            code: 'UNPAID_EXAM',
            message: 'Eleven är anmäld till prövning i kursen. Avgiften är inte betald.',
          },
        ]
      : []),
    ...(exam === 'SETTLED' ? [{ code: 'EXAM', message: 'Eleven är anmäld till prövning i kursen.' }] : []),
  ];
}

/** The outcome of a course, by the evaluation of each student's entry. */
export function outcomeOf(course: SettledCourse, entries: readonly JudgedEntry[]): CourseOutcome {
  const isPlaced = course.instance !== null;
  const remark = (entry: JudgedEntry, code: string, message: string): Remark => ({
    ...{ code, message, example: entry.studentName ?? '', studentId: entry.studentId },
  });
  const known = entries.filter(({ problem }) => problem !== 'UNKNOWN_STUDENT');
  const judged = known.map((entry) => ({ entry, reason: leftOutText(entry, isPlaced) }));
  const taking = judged.flatMap(({ entry, reason }) => (reason === null ? [entry] : []));
  return {
    course,
    studentIds: taking.map(({ studentId }) => studentId),
    leftOut: gathered(
      judged.flatMap(({ entry, reason }) => (reason ? [remark(entry, 'LEFT_OUT', reason)] : [])),
    ),
    problems: problemsOf(course, taking),
    warnings: gathered(
      taking.flatMap((entry) =>
        warningsOf(entry, isPlaced).map(({ code, message }) => remark(entry, code, message)),
      ),
    ),
  };
}

/** Reasons why the course cannot be given as chosen: dates in the wrong order, a closed or a full instance. */
function problemsOf(
  { startDate, endDate, instance }: SettledCourse,
  taking: readonly JudgedEntry[],
): EnrollmentRemark[] {
  const problem = (code: string, message: string) => ({
    ...{ code, message, count: taking.length, examples: [] },
  });
  if (endDate && endDate < startDate) return [problem('DATES', 'Slutdatum måste vara efter startdatum.')];
  if (!instance) return [];
  const closed = taking.find(
    (entry) => entry.problem === 'INSTANCE_CANCELLED' || entry.problem === 'NOT_OPEN',
  );
  if (closed) return [problem(closed.problem!, `${enrollText(closed)} Välj ett annat.`)];
  const { seatsLeft, name } = instance;
  if (seatsLeft === null || taking.length <= seatsLeft) return [];
  return [problem('FULL', fullText(name, Math.max(seatsLeft, 0), taking.length))];
}

/** 'Engelska 5 ht: 2 platser kvar för 3 elever. Välj ett annat tillfälle eller färre elever.' */
function fullText(name: string, seatsLeft: number, students: number): string {
  if (seatsLeft === 0) return `${name} är fullt. Välj ett annat tillfälle.`;
  const seats = counted(seatsLeft, 'plats', 'platser');
  return `${name} har ${seats} kvar för ${counted(students, 'elev', 'elever')}. Välj ett annat tillfälle.`;
}

/** Reasons against the package itself, for a student or for all. */
export function packageProblems(entries: readonly JudgedEntry[]): EnrollmentRemark[] {
  return gathered(
    entries.flatMap((entry) =>
      entry.problem
        ? [
            {
              code: entry.problem,
              message:
                entry.problem === 'ALREADY_ENROLLED'
                  ? 'Eleven är redan inskriven på kurspaketet.'
                  : enrollText(entry),
              example: entry.studentName ?? '',
              studentId: entry.studentId,
            },
          ]
        : [],
    ),
  );
}

/** The courses that each student gets, by the student's id. */
export function coursesByStudent(outcomes: readonly CourseOutcome[]): Map<string, Period[]> {
  const byStudent = new Map<string, Period[]>();
  for (const { course, studentIds } of outcomes)
    for (const id of studentIds) byStudent.set(id, [...(byStudent.get(id) ?? []), course]);
  return byStudent;
}

/** Students whose dates the courses reach beyond. `students`: one entry of each. */
export function extensionsOf(
  students: readonly JudgedEntry[],
  courses: ReadonlyMap<string, readonly Period[]>,
): ExtendedStudentDates[] {
  return students.flatMap(({ studentId, studentName, studentStart, studentEnd }) => {
    const before = { startDate: studentStart, endDate: studentEnd };
    const after = extendedDates(before, courses.get(studentId) ?? []);
    if (!after || studentName === null) return [];
    return [{ studentId, studentName, startDateBefore: studentStart, endDateBefore: studentEnd, ...after }];
  });
}
