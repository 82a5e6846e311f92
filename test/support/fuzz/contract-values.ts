import {
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isUnionType,
  type GraphQLArgument,
  type GraphQLInputType,
  type GraphQLOutputType,
} from 'graphql';
import type { SeededRandom } from '../../../server/demo/made-up/seeded-random.js';

/** Generates valid values of schema types, and selection sets. */
export class ContractValues {
  constructor(
    private readonly random: SeededRandom,
    private readonly ids: ReadonlyMap<string, string[]>,
  ) {}

  /** Values for all required arguments and some optional ones. */
  arguments(args: readonly GraphQLArgument[]): Record<string, unknown> {
    const given = args.filter(({ type }) => isNonNullType(type) || this.random.chance(0.8));
    return Object.fromEntries(given.map(({ name, type }) => [name, this.value(type, name)]));
  }

  value(type: GraphQLInputType, name: string): unknown {
    if (!isNonNullType(type) && this.random.chance(0.1)) return null;
    const plain = getNullableType(type);
    if (isListType(plain)) {
      const item = plain.ofType as GraphQLInputType;
      return Array.from({ length: this.random.between(0, 3) }, () => this.value(item, name));
    }
    if (isInputObjectType(plain)) {
      const fields = Object.values(plain.getFields()).filter(
        (field) => isNonNullType(field.type) || this.random.chance(0.4),
      );
      return Object.fromEntries(fields.map((field) => [field.name, this.value(field.type, field.name)]));
    }
    if (isEnumType(plain)) return this.random.pick(plain.getValues()).name;
    return this.scalar(getNamedType(plain).name, name);
  }

  /** The id of an existing record: of the table that the name indicates, or any. */
  id(name: string): string {
    const table = TABLES[name] ?? this.random.pick([...this.ids.keys()]);
    const known = this.ids.get(table) ?? [];
    return known.length > 0 ? this.random.pick(known) : '0198f0a0-0000-7000-8000-000000000000';
  }

  /** A selection set with all leaves down to `depth`, without fields with required arguments. */
  selection(type: GraphQLOutputType, depth = 2): string {
    const plain = getNamedType(type);
    if (isLeafType(plain)) return '';
    if (isUnionType(plain)) {
      const parts = plain.getTypes().map((one) => `... on ${one.name} ${this.selection(one, 1)}`);
      return `{ __typename ${parts.join(' ')} }`;
    }
    if (!isObjectType(plain)) return '{ __typename }';
    const inner = Object.values(plain.getFields())
      .filter(({ args }) => args.every((argument) => !isNonNullType(argument.type)))
      .filter((field) => isLeafType(getNamedType(field.type)) || depth > 1)
      .map((field) => `${field.name} ${this.selection(field.type, depth - 1)}`);
    return `{ __typename ${inner.join(' ')} }`;
  }

  private scalar(type: string, name: string): unknown {
    if (type === 'ID') return this.id(name);
    if (type === 'Int') return this.random.between(0, 60);
    if (type === 'Float') return this.random.between(0, 60) / 4;
    if (type === 'Boolean') return this.random.chance(0.5);
    if (type === 'Date')
      return `20${this.random.between(10, 40)}-0${this.random.between(1, 9)}-1${this.random.between(0, 9)}`;
    if (type === 'DateTime') return `2030-01-01T0${this.random.between(0, 9)}:00:00.000Z`;
    if (type === 'JSONObject') return { a: 1 };
    return this.random.pick(WORDS[name] ?? ['Elev', 'Anna Åkesson', '2026-11-20', 'svenska som andraspråk']);
  }
}

const TABLES: Record<string, string> = {
  studentId: 'student',
  ids: 'student',
  userId: 'app_user',
  teacherId: 'teacher',
  commentId: 'comment',
  batchId: 'import_batch',
  uploadId: 'staged_upload',
  fileId: 'uploaded_file',
  taskId: 'task',
  notificationId: 'notification',
  examId: 'exam',
  jobId: 'job',
  sessionId: 'session',
  keyId: 'api_key',
};

const WORDS: Record<string, readonly string[]> = {
  email: ['ny.person@exempel.se', 'anna@exempel.se'],
  phone: ['0701234567'],
  personalNumber: ['19811218-9876', '811228-9874'],
  municipality: ['Solna', 'Växjö'],
  municipalities: ['Solna', 'Växjö'],
  requestedMonth: ['Januari', 'Maj'],
  newPassword: ['kastanj lampa moln 42'],
  startPage: ['/apl', '//example.org'],
};
