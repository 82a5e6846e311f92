import {
  getNamedType,
  isObjectType,
  isUnionType,
  type GraphQLNamedOutputType,
  type GraphQLObjectType,
} from 'graphql';

/** Objects of the contract that are a student: their own id is the student's. */
const STUDENTS: ReadonlySet<string> = new Set([
  'Student',
  'BoardCard',
  'StudentCard',
  'CourseStudent',
  'EnrolledStudent',
  'TeacherStudent',
  'SearchResult',
]);

/** Types that refer to a student without personal data: the owner of an account, a moved card. */
const NOT_SHOWN: ReadonlySet<string> = new Set(['SessionUser', 'Profile', 'AccessLogEntry']);

/**
 * Types that show students by name without an id in the contract. Their resolvers add the ids as
 * `shownStudentIds`, which no selection can reach.
 */
const NAMES_ONLY: ReadonlySet<string> = new Set([
  'Notification',
  'EnrollmentRemark',
  'DocumentSubject',
  'DocumentPreview',
]);

/** Ids of the students that an object of `NAMES_ONLY` shows. */
export interface ShowsStudents {
  shownStudentIds?: readonly string[] | null;
}

/** Fields by which an object names its student: directly, or by an enrolment or a placement. */
const NAMING = ['studentId', 'enrollmentId', 'placementId'] as const;

/** How a type leads to students: by its own id, by a field of `NAMING`, or through its fields. */
interface Way {
  own: boolean;
  named: (typeof NAMING)[number] | null;
  beside: boolean;
  fields: readonly { name: string; way: Way }[];
}

/** Ids of all students, or of their enrolments or placements, that a value of this type shows. */
export type StudentsOf = (value: unknown) => string[];

/**
 * Derives from the contract where students occur in an answer of this type, once, so that every root field
 * that can show a student is recorded, including future ones.
 */
export function studentsIn(type: GraphQLNamedOutputType): StudentsOf | null {
  const way = wayTo(type, new Map());
  if (!leads(way, new Set())) return null;
  return (value) => {
    const found = new Set<string>();
    collect(value, way, found, false);
    return [...found];
  };
}

function wayTo(type: GraphQLNamedOutputType, known: Map<string, Way>): Way {
  const before = known.get(type.name);
  if (before) return before;
  const way: Way = {
    own: false,
    named: null,
    beside: NAMES_ONLY.has(type.name),
    fields: [],
  };
  known.set(type.name, way);
  if (NOT_SHOWN.has(type.name)) return way;
  const members: readonly GraphQLObjectType[] = isUnionType(type)
    ? type.getTypes()
    : isObjectType(type)
      ? [type]
      : [];
  way.own = members.some(({ name }) => STUDENTS.has(name));
  way.named = NAMING.find((name) => members.some((member) => name in member.getFields())) ?? null;
  way.fields = members.flatMap((member) =>
    Object.values(member.getFields()).map((field) => ({
      name: field.name,
      way: wayTo(getNamedType(field.type), known),
    })),
  );
  return way;
}

/** Removes fields that cannot lead to a student, so that long answers are walked only where needed. */
function leads(way: Way, seen: Set<Way>): boolean {
  const hasStudents = () => way.own || way.named !== null || way.beside || way.fields.length > 0;
  if (seen.has(way)) return hasStudents();
  seen.add(way);
  way.fields = way.fields.filter((field) => leads(field.way, seen));
  return hasStudents();
}

/** Within an object that names its student (`isNamed`), enrolments and placements are of that student. */
function collect(value: unknown, way: Way, found: Set<string>, isNamed: boolean): void {
  if (Array.isArray(value)) {
    for (const item of value) collect(item, way, found, isNamed);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  const object = value as Record<string, unknown>;
  if (way.own && isStudent(object)) add(object.id, found);
  const isDirect = way.named === 'studentId';
  if (way.named && (isDirect || !isNamed)) add(object[way.named], found);
  if (way.beside) for (const id of (object as ShowsStudents).shownStudentIds ?? []) add(id, found);
  const within = isNamed || (isDirect && typeof object.studentId === 'string');
  for (const { name, way: inner } of way.fields) {
    const held = object[name];
    if (typeof held === 'object') collect(held, inner, found, within);
  }
}

/** A search hit or its details are a student only if `type` says so. */
function isStudent({ type }: Record<string, unknown>): boolean {
  return typeof type !== 'string' || type.toUpperCase() === 'ELEV';
}

function add(id: unknown, found: Set<string>): void {
  if (typeof id === 'string') found.add(id);
}
