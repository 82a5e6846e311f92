import { Injectable, type OnModuleInit } from '@nestjs/common';
import { studentList } from '../../../../domain/lists/students.js';
import { listAt } from '../../exports/list-url.input.js';
import { exported, ExportSources } from '../../exports/export-sources.service.js';
import { ExportQuota } from '../../exports/export-quota.queries.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import type { Student, StudentsInput } from '../../../platform/graphql/generated.js';
import type { Call } from '../../../platform/graphql/request-context.js';
import { StudentList } from './students.queries.js';
import { EXPORTED_FIELDS, STUDENT_COLUMNS, type ExportedStudent } from './student-workbook.export.js';

const TITLE = 'Elever';

/** Exports of the student list, by the URL of its page. */
@Injectable()
export class StudentExports implements OnModuleInit {
  constructor(
    private readonly sources: ExportSources,
    private readonly list: StudentList,
  ) {}

  onModuleInit(): void {
    this.sources.register(
      exported<ExportedStudent>({
        list: 'students',
        title: TITLE,
        columns: STUDENT_COLUMNS,
        rows: (actor, query) => this.list.all(actor, listAt(studentList, query), EXPORTED_FIELDS),
        count: (actor, query) => this.list.count(actor, listAt(studentList, query).filter),
        protectedStudent: ({ id, isProtected }) => (isProtected ? (id ?? '') : null),
      }),
    );
  }
}

/** The students of a workbook created by the client. */
@Injectable()
export class StudentExport {
  constructor(
    private readonly list: StudentList,
    private readonly quota: ExportQuota,
    private readonly work: UnitOfWork,
  ) {}

  /** The filtered students; counts against the export quota. */
  async take(
    call: Call,
    input: Pick<StudentsInput, 'filter' | 'sort'>,
    asked: ReadonlySet<string>,
  ): Promise<Student[]> {
    const list = { title: TITLE, protectedStudent: 'HIDES_THEM' } as const;
    await this.quota.assertRoom(call, list);
    const students = await this.list.all(call.actor, input, asked);
    await this.work.run(call, (tx) => this.quota.record(tx, call.actor, list, true));
    return students;
  }
}
