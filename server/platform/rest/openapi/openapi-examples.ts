import { studentTextNames } from '../../../../domain/student-fields.js';

/** What answers look like: invented people of the demo school's kind. A test holds their fields to the real answers. */

const ID = '0199f3a0-1c2d-7a00-8000-000000000001';
const OTHER_ID = '0199f3a0-1c2d-7a00-8000-000000000002';
const AT = '2026-11-20T08:00:00.000Z';

export const TASK = { _id: ID, description: 'Boka samtal' };

export const SESSION_USER = { userId: ID, name: 'Åsa Öberg', email: 'teacher@demo.se', role: 'teacher' };

const COMMENT = {
  _id: ID,
  author: 'Åsa Öberg',
  authorId: OTHER_ID,
  authorRole: 'teacher',
  date: AT,
  comment: 'Har börjat praktiken.',
  editedAt: null,
  editedBy: null,
  isDeleted: false,
  seenBy: [OTHER_ID],
  version: 1,
};

export const EDUCATION_ENTRY = {
  _id: ID,
  type: 'Course',
  refId: {
    _id: OTHER_ID,
    courseName: 'Svenska 1',
    courseCode: 'SVESVE01',
    equivalents: [
      { code: 'SVEN1000X', name: 'Svenska nivå 1', source: 'Örebro kommun, Komvux prövningstabell' },
    ],
    coursePackageName: null,
    programName: null,
  },
  name: 'Svenska 1',
  startDate: '2026-08-17',
  endDate: '2026-12-18',
  status: 'ACTIVE',
  grade: null,
  isGradeDraft: false,
  removedAt: null,
  isEnrollment: true,
  version: 1,
  courseInstance: null,
};

export const STUDENT = {
  _id: ID,
  version: 3,
  name: 'Amina Hassan',
  personalNumber: '19900101-2385',
  personalNumberKind: 'PERSONNUMMER',
  phone: '070-174 06 05',
  email: 'amina.hassan@exempel.se',
  municipality: { type: 'Sollentuna' },
  startDate: '2026-08-17',
  endDate: '2027-06-11',
  ...Object.fromEntries(studentTextNames.map((name) => [name, null])),
  teacherId: OTHER_ID,
  aplStatus: 'YELLOW',
  userId: null,
  isProtected: false,
  education: [EDUCATION_ENTRY],
  enrollmentStats: { totalEnrollments: 1, activeEnrollments: 1 },
  commentHistory: [COMMENT],
};

export const COMMENT_HISTORY = { commentHistory: [COMMENT] };

export const CHANGE_HISTORY = {
  changeHistory: [
    {
      _id: ID,
      timestamp: AT,
      changedBy: { _id: OTHER_ID, name: 'Anders Nyström' },
      changedByRole: 'admin',
      changes: ['phone'],
      previousValues: { phone: null },
      newValues: { phone: '070-174 06 05' },
    },
  ],
};

export const FILE = {
  _id: ID,
  filename: 'Åsas intyg.pdf',
  uploadedAt: AT,
  size: 48_213,
  mimeType: 'application/pdf',
  uploadDate: AT,
};

export const TEACHER = { _id: ID, userId: { _id: OTHER_ID, username: 'Åsa Öberg' } };

export const COURSE = {
  _id: ID,
  courseName: 'Svenska 1',
  courseCode: 'SVESVE01',
  equivalents: [
    { code: 'SVEN1000X', name: 'Svenska nivå 1', source: 'Örebro kommun, Komvux prövningstabell' },
  ],
  points: 100,
  teacher: { _id: OTHER_ID, username: 'Åsa Öberg' },
};

export const COURSE_DETAIL = {
  _id: ID,
  courseName: 'Svenska 1',
  teacher: { _id: OTHER_ID, username: 'Åsa Öberg' },
  students: [{ _id: ID, name: 'Amina Hassan' }],
};

export const EXAM = {
  _id: ID,
  version: 1,
  studentId: OTHER_ID,
  name: 'Amina Hassan',
  personalNumber: '19900101-2385',
  phone: '070-174 06 05',
  email: 'amina.hassan@exempel.se',
  address: null,
  course: 'Svenska 1',
  catalogueCourse: {
    _id: ID,
    code: 'SVESVE01',
    name: 'Svenska 1',
    equivalents: [
      { code: 'SVEN1000X', name: 'Svenska nivå 1', source: 'Örebro kommun, Komvux prövningstabell' },
    ],
  },
  registeredOn: '2026-09-14',
  requestedMonth: 'Maj',
  municipality: { type: 'Sollentuna' },
  materialReceived: { status: true, receivedDate: AT },
  paymentDate: null,
  feeOre: 0,
  isFeeExempt: true,
  feeExemptReason: 'F i Svenska 1 (SVESVE01)',
  comment: null,
  createdAt: AT,
  teacherId: TEACHER,
  status: 'intresse',
  decision: null,
};

