import { Injectable, type OnModuleInit } from '@nestjs/common';
import { teacherList } from '../../../domain/lists/teachers.js';
import { swedishDateTime } from '../../../domain/dates.js';
import type { TeacherWork } from '../../platform/graphql/generated.js';
import { exported, ExportSources, NEVER_LONG, type ExportColumn } from '../exports/export-sources.service.js';
import { listAt } from '../exports/list-url.input.js';
import { TeacherList } from './teachers.queries.js';

/** Upper limit of rows, above any realistic number of teachers. */
const MOST = 1_000;

const COLUMNS: readonly ExportColumn<TeacherWork>[] = [
  { header: 'Namn', value: ({ user }) => user.name },
  { header: 'E-post', value: ({ user }) => user.email },
  { header: 'Telefon', value: ({ user }) => user.phone },
  {
    header: 'Behörighet/ämnen',
    value: ({ subjects }) =>
      subjects.map(({ subject, isQualified }) => (isQualified ? `${subject} (behörig)` : subject)).join(', '),
  },
  { header: 'Tjänstgöring %', kind: 'number', value: (row) => row.employmentPercent },
  { header: 'Pågående tillfällen', kind: 'number', value: (row) => row.ongoingInstances },
  { header: 'Kommande tillfällen', kind: 'number', value: (row) => row.comingInstances },
  { header: 'Elever', kind: 'number', value: (row) => row.students },
  { header: 'Ansvarig för', kind: 'number', value: (row) => row.responsibleFor },
  { header: 'Belastning %', kind: 'number', value: (row) => row.loadPercent },
  { header: 'Belastning högst från', kind: 'date', value: (row) => row.loadOn },
  { header: 'Ogranskade prövningar', kind: 'number', value: (row) => row.examsToReview },
  { header: 'Betyg att sätta', kind: 'number', value: (row) => row.gradesToSet },
  { header: 'Försenade betyg', kind: 'number', value: (row) => row.overdueGrades },
  { header: 'Försenade sedan', kind: 'date', value: (row) => row.overdueSince },
  {
    header: 'Senaste inloggning',
    kind: 'moment',
    value: ({ user }) => user.lastSeenAt && minuteOf(user.lastSeenAt),
  },
  { header: 'Konto', value: ({ user }) => (user.active ? 'Aktivt' : 'Låst') },
];

/** Export of the teacher list, by the URL of its page. */
@Injectable()
export class TeacherExports implements OnModuleInit {
  constructor(
    private readonly sources: ExportSources,
    private readonly list: TeacherList,
  ) {}

  onModuleInit(): void {
    this.sources.register(
      exported<TeacherWork>({
        list: 'teacher-management',
        title: 'Lärare',
        columns: COLUMNS,
        rows: async (actor, query) =>
          (await this.list.page(actor, { ...listAt(teacherList, query), first: MOST }, true)).nodes,
        count: NEVER_LONG,
        protectedStudent: 'NAMES_NOBODY',
      }),
    );
  }
}

/** '2026-11-20 08:15' in Swedish time: sortable in every program. */
function minuteOf(instant: string): string {
  return swedishDateTime(new Date(instant));
}
