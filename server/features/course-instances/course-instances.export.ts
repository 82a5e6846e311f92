import { Injectable, type OnModuleInit } from '@nestjs/common';
import { courseInstanceStatusLabels, studyFormLabels } from '../../../domain/labels/course-instance.js';
import { instanceCalendar, instanceList } from '../../../domain/lists/course-instances.js';
import { enrollmentStatusLabels } from '../../../domain/labels/enrollment.js';
import { idIn } from '../exports/url-values.input.js';
import { listAt } from '../exports/list-url.input.js';
import { exported, ExportSources, type ExportColumn } from '../exports/export-sources.service.js';
import type {
  CourseInstance,
  CourseInstanceFilter,
  CourseInstanceStudent,
} from '../../platform/graphql/generated.js';
import { CourseInstanceList } from './course-instances.queries.js';
import { CourseInstanceRoster } from './course-instance-roster.queries.js';

type RosterRow = CourseInstanceStudent & { instance: CourseInstance };

const INSTANCES: readonly ExportColumn<CourseInstance>[] = [
  { header: 'Kurskod', value: (row) => row.courseCode },
  { header: 'Kurs', value: (row) => row.courseName },
  { header: 'Tillfälle', value: (row) => row.name },
  { header: 'Start', kind: 'date', value: (row) => row.startDate },
  { header: 'Slut', kind: 'date', value: (row) => row.endDate },
  { header: 'Veckor', kind: 'number', value: (row) => row.weeks },
  { header: 'Takt %', kind: 'number', value: (row) => row.pacePercent },
  { header: 'Form', value: (row) => studyFormLabels[row.studyForm] },
  { header: 'Lärare', value: (row) => row.teacherName },
  { header: 'Plats', value: (row) => row.location },
  { header: 'Kommun', value: (row) => row.municipality },
  { header: 'Antagna', kind: 'number', value: (row) => row.admitted },
  { header: 'Platser', kind: 'number', value: (row) => row.capacity },
  { header: 'Startade', kind: 'number', value: (row) => row.started },
  { header: 'Avbrott', kind: 'number', value: (row) => row.droppedOut },
  { header: 'Betygsatta', kind: 'number', value: (row) => row.graded },
  { header: 'Status', value: (row) => courseInstanceStatusLabels[row.status] },
  { header: 'Betyg klara senast', kind: 'date', value: (row) => row.gradesDueOn },
];

const ROSTER: readonly ExportColumn<RosterRow>[] = [
  { header: 'Personnummer', value: (row) => row.personalNumber },
  { header: 'Namn', value: (row) => row.name },
  { header: 'Kommun', value: (row) => row.municipality },
  { header: 'Kurskod', value: ({ instance }) => instance.courseCode },
  { header: 'Kurs', value: ({ instance }) => instance.courseName },
  { header: 'Poäng', kind: 'number', value: ({ instance }) => instance.points },
  { header: 'Form', value: ({ instance }) => studyFormLabels[instance.studyForm] },
  { header: 'Takt %', kind: 'number', value: (row) => row.pacePercent },
  { header: 'Start', kind: 'date', value: (row) => row.startDate },
  { header: 'Slut', kind: 'date', value: (row) => row.endDate },
  { header: 'Status', value: (row) => row.status && enrollmentStatusLabels[row.status] },
  { header: 'Status från', kind: 'date', value: (row) => row.statusOn },
  { header: 'Betyg', value: (row) => row.grade },
  { header: 'Betygsdatum', kind: 'date', value: (row) => row.gradedOn },
];

/** Exports of the instance list and of an instance's students with the fields for SCB and CSN (domain, D8). */
@Injectable()
export class CourseInstanceExports implements OnModuleInit {
  constructor(
    private readonly sources: ExportSources,
    private readonly list: CourseInstanceList,
    private readonly roster: CourseInstanceRoster,
  ) {}

  onModuleInit(): void {
    this.sources.register(
      exported<CourseInstance>({
        list: 'course-instances',
        title: 'Kurstillfällen',
        columns: INSTANCES,
        rows: (_actor, query) => this.list.all(instancesAt(query)),
        count: (_actor, query) => this.list.count(instancesAt(query).filter),
        protectedStudent: 'NAMES_NOBODY',
      }),
      exported<RosterRow>({
        list: 'course-instance-students',
        title: 'Elevlista',
        columns: ROSTER,
        rows: async (actor, query) => {
          const id = idIn(query, 'elevlista');
          if (!id) return [];
          const { instance, students } = await this.roster.of(actor, id, null);
          return students.map((student) => ({ ...student, instance }));
        },
        count: (_actor, query) => this.roster.count(idIn(query, 'elevlista')),
        protectedStudent: ({ isProtected, studentId }) => (isProtected ? studentId : null),
      }),
    );
  }
}

/** Filter and sort order from the query string of the page. */
export function instancesAt(query: URLSearchParams) {
  if (query.get('vy') !== 'kalender') return listAt(instanceList, query);
  const { filter, sort } = listAt(instanceCalendar, query);
  return { filter: { ...monthOf(query.get('manad')), ...filter }, sort };
}

/** First and last day of a month given as yyyy-MM. */
function monthOf(month: string | null): Pick<CourseInstanceFilter, 'eventsFrom' | 'eventsTo'> {
  if (month === null || !/^\d{4}-(0[1-9]|1[0-2])$/.test(month)) return {};
  const [year, number] = month.split('-').map(Number) as [number, number];
  return {
    eventsFrom: `${month}-01`,
    eventsTo: new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10),
  };
}