export const NOTIFICATION = {
  _id: ID,
  message: 'Ny anmälan till prövning: Amina Hassan, Svenska 1',
  meta: { url: `/student/${OTHER_ID}` },
  createdAt: AT,
};

export const SEARCH_RESULT = {
  id: ID,
  type: 'Elev',
  title: 'Amina Hassan',
  subtitle: '1990-01-01, Sollentuna',
};

export const DETAILS = {
  _id: ID,
  type: 'Personal',
  title: 'Camilla Ekström',
  role: 'coordinator',
  email: null,
  active: true,
};

export const USER = {
  _id: ID,
  version: 1,
  name: 'Åsa Öberg',
  email: 'teacher@demo.se',
  phone: null,
  role: 'teacher',
  active: true,
  teacherId: OTHER_ID,
  studentId: null,
};

export const PROFILE = {
  userId: ID,
  version: 1,
  name: 'Åsa Öberg',
  email: 'teacher@demo.se',
  phone: null,
  role: 'teacher',
  studentId: null,
  teacherId: OTHER_ID,
  createdAt: AT,
  settings: {
    theme: 'SYSTEM',
    reducedMotion: false,
    pageSize: 50,
    startPage: null,
    shortcuts: true,
    mutedNotifications: [],
  },
};

export const USER_SESSION = {
  _id: ID,
  current: true,
  createdAt: AT,
  lastSeenAt: AT,
  expiresAt: '2026-11-20T20:00:00.000Z',
  address: '192.0.2.10',
  userAgent: 'Mozilla/5.0',
};

export const API_KEY = {
  _id: ID,
  name: 'Schemasystemet',
  role: 'teacher',
  createdAt: AT,
  createdBy: 'Sigrid Wallin',
  expiresAt: '2027-06-30T22:00:00.000Z',
  lastUsedAt: null,
  revokedAt: null,
};

export const MY_DATA = {
  createdAt: AT,
  changes: [
    {
      changedAt: AT,
      changes: ['phone'],
      previousValues: { phone: null },
      newValues: { phone: '070-174 06 05' },
    },
  ],
  account: PROFILE,
  sessions: [USER_SESSION],
  tasks: [TASK],
  student: STUDENT,
  exams: [EXAM],
  files: [{ _id: ID, filename: 'Intyg.pdf', uploadedAt: AT, size: 48_213, mimeType: 'application/pdf' }],
  registers: [
    {
      name: 'enrollments',
      title: 'Inskrivningar och planerade kurser',
      columns: [{ key: 'name', heading: 'Kurs, paket eller program' }],
      entries: [{ name: 'Svenska 1' }],
    },
  ],
  leftOut: [{ title: 'Betygsutkast', reason: 'Ett betyg är beslutat först när det är signerat.' }],
};

export const AUDIT = {
  _id: '4712',
  at: AT,
  kind: 'ROLE_CHANGED',
  userId: OTHER_ID,
  userName: 'Åsa Öberg',
  role: 'systemadmin',
  subjectId: ID,
  subjectName: 'Bo Ek',
  address: '192.0.2.14',
  userAgent: 'Mozilla/5.0',
  changes: [{ field: 'role', before: 'TEACHER', after: 'ADMIN' }],
};

export const ACCESS = {
  _id: '4711',
  at: AT,
  userId: OTHER_ID,
  userName: 'Åsa Öberg',
  role: 'teacher',
  action: 'READ_STUDENT',
  detail: null,
  studentId: ID,
  studentName: 'Amina Hassan',
  result: 'OK',
  isProtected: false,
  reason: null,
  question: null,
};

export const IMPORT_PREVIEW = {
  batchId: ID,
  summary: { new: 1, changed: 0, unchanged: 0, invalid: 0, duplicates: 0 },
  rows: [{ row: 2, outcome: 'NEW', errors: [] }],
};

export const JOB = { state: 'RUNNING', done: 40, total: 200, result: null };
