import { get, post, put, type RouteTable } from '../../platform/rest/table/route.js';

/** Dated notes about students (pages, section 18). */
export const FOLLOW_UP_ROUTES: RouteTable = {
  area: 'Follow-ups',
  routes: [
    get('/follow-ups', 'RestFollowUps', 'What waits on the own list, the earliest day first; at most 200.'),
    post('/follow-ups', 'RestAddFollowUp', 'Put one on the own list, or on that of a colleague.', {
      status: 201,
      example: { studentId: '01890000-0000-7000-8000-000000000001', dueOn: '2026-12-01', note: 'Ring hem.' },
    }),
    put('/follow-ups/{id}', 'RestUpdateFollowUp', 'Change its day or its note.', {
      versioned: true,
      example: { dueOn: '2026-12-08' },
    }),
    put('/follow-ups/{id}/done', 'RestCompleteFollowUp', 'Take it off the list, or put it back.', {
      example: { isDone: true },
    }),
  ],
};
