import { Injectable, type OnModuleInit } from '@nestjs/common';
import { courseInstanceStatusLabels, studyFormLabels } from '../../../domain/labels/course-instance.js';
import { enrollmentStatusLabels } from '../../../domain/labels/enrollment.js';
import { choicesIn, dateIn, idIn, sortIn, textIn } from '../exports/url-values.input.js';
import { ExportSources } from '../exports/export-sources.service.js';
import type {
  CourseInstance,
  CourseInstanceFilter,
  CourseInstanceSortField,
  CourseInstanceStatus,
  CourseInstanceStudent,
  StudyForm,
} from '../../platform/graphql/generated.js';
import { CourseInstanceList } from './course-instances.list.js';
import { CourseInstanceRoster } from './course-instance-roster.sql.js';

const STATUSES = Object.keys(courseInstanceStatusLabels) as CourseInstanceStatus[];
/** Without a word in the address the page shows what is not over. */
const USUAL: CourseInstanceStatus[] = ['PLANNED', 'OPEN', 'ONGOING'];
/** A month of the calendar holds what has ended in it too. */
const USUAL_IN_CALENDAR: CourseInstanceStatus[] = [...USUAL, 'FINISHED'];

/** The columns' names in the address of the page. */
const SORT_NAMES: Record<CourseInstanceSortField, string> = {
  COURSE: 'kurs',
  START_DATE: 'start',
  END_DATE: 'slut',
  WEEKS: 'veckor',
  PACE: 'takt',
  STUDY_FORM: 'form',
  TEACHER: 'larare',
  LOCATION: 'plats',
  ADMITTED: 'antagna',
  STARTED: 'startade',
  DROPPED_OUT: 'avbrott',
  GRADED: 'betygsatta',
  STATUS: 'status',
  GRADES_DUE_ON: 'betyg',
};

type RosterRow = CourseInstanceStudent & { instance: CourseInstance };

/** The list of instances, and the students of one with what SCB's register and CSN ask for (domain, D8). */
@Injectable()
export class CourseInstanceExport implements OnModuleInit {
  constructor(
    private readonly sources: ExportSources,
    private readonly list: CourseInstanceList,
    private readonly roster: CourseInstanceRoster,
  ) {}

  onModuleInit(): void {
    this.sources.register<CourseInstance>({
      list: 'course-instances',
      title: 'Kurstillfällen',
      requires: 'ADMIN',
      columns: [
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
      ],
      rows: (_actor, query) => this.list.all(filterOf(query), sortIn(query, SORT_NAMES)),
      count: (_actor, query) => this.list.count(filterOf(query)),
      protectedStudent: 'NAMES_NOBODY',
    });
    this.sources.register<RosterRow>({
      list: 'course-instance-students',
      title: 'Elevlista',
      requires: 'ADMIN',
      columns: [
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
      ],
      rows: async (actor, query) => {
        const id = idIn(query, 'elevlista');
        if (!id) return [];
        const { instance, students } = await this.roster.of(actor, id, null);
        return students.map((student) => ({ ...student, instance }));
      },
      count: (_actor, query) => this.roster.count(idIn(query, 'elevlista')),
      protectedStudent: ({ isProtected, studentId }) => (isProtected ? studentId : null),
    });
  }
}

/** The filter that the page makes of the same address. */
export function filterOf(query: URLSearchParams): CourseInstanceFilter {
  const statuses = choicesIn(query, 'status', STATUSES);
  const shown = query.getAll('visa');
  const teacher = query.get('larare');
  const inCalendar = query.get('vy') === 'kalender';
  return {
    ...(inCalendar ? monthOf(query.get('manad')) : {}),
    q: textIn(query, 'q'),
    from: dateIn(query, 'fran'),
    to: dateIn(query, 'till'),
    courseId: idIn(query, 'kurs'),
    packageId: idIn(query, 'paket'),
    teacherId: teacher === 'saknas' ? undefined : idIn(query, 'larare'),
    withoutTeacher: teacher === 'saknas',
    municipalities: query.getAll('kommun'),
    statuses: query.has('status') ? statuses : inCalendar ? USUAL_IN_CALENDAR : USUAL,
    studyForms: choicesIn(query, 'form', Object.keys(studyFormLabels) as StudyForm[]),
    ungraded: shown.includes('utan-betyg'),
    overfull: shown.includes('overfulla'),
    overloaded: shown.includes('overbelagda'),
    seriesId: idIn(query, 'serie'),
  };
}

/** The days of a month, yyyy-MM, in which something begins, ends or is due. */
function monthOf(month: string | null): Pick<CourseInstanceFilter, 'eventsFrom' | 'eventsTo'> {
  if (month === null || !/^\d{4}-(0[1-9]|1[0-2])$/.test(month)) return {};
  const [year, number] = month.split('-').map(Number) as [number, number];
  return {
    eventsFrom: `${month}-01`,
    eventsTo: new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10),
  };
}
