import { type Work } from '../../server/platform/database/unit-of-work.js';
import type { Actor } from '../../server/platform/auth/actor.js';
import {
  changeStatus,
  enroll,
  extendEnd,
  removeEnrollments,
  startBatch,
  undoBatch,
} from '../../server/features/enrollments/single/enrollments.repository.js';
import { addEnrollment, addGrade, addInstance } from '../support/studies.js';
import {
  course,
  enrolled,
  freshStudent,
  later,
  open,
  openEnrollmentWrites,
  past,
  reasonOf,
  run,
  school,
  soon,
  stored,
  student,
  trail,
  yesterday,
} from '../support/enrollment-writes-world.js';

beforeAll(openEnrollmentWrites);
afterAll(() => school.close());
beforeEach(freshStudent);

describe('writing enrolments', () => {
  describe('an ended enrolment resumes', () => {
    const back = (id: string) =>
      reasonOf(
        run((tx, actor) => changeStatus(tx, actor, [id], { status: 'ACTIVE', effectiveOn: yesterday })),
      );
    const dropped = async (courseInstanceId: string) => {
      const id = await enrolled(student, courseInstanceId);
      const change = { status: 'DROPPED_OUT', effectiveOn: yesterday, reason: 'WORK' } as const;
      await run((tx, actor) => changeStatus(tx, actor, [id], change));
      return id;
    };

    test('only if a seat is left', async () => {
      const one = await addInstance(school, course, { startDate: past, endDate: soon, capacity: 1 });
      const id = await dropped(one);
      const other = await enrolled(await school.student(), one);
      expect(await back(id)).toBe('FULL');
      await run((tx, actor) => removeEnrollments(tx, actor, [other], { reason: 'Fel' }));
      expect(await back(id)).toBe('went through');
    });

    test('only if the student is not taking the course elsewhere, and the instance is not cancelled', async () => {
      const id = await dropped(open);
      const other = await enrolled(
        student,
        await addInstance(school, course, { startDate: past, endDate: soon }),
      );
      expect(await back(id)).toBe('ALREADY_ENROLLED');
      await run((tx, actor) => removeEnrollments(tx, actor, [other], { reason: 'Fel' }));
      await school.sql(`UPDATE course_instance SET planning = 'CANCELLED' WHERE id = $1`, [open]);
      expect(await back(id)).toBe('INSTANCE_CANCELLED');
    });

    test('and the database allows a student one active place per instance, whoever writes', async () => {
      await enrolled();
      await expect(
        addEnrollment(school, student, { courseId: course, courseInstanceId: open }),
      ).rejects.toThrow(/enrollment_place/);
    });
  });

  describe('a batch', () => {
    const inBatch = (work: (tx: Work, actor: Actor, batchId: string) => Promise<unknown>) =>
      run(async (tx, actor) => {
        const batchId = await startBatch(tx, actor, { kind: 'STATUS', title: 'Prov', size: 1 });
        await work(tx, actor, batchId);
        return batchId;
      });
    const undo = (batchId: string) => reasonOf(run((tx, actor) => undoBatch(tx, actor, batchId)));
    const drop = (id: string) =>
      inBatch((tx, actor, batchId) =>
        changeStatus(tx, actor, [id], {
          status: 'DROPPED_OUT',
          effectiveOn: yesterday,
          reason: 'WORK',
          batchId,
        }),
      );

    test('is undone as a unit: its changes are reverted, and the history grows', async () => {
      const id = await enrolled();
      const before = await stored(id);
      const batch = await drop(id);
      expect(await undo(batch)).toBe('went through');
      expect(await stored(id)).toEqual({ ...before, version: 3 });
      expect(await trail(id)).toEqual([`ACTIVE ${past}`, `DROPPED_OUT ${yesterday} WORK`, `ACTIVE ${past}`]);
      expect(await undo(batch)).toBe('UNDONE');
    });

    test('of new enrolments is undone by removing them, and planned ones become planned again', async () => {
      const planned = await addEnrollment(school, student, { courseId: course, isEnrollment: false });
      const other = await school.student();
      let fresh = '';
      const batch = await inBatch(async (tx, actor, batchId) => {
        [, fresh = ''] = await enroll(
          tx,
          actor,
          [student, other].map((studentId) => ({ studentId, courseInstanceId: open })),
          { batchId },
        );
      });
      expect(await undo(batch)).toBe('went through');
      expect(await stored(fresh)).toMatchObject({ removed: true });
      expect(await stored(planned)).toMatchObject({
        removed: false,
        enrolled: false,
        status: null,
        instance: null,
      });
    });

    test('cannot be undone after later changes, until they are undone in turn', async () => {
      const id = await enrolled();
      const first = await drop(id);
      const second = await inBatch((tx, actor, batchId) =>
        changeStatus(tx, actor, [id], { status: 'ACTIVE', effectiveOn: yesterday, batchId }),
      );
      expect(await undo(first)).toBe('LATER_WORK');
      expect(await undo(second)).toBe('went through');
      expect(await undo(first)).toBe('went through');
      expect(await stored(id)).toMatchObject({ status: 'ACTIVE', statusOn: past });
    });

    test('cannot be undone when its seats have since been taken, or a grade has been set', async () => {
      const one = await addInstance(school, course, { startDate: past, endDate: soon, capacity: 1 });
      const id = await enrolled(student, one);
      const batch = await drop(id);
      await enrolled(await school.student(), one);
      expect(await undo(batch)).toBe('FULL');
      const other = await enrolled(await school.student());
      const ended = await inBatch((tx, actor, batchId) =>
        extendEnd(tx, actor, [other], { endDate: later, batchId }),
      );
      await addGrade(school, other, 'B', { signed: false });
      expect(await undo(ended)).toBe('LATER_WORK');
    });

    test('cannot be undone when the student now takes the course elsewhere, or it is not held', async () => {
      const batch = await drop(await enrolled());
      const other = await addInstance(school, course, { startDate: past, endDate: soon });
      const again = await enrolled(student, other);
      expect(await undo(batch)).toBe('ALREADY_ENROLLED');
      await run((tx, actor) => removeEnrollments(tx, actor, [again], { reason: 'Fel' }));
      await school.sql(`UPDATE course_instance SET planning = 'CANCELLED' WHERE id = $1`, [open]);
      expect(await undo(batch)).toBe('INSTANCE_CANCELLED');
      await school.sql(`UPDATE course_instance SET planning = 'OPEN' WHERE id = $1`, [open]);
      expect(await undo(batch)).toBe('went through');
    });
  });
});
