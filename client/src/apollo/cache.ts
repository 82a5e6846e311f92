import { InMemoryCache } from '@apollo/client';
import introspection from '../graphql/possible-types';

/** Objects that belong to the one that holds them, although they have an id. */
const PARTS_OF_OTHERS = {
  // Data of the student within this course; the same student may be in others.
  CourseStudent: { keyFields: false },
  // Some fields belong to the pair of courses, not to the equivalent itself.
  EquivalentCourse: { keyFields: false },
  // The plan of an earlier day has the same ids.
  StudyPlan: { keyFields: false },
  StudyPlanItem: { keyFields: false },
} as const;

/** How answers are merged: lists always come whole, so the newest one replaces the older. */
export function createCache(): InMemoryCache {
  return new InMemoryCache({
    possibleTypes: introspection.possibleTypes,
    typePolicies: {
      Query: {
        fields: {
          board: { merge: true },
          student: {
            read(existing: unknown, { args, toReference }) {
              return existing ?? toReference({ __typename: 'Student', id: String(args?.['id']) });
            },
          },
          importBatch: {
            read(existing: unknown, { args, toReference }) {
              // A mutation that returned the batch has read it already; null is the server's own answer.
              if (existing !== undefined) return existing;
              return toReference({ __typename: 'ImportBatch', id: String(args?.['id']) });
            },
          },
          files: { merge: false },
          tasks: { merge: false },
          notifications: { merge: false },
        },
      },
      Board: { fields: { cards: { merge: false } } },
      Student: {
        fields: { commentHistory: { merge: false }, education: { merge: false }, withheld: { merge: false } },
      },
      CommentHistory: { keyFields: ['studentId'], fields: { commentHistory: { merge: false } } },
      ImportBatch: { fields: { rows: { merge: false }, columns: { merge: false } } },
      CourseDetail: { fields: { students: { merge: false } } },
      ...PARTS_OF_OTHERS,
      StudentCard: { fields: { education: { merge: false }, withheld: { merge: false } } },
      TeacherCard: { fields: { courseInstances: { merge: false } } },
      // Without an id of their own these belong to the object that holds them.
      Municipality: { keyFields: false, merge: true },
      EnrollmentStats: { merge: true },
      StudentRights: { merge: true },
      CommentRights: { merge: true },
      ImportSummary: { merge: true },
      // The exams of a course have the course's id, and so have its enrolments without an instance.
      GradingGroup: { keyFields: ['kind', 'id'] },
      GradeRow: { fields: { others: { merge: false }, changes: { merge: false } } },
      GradeRowRights: { merge: true },
      GradeSheet: { fields: { rows: { merge: false } } },
      GradeSheetRights: { merge: true },
      Exam: { fields: { withheld: { merge: false } } },
      ExamRights: { merge: true },
      MaterialReceived: { merge: true },
      SessionUser: { keyFields: ['userId'] },
      // One for the whole school.
      SchoolSettings: { keyFields: [] },
    },
  });
}
