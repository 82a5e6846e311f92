import { Injectable, type OnModuleInit } from '@nestjs/common';
import { swedishDateTime } from '../../../domain/dates.js';
import type { TeacherSortField, TeacherWork, TeacherWorkInput } from '../../platform/graphql/generated.js';
import { choiceIn, sortIn, textIn } from '../exports/address-values.input.js';
import { ExportSources, NEVER_LONG, type ExportColumn } from '../exports/export-sources.service.js';
import { TeacherList } from './teachers.list.js';

/** The columns' names in the address of the page. */
const SORTS: Record<TeacherSortField, string> = {
  NAME: 'namn',
  EMAIL: 'epost',
  INSTANCES: 'tillfallen',
  STUDENTS: 'elever',
  LOAD: 'belastning',
  EXAMS: 'provningar',
  GRADES: 'betyg',
  LAST_SEEN_AT: 'senast',
  ACTIVE: 'konto',
};
/** A school has no more teachers than that. */
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
  { header: 'Belastning poäng', kind: 'number', value: (row) => row.loadPoints },
  { header: 'Belastning %', kind: 'number', value: (row) => row.loadPercent },
  { header: 'Ogranskade prövningar', kind: 'number', value: (row) => row.examsToReview },
  { header: 'Betyg att sätta', kind: 'number', value: (row) => row.gradesToSet },
  { header: 'Försenade betyg', kind: 'number', value: (row) => row.overdueGrades },
  { header: 'Försenade sedan', kind: 'date', value: (row) => row.overdueSince },
  { header: 'Senaste inloggning', value: ({ user }) => user.lastSeenAt && minuteOf(user.lastSeenAt) },
  { header: 'Konto', value: ({ user }) => (user.active ? 'Aktivt' : 'Låst') },
];

/** The list of teachers as a file, by the address of its page. */
@Injectable()
export class TeacherExport implements OnModuleInit {
  constructor(
    private readonly list: TeacherList,
    private readonly sources: ExportSources,
  ) {}

  onModuleInit(): void {
    this.sources.register<TeacherWork>({
      list: 'teacher-management',
      title: 'Lärare',
      requires: 'ADMIN',
      columns: COLUMNS,
      rows: async (actor, query) => (await this.list.page(actor, inputAt(query), true)).nodes,
      count: NEVER_LONG,
      protectedStudent: 'NAMES_NOBODY',
    });
  }
}

/** '2026-11-20 08:15' by the school's clock: sortable in every program. */
function minuteOf(instant: string): string {
  return swedishDateTime(new Date(instant));
}

function inputAt(query: URLSearchParams): TeacherWorkInput {
  const account = choiceIn(query, 'konto', ['aktiva', 'lasta']);
  const filter = {
    q: textIn(query, 'q'),
    subject: textIn(query, 'amne'),
    active: account && account === 'aktiva',
    overdue: query.get('forsenade') === 'ja',
    withoutInstances: query.get('utan-tillfallen') === 'ja',
  };
  return { filter, sort: sortIn(query, SORTS), first: MOST };
}
