import type { EnrollmentStatus } from '../../platform/graphql/generated.js';
import { catalogueId } from '../../reference-data/catalogue-id.js';
import { COURSES_BY_CODE } from '../../reference-data/catalogue.js';
import type { DemoCalendar } from './demo-calendar.js';
import type { DemoEducation, Occasion } from './demo-education.js';
import type { Phase } from './demo-offers.js';
import type { DemoRow } from '../made-up/demo-rows.js';
import { TRACKS, type Track, type TrackName } from './demo-tracks.js';
import { SeededRandom } from '../made-up/seeded-random.js';

/** How far a student has come on the way through the school. */
type Stage = 'running' | 'finished' | 'coming' | 'paused' | 'dropped' | 'planned';

/** A student's course or instance; days are offsets from today. */
export interface Study {
  student: DemoRow<'student'>;
  track: Track;
  stage: Stage;
  start: number;
  end: number;
}

export interface DemoEnrollments {
  studies: Study[];
  enrollments: DemoRow<'enrollment'>[];
}

const STAGES: Readonly<Record<Stage, number>> = {
  running: 58,
  finished: 12,
  coming: 13,
  paused: 5,
  dropped: 7,
  planned: 5,
};

/** Status in a running course at each stage; students who only plan to study are admitted. */
const RUNNING_STATUS: Readonly<Record<Stage, EnrollmentStatus>> = {
  running: 'ACTIVE',
  finished: 'COMPLETED',
  coming: 'ADMITTED',
  paused: 'PAUSED',
  dropped: 'DROPPED_OUT',
  planned: 'ADMITTED',
};

const UPPER_SECONDARY_GRADES = { A: 10, B: 15, C: 22, D: 18, E: 25, F: 7, '–': 3 };
const BASIC_GRADES = { G: 88, IG: 12 };

/** Dates of a student's education without a placement. */
const NOT_PLACED = { start: 30, end: 240 };
/** Share of students with an entry that was added by mistake and removed. */
const MISTAKES = 0.04;

/**
 * Gives every student a way through the school: enrolments of all three types, past, running, coming
 * and only planned, and the student's own start and end date around them.
 */
export function buildEnrollments(
  students: DemoRow<'student'>[],
  education: DemoEducation,
  calendar: DemoCalendar,
): DemoEnrollments {
  const random = new SeededRandom('enrollments');
  const weights = Object.fromEntries(
    Object.entries(TRACKS).map(([name, { weight }]) => [name, weight]),
  ) as Record<TrackName, number>;
  const result: DemoEnrollments = { studies: [], enrollments: [] };
  students.forEach((student, index) => {
    // The first is student@demo.se: someone with a past, a present and a future.
    const track: Track = TRACKS[index === 0 ? 'nurse' : random.weighted(weights)];
    const stage = index === 0 ? 'running' : random.weighted(STAGES);
    const enrolment = new Enrolment(random, education, calendar, student, track, stage);
    result.enrollments.push(...enrolment.rows);
    result.studies.push({ student, track, stage, start: enrolment.start, end: enrolment.end });
    student.start_date = calendar.day(enrolment.start);
    student.end_date = stage === 'planned' ? null : calendar.day(enrolment.end);
  });
  setCapacities(education.occasions, result.enrollments);
  return result;
}

/** The entries of one student. */
class Enrolment {
  readonly rows: DemoRow<'enrollment'>[] = [];
  start: number = NOT_PLACED.start;
  end: number = NOT_PLACED.end;

  constructor(
    private readonly random: SeededRandom,
    private readonly education: DemoEducation,
    private readonly calendar: DemoCalendar,
    private readonly student: DemoRow<'student'>,
    private readonly track: Track,
    private readonly stage: Stage,
  ) {
    const placed = this.occasions();
    if (placed.length > 0) {
      this.start = Math.min(...placed.map(({ start }) => start));
      this.end = Math.max(...placed.map(({ end }) => end));
    }
    this.frame();
    for (const occasion of placed) this.place(occasion);
    if (this.stage !== 'finished' && this.stage !== 'dropped') this.plan();
    if (random.chance(MISTAKES)) this.mistake();
  }

  /** The occasions that fit the stage, at most one for each course. */
  private occasions(): Occasion[] {
    const { past, running, coming } = this.track;
    const own = this.student.user_id !== null;
    const chosen = {
      past:
        this.stage === 'finished' || own
          ? past
          : this.stage === 'running'
            ? this.random.some(past, this.random.between(0, 2))
            : [],
      running: ['running', 'paused', 'dropped'].includes(this.stage)
        ? this.random.some(running, this.random.between(1, 2))
        : [],
      coming:
        this.stage === 'coming'
          ? this.random.some(coming, this.random.between(1, 2))
          : this.stage === 'running' && (own || this.random.chance(0.35))
            ? this.random.some(coming, 1)
            : [],
    };
    const courses = new Set<string>();
    return (Object.keys(chosen) as Phase[]).flatMap((phase) =>
      chosen[phase].flatMap((course) => {
        if (courses.has(course)) return [];
        courses.add(course);
        return this.education.occasions.filter((o) => o.course === course && o.phase === phase);
      }),
    );
  }

