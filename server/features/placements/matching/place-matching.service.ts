import { Injectable } from '@nestjs/common';
import { addDays } from '../../../../domain/days.js';
import { overlaps, type Stay } from '../../../../domain/placements/free-places.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { badField, forbidden } from '../../../platform/errors/app-error.js';
import type { Branch, PlaceProposals } from '../../../platform/graphql/generated.js';
import { PlacementHoursList } from '../hours/placement-hours.queries.js';
import { overlapText } from '../placement-conditions.queries.js';
import { mayPlanPlacement } from '../placements.policy.js';
import { branchOfCourses } from './course-branch.rules.js';
import { PlaceCandidates, type StudentToPlace } from './place-candidates.queries.js';
import {
  basisText,
  rankPlaces,
  wantedPeriod,
  wishedPeriod,
  type WishedPeriod,
} from './place-ranking.rules.js';

const MOST_PROPOSALS = 10;
const LONGEST_PERIOD_DAYS = 366;

/** Finds free places for a student: two statements for the student, one for the workplaces. */
@Injectable()
export class PlaceMatching {
  constructor(
    private readonly candidates: PlaceCandidates,
    private readonly hours: PlacementHoursList,
  ) {}

  async propose(
    actor: Actor,
    studentId: string,
    { branch, ...wish }: { branch?: Branch | null } & Partial<WishedPeriod>,
  ): Promise<PlaceProposals> {
    const student = await this.candidates.student(actor, studentId);
    if (!mayPlanPlacement(actor, student)) throw forbidden();
    const { required, planned } = await this.hours.ofStudent(actor, studentId);
    const hoursLeft = required === null ? null : required - planned;
    const { ownStays, municipality } = student;
    const usual = wantedPeriod(student.today, hoursLeft, lastDay(ownStays));
    const period = wishedPeriod(usual, wish);
    assertPeriod(period, student);
    const branches = branch ? [branch] : ownBranches(student);
    const found = await this.candidates.of(studentId, { period, branches, municipality });
    return {
      ...{ studentId, branches, ...period, basis: basisText(usual, hoursLeft) },
      proposals: rankPlaces(found, { period, branches, municipality, ownStays }, MOST_PROPOSALS),
    };
  }
}

const lastDay = (stays: readonly Stay[]): string | null =>
  stays
    .map(({ endDate }) => endDate)
    .sort()
    .at(-1) ?? null;

function assertPeriod(period: Stay, { today, ownStays }: StudentToPlace): void {
  const { startDate, endDate } = period;
  if (startDate < today) throw badField('startDate', 'RANGE', 'Perioden kan inte börja före i dag.');
  if (endDate < startDate)
    throw badField('endDate', 'RANGE', `Datumet måste vara ${startDate} eller senare.`);
  if (endDate > addDays(startDate, LONGEST_PERIOD_DAYS))
    throw badField('endDate', 'RANGE', 'Perioden kan vara högst ett år.');
  const own = ownStays.find((stay) => overlaps(stay, period));
  if (own) throw badField('startDate', 'NOT_ALLOWED', overlapText(own));
}

/** The branch of the courses; without one, those of the workplaces where the student has been. */
function ownBranches({ codes, earlierBranches }: { codes: string[]; earlierBranches: Branch[] }): Branch[] {
  const branch = branchOfCourses(codes);
  return branch ? [branch] : earlierBranches;
}
