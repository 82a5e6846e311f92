import type { CourseSystem } from '../generated.js';

/** A course with its equivalents; a student who has one of them has the course. */
export interface CheckedCourse {
  id: string;
  code: string;
  name: string;
  points: number | null;
  system: CourseSystem;
  /** Ids of the course and its equivalents. */
  kin: readonly string[];
}

/** A required course of a program, package or plan. */
export interface StepCourse extends CheckedCourse {
  isArchived?: boolean;
  /** An equivalent that is offered still, for an archived course. */
  heir?: Omit<CheckedCourse, 'kin'> | null;
}

/** A course that the student has a grade in, reads, plans or wishes for. */
export interface PlanCourse extends CheckedCourse {
  level: string;
  /** UNPLACED: in the plan, but in no term that is to come. */
  result: 'PASSED' | 'FAILED' | 'ENROLLED' | 'PLANNED' | 'UNPLACED' | 'WISHED';
  /** Term of a planned course; null if none. */
  term: string | null;
  /** Days of an enrolment; null for others and if not set. */
  from: string | null;
  to: string | null;
  /** The plan has the course or an equivalent, but in no coming term. */
  isInPlan?: boolean;
  /** The Gy25 course that replaces a Gy11 course, by name and code. */
  successor?: string | null;
  /** Points that are validated; those of the course for the whole of it. */
  validated?: number;
  /** The whole course is validated. */
  isValidated?: boolean;
}

/** A required course of a program, package or plan; alternatives share a group. */
export interface PlanStep {
  part: 'REQUIRED' | 'PROGRAMME';
  group: string | null;
  /** Points that are validated; those of the course for the whole of it. */
  validated?: number;
  /** The whole course is validated. */
  isValidated?: boolean;
  course: StepCourse;
}

export interface CheckedGoal {
  kind: 'EXAM' | 'ELIGIBILITY' | 'VOCATIONAL' | 'COURSES' | 'SFI';
  /** Points of the whole exam or package. */
  points: number | null;
  programmePoints: number | null;
  freePoints: number | null;
  passedPoints: number | null;
  sfiPath: number | null;
  sfiCourse: string | null;
  /** Planned extent in points; null if not set. */
  basicPoints: number | null;
  upperSecondaryPoints: number | null;
  startDate: string;
  plannedEndDate: string;
  pacePercent: number;
}

export interface Requirement {
  key: string;
  title: string;
  unit: 'POINTS' | 'COURSES';
  needed: number;
  has: number;
  planned: number;
  missing: number;
  text: string;
  courses: Omit<CheckedCourse, 'kin'>[];
}

export interface PlanCheck {
  isMet: boolean;
  isReachable: boolean;
  /** Last day on which the goal can still be met if nothing changes; null if it can't be met in time. */
  reachableUntil: string | null;
  requirements: Requirement[];
  warnings: string[];
}
