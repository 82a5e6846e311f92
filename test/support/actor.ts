import type { Actor } from '../../server/platform/auth/actor.js';

/** A teacher without a session, for code below the APIs. */
export const TEACHER_ACTOR: Actor = {
  userId: '01900000-0000-7000-8000-000000000001',
  name: 'Lärare',
  email: 'larare@exempel.se',
  role: 'TEACHER',
  studentId: null,
  teacherId: null,
  sessionHash: '',
};