  /** The package or program that the courses belong to. */
  private frame(): void {
    const { frame } = this.track;
    if (!frame) return;
    const id = this.education.frameId(frame.key);
    // A whole education lasts longer than the occasions that are planned so far.
    if (this.stage === 'running' || this.stage === 'coming' || this.stage === 'paused')
      this.end += 7 * this.random.between(8, 40);
    this.add({
      package_id: frame.kind === 'package' ? id : null,
      program_id: frame.kind === 'program' ? id : null,
      start_date: this.stage === 'planned' ? null : this.calendar.day(this.start),
      end_date:
        this.stage === 'planned'
          ? null
          : this.calendar.day(this.stage === 'dropped' ? -this.random.between(3, 14) : this.end),
      // While it is only planned it has no status.
      status: this.stage === 'planned' ? null : RUNNING_STATUS[this.stage],
      is_enrollment: this.stage !== 'planned',
    });
  }

  private place(occasion: Occasion): void {
    const status = this.statusIn(occasion);
    this.add({
      course_id: occasion.row.course_id,
      course_instance_id: occasion.row.id,
      start_date: occasion.row.start_date,
      end_date: occasion.row.end_date,
      status,
      grade: status === 'COMPLETED' ? this.grade(occasion.course) : null,
    });
  }

  private statusIn(occasion: Occasion): EnrollmentStatus {
    if (occasion.phase === 'coming') return this.random.chance(0.04) ? 'CANCELLED' : 'ADMITTED';
    if (occasion.phase === 'running') {
      return this.stage === 'running' && this.random.chance(0.03)
        ? 'NOT_STARTED'
        : RUNNING_STATUS[this.stage];
    }
    if (this.student.user_id !== null) return 'COMPLETED';
    // Some still await their grade after the course.
    return this.random.weighted({ COMPLETED: 84, ACTIVE: 8, DROPPED_OUT: 6, ENDED_BY_PRINCIPAL: 2 });
  }

  private grade(code: string) {
    const basic = COURSES_BY_CODE.get(code)?.system === 'VUX_GRUND';
    return basic ? this.random.weighted(BASIC_GRADES) : this.random.weighted(UPPER_SECONDARY_GRADES);
  }

  /** Wanted courses, not placed in any occasion. */
  private plan(): void {
    const most = this.stage === 'planned' || this.student.user_id !== null ? this.track.planned.length : 1;
    if (this.stage !== 'planned' && this.student.user_id === null && !this.random.chance(0.45)) return;
    for (const code of this.random.some(this.track.planned, most)) {
      this.add({ course_id: catalogueId(code), is_enrollment: false });
    }
  }

  private mistake(): void {
    const course = this.random.pick(this.track.planned);
    const taken = this.rows.some(({ course_id }) => course_id === catalogueId(course));
    if (taken) return;
    this.add({
      course_id: catalogueId(course),
      start_date: this.calendar.day(14),
      status: 'ADMITTED',
      removed_at: this.calendar.moment(-this.random.between(2, 20), this.random.between(7 * 60, 15 * 60)),
    });
  }

  private add(entry: Partial<DemoRow<'enrollment'>>): void {
    this.rows.push({ ...newEnrollment(this.random.id(), this.student), ...entry });
  }
}

/** An empty enrolment of a student. */
export function newEnrollment(id: string, student: DemoRow<'student'>): DemoRow<'enrollment'> {
  return {
    id,
    student_id: student.id,
    course_id: null,
    package_id: null,
    program_id: null,
    course_instance_id: null,
    start_date: null,
    end_date: null,
    status: null,
    grade: null,
    removed_at: null,
    removed_reason: null,
    is_enrollment: true,
    status_on: null,
    status_reason: null,
    last_activity_on: null,
    csn_reported_at: null,
    created_at: student.created_at,
    updated_at: student.created_at,
  };
}

/** Seats for all participants, and a few more. */
function setCapacities(occasions: Occasion[], enrollments: DemoRow<'enrollment'>[]): void {
  for (const { row } of occasions) {
    const taken = enrollments.filter((entry) => entry.course_instance_id === row.id).length;
    row.capacity = Math.max(20, Math.ceil((taken + 2) / 5) * 5);
  }
}
