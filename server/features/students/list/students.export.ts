import { Injectable, type OnModuleInit } from '@nestjs/common';
import { choiceIn, choicesIn, dateIn, idIn, sortIn, textIn } from '../../exports/address-values.input.js';
import { ExportSources, type ExportSource } from '../../exports/export-sources.service.js';
import { Takings } from '../../exports/export-quota.sql.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import type {
  AplStatus,
  MissingField,
  Student,
  StudentFilter,
  StudentSortField,
  StudentStatus,
  StudentsInput,
} from '../../../platform/graphql/generated.js';
import type { Call } from '../../../platform/graphql/request-context.js';
import { StudentList } from './students.list.js';
import { EXPORTED_FIELDS, STUDENT_COLUMNS, type ExportedStudent } from './student-workbook.export.js';

const STATUSES: readonly StudentStatus[] = ['ACTIVE', 'NOT_STARTED', 'PAUSED', 'DROPPED_OUT', 'ENDED'];
const APL: readonly AplStatus[] = ['GRAY', 'RED', 'BLUE', 'YELLOW', 'GREEN'];
const MISSING: readonly MissingField[] = ['EMAIL', 'PHONE', 'PERSONAL_NUMBER'];
/** The columns' names in the address of the page. */
const SORTS: Readonly<Record<StudentSortField, string>> = {
  NAME: 'namn',
  PERSONAL_NUMBER: 'personnummer',
  EMAIL: 'epost',
  PHONE: 'telefon',
  MUNICIPALITY: 'kommun',
  TEACHER: 'larare',
  START_DATE: 'startdatum',
  END_DATE: 'slutdatum',
  STATUS: 'status',
  APL_STATUS: 'apl',
  UPDATED_AT: 'andrad',
};

/** The student list as a file, by the address of its page. */
@Injectable()
export class StudentExport implements OnModuleInit {
  private readonly source: ExportSource<ExportedStudent> = {
    list: 'students',
    title: 'Elever',
    requires: 'ADMIN',
    columns: STUDENT_COLUMNS,
    rows: (actor, query) => this.list.all(actor, listAt(query), EXPORTED_FIELDS),
    count: (actor, query) => this.list.count(actor, listAt(query).filter),
    protectedStudent: ({ id, isProtected }) => (isProtected ? (id ?? '') : null),
  };

  constructor(
    private readonly list: StudentList,
    private readonly sources: ExportSources,
    private readonly takings: Takings,
    private readonly work: UnitOfWork,
  ) {}

  onModuleInit(): void {
    this.sources.register(this.source);
  }

  /** Exactly the filtered students, for a workbook of the caller's own making: a taking like every other. */
  async take(
    call: Call,
    input: Pick<StudentsInput, 'filter' | 'sort'>,
    asked: ReadonlySet<string>,
  ): Promise<Student[]> {
    const list = { title: this.source.title, protectedStudent: 'HIDES_THEM' } as const;
    await this.takings.assertRoom(call, list);
    const students = await this.list.all(call.actor, input, asked);
    await this.work.run(call, (tx) => this.takings.record(tx, call.actor, list, true));
    return students;
  }
}

/** What the page shows at an address; without a status only active students. */
function listAt(query: URLSearchParams): Pick<StudentsInput, 'filter' | 'sort'> {
  const statuses = query.has('status') ? choicesIn(query, 'status', STATUSES) : (['ACTIVE'] as const);
  const municipalities = query.getAll('kommun').slice(0, 30);
  const missing = choicesIn(query, 'saknar', MISSING);
  const filter: StudentFilter = {
    q: textIn(query, 'q'),
    teacherId: idIn(query, 'larare'),
    mine: query.get('mina') === 'ja' || undefined,
    education: textIn(query, 'utbildning'),
    aplStatus: choiceIn(query, 'apl', APL),
    startFrom: dateIn(query, 'startFran'),
    startTo: dateIn(query, 'startTill'),
    ...(statuses.length > 0 && { statuses: [...statuses] }),
    ...(municipalities.length > 0 && { municipalities }),
    ...(missing.length > 0 && { missing }),
  };
  return { filter, sort: sortIn(query, SORTS) };
}
