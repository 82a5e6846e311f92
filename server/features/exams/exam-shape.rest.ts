import type { RestExamFragment } from '../../platform/rest/generated.js';
import { withRestId } from '../../platform/rest/shapes.js';

/** A registration with every field of the specification's section 3; status and decision in lower case. */
export function restExam({ teacher, status, decision, catalogueCourse, ...exam }: RestExamFragment) {
  return {
    ...withRestId(exam),
    catalogueCourse: catalogueCourse && withRestId(catalogueCourse),
    teacherId: teacher && { _id: teacher.id, userId: withRestId(teacher.userId) },
    status: status.toLowerCase(),
    decision: decision ? decision.toLowerCase() : null,
  };
}

/** What a client of the specification sends: copies of the record are understood and ignored (contract, section 5). */
export function registrationInput(body: Record<string, unknown>): Record<string, unknown> {
  const { name: _name, phone: _phone, email: _email, municipality: _municipality, ...input } = body;
  return { ...input, materialReceived: receivedOf(input['materialReceived']) };
}

/** True or false, or an object with `status`. */
function receivedOf(given: unknown): unknown {
  return typeof given === 'object' && given !== null && 'status' in given ? given.status : given;
}

/** `accept` or `deny`; no decision is sent on as none, so that it is asked for. */
export function decisionInput(body: Record<string, unknown>): Record<string, unknown> {
  const { decision } = body;
  return { ...body, decision: DECISIONS.get(decision) ?? (decision || null) };
}

const DECISIONS = new Map<unknown, string>([
  ['accept', 'ACCEPT'],
  ['deny', 'DENY'],
]);
