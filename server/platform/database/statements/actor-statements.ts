import type { Actor } from '../../auth/actor.js';
import { SqlParams } from '../sql-params.js';

/** A value that each caller brings. */
class Hole {
  constructor(readonly valueFor: (actor: Actor, given: Given) => unknown) {}
}

/** Parameters of a call besides its actor; the names are the same for each call of a query. */
type Given = Readonly<Record<string, unknown>>;

const hole = (valueFor: Hole['valueFor']): string => new Hole(valueFor) as unknown as string;

/** A string of the actor that a statement takes as a parameter; whether it is there may decide the statement's text. */
const HOLES = {
  userId: hole(({ userId }) => userId),
  name: hole(({ name }) => name),
  teacherId: hole(({ teacherId }) => teacherId),
  studentId: hole(({ studentId }) => studentId),
  accessReason: hole(({ accessReason }) => accessReason),
};

/** Cached result for equal queries and equal visibility. */
interface Kept<Made> {
  made: Made;
  values: readonly unknown[];
}

/**
 * Caches composed statements by query and kind of reader: their text depends on the reader's role and
 * attributes, never on a value. `make` gets an actor and parameters with opaque values, which it may only add
 * to the parameters.
 */
export class ActorStatements<Made> {
  private readonly byQuestion = new WeakMap<object, Map<string, Kept<Made>>>();

  take<Names extends string>(
    question: { key: object; variant: string },
    actor: Actor,
    given: Readonly<Record<Names, unknown>>,
    make: (actor: Actor, given: Readonly<Record<Names, string>>, params: SqlParams) => Made,
  ): { made: Made; values: unknown[] } {
    const kinds = this.byQuestion.get(question.key) ?? new Map<string, Kept<Made>>();
    this.byQuestion.set(question.key, kinds);
    const kind = `${question.variant} ${actor.role} ${actor.teacherId !== null} ${actor.studentId !== null} ${Boolean(actor.accessReason)}`;
    const kept = kinds.get(kind) ?? keep(actor, given, make);
    kinds.set(kind, kept);
    const values = kept.values.map((value) => (value instanceof Hole ? value.valueFor(actor, given) : value));
    return { made: kept.made, values };
  }
}

function keep<Made, Names extends string>(
  actor: Actor,
  given: Readonly<Record<Names, unknown>>,
  make: (actor: Actor, given: Readonly<Record<Names, string>>, params: SqlParams) => Made,
): Kept<Made> {
  const holes = Object.keys(given).map((name) => [name, hole((_actor, values) => values[name])] as const);
  const params = new SqlParams();
  const anyone: Actor = {
    ...actor,
    userId: HOLES.userId,
    name: HOLES.name,
    teacherId: actor.teacherId === null ? null : HOLES.teacherId,
    studentId: actor.studentId === null ? null : HOLES.studentId,
    accessReason: actor.accessReason ? HOLES.accessReason : null,
  };
  return {
    made: make(anyone, Object.fromEntries(holes) as Record<Names, string>, params),
    values: params.values,
  };
}
