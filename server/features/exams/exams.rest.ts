import { get, post, put, remove, type RouteTable, type Values } from '../../platform/rest/table/route.js';

/** Registrations for exams (specification, section 7; contract, section 5). */
export const EXAM_ROUTES: RouteTable = {
  area: 'Exams',
  routes: [
    get('/exams', 'RestExams', 'Registrations, newest first; a student gets the own ones.', {
      parts: 100,
      at: 'nodes',
    }),
    post('/exams', 'RestRegisterExam', 'Register a student for an exam; a student only themself.', {
      status: 201,
      versioned: true,
      lenient: registration,
      example: {
        studentId: '0199f3a0-1c2d-7a00-8000-000000000001',
        course: 'Svenska 1',
        requestedMonth: 'Maj',
        materialReceived: true,
      },
    }),
    put('/exams/{id}/decision', 'RestDecideExam', 'Accept or deny.', {
      versioned: true,
      lenient: ({ decision, ...body }) => ({ ...body, decision: decision || null }),
      example: { decision: 'accept', comment: 'Välkommen.', version: 1 },
    }),
    post('/exams/decisions', 'RestDecideExams', 'Accept or deny several at once: all of them or none.', {
      lenient: ({ decision, ...body }) => ({ ...body, decision: decision || null }),
      example: {
        exams: [{ id: '0199f3a0-1c2d-7a00-8000-000000000001', version: 1 }],
        decision: 'accept',
        comment: 'Välkommen.',
      },
    }),
    post('/exams/decisions/undo', 'RestUndoExamDecisions', 'Take the latest decisions back.', {
      example: { exams: [{ id: '0199f3a0-1c2d-7a00-8000-000000000001', version: 2 }] },
    }),
    put(
      '/exams/{id}',
      'RestUpdateExam',
      'Say which course of the catalogue is meant, or when the student really registered.',
      { versioned: true, example: { registeredOn: '2026-05-04', version: 1 } },
    ),
    remove('/exams/{id}', 'RestDeleteExam', 'Delete a registration.', { status: 204 }),
  ],
};

/**
 * Body of a client of the specification: copies of the record are accepted and ignored (contract, section 5).
 */
function registration(body: Values): Values {
  const { name: _name, phone: _phone, email: _email, municipality: _municipality, ...input } = body;
  const { materialReceived: given } = input;
  const received = typeof given === 'object' && given !== null && 'status' in given ? given.status : given;
  return { ...input, materialReceived: received };
}
