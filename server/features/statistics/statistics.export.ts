import { Injectable, type OnModuleInit } from '@nestjs/common';
import { allGrades } from '../../../domain/grade-scale.js';
import { studyFormLabels } from '../../../domain/labels/course-instance.js';
import { statusReasonLabels } from '../../../domain/labels/enrollment.js';
import { choicesIn, dateIn, idIn } from '../exports/url-values.input.js';
import {
  exported,
  ExportSources,
  NEVER_LONG,
  type ExportColumn,
  type ExportSource,
} from '../exports/export-sources.service.js';
import type {
  CourseStatisticsInput,
  CourseSystem,
  GroupFigures,
  StudyForm,
} from '../../platform/graphql/generated.js';
import { badField } from '../../platform/errors/app-error.js';
import { shownCount, shownRow, shownShare } from './small-cells.rules.js';
import { StatisticsService } from './statistics.service.js';

const SYSTEMS: readonly CourseSystem[] = ['GY11', 'GY25', 'VUX_GRUND', 'SFI', 'LOCAL'];

/** One row per course, week or group, with counts: neither long nor personal. */
const OF_FIGURES = { count: NEVER_LONG, protectedStudent: 'NAMES_NOBODY' } as const;

interface GradeRow {
  course: string;
  code: string;
  counts: (number | string)[];
  total: number | string;
}

/** An export for each chart, with small counts suppressed (pages, section 12). */
@Injectable()
export class StatisticsExports implements OnModuleInit {
  constructor(
    private readonly sources: ExportSources,
    private readonly statistics: StatisticsService,
  ) {}

  onModuleInit(): void {
    this.sources.register(
      exported<GradeRow>({
        list: 'stats-grades',
        title: 'Betygsfördelning',
        columns: [
          { header: 'Kurskod', value: (row) => row.code },
          { header: 'Kurs', value: (row) => row.course },
          ...allGrades.map((grade, index): ExportColumn<GradeRow> => ({
            header: grade,
            value: (row) => row.counts[index],
          })),
          { header: 'Betygsatta', value: (row) => row.total },
        ],
        rows: async (_actor, query) =>
          (await this.statistics.grades(inputOf(query))).map(({ courseName, courseCode, counts }) => ({
            course: courseName,
            code: courseCode,
            ...shownRow(allGrades.map((grade) => counts.find((one) => one.grade === grade)?.count ?? 0)),
          })),
        ...OF_FIGURES,
      }),
      counted('stats-dropout-weeks', 'Avbrott per vecka', 'Vecka', async (input) =>
        (await this.statistics.dropouts(input)).weeks.map(({ week, count }) => [String(week), count]),
      ),
      counted('stats-dropout-reasons', 'Avbrottsorsaker', 'Orsak', async (input) =>
        (await this.statistics.dropouts(input)).reasons.map(({ reason, count }) => [
          reason ? statusReasonLabels[reason] : 'Ej angiven',
          count,
        ]),
      ),
      counted('stats-starts', 'Starter per månad', 'Månad', async (input) =>
        (await this.statistics.starts(input)).map(({ month, count }) => [month, count]),
      ),
      grouped(this.statistics, 'stats-municipalities', 'Kommuner', 'Kommun', 'MUNICIPALITY'),
      grouped(this.statistics, 'stats-forms', 'Studieformer', 'Form', 'STUDY_FORM'),
      grouped(this.statistics, 'stats-teachers', 'Lärare', 'Lärare', 'TEACHER'),
    );
  }
}

/** A table with one number per row. */
function counted(
  list: string,
  title: string,
  header: string,
  read: (input: CourseStatisticsInput) => Promise<[string, number][]>,
): ExportSource<unknown> {
  return exported<[string, number]>({
    list,
    title,
    columns: [
      { header, value: ([name]) => name },
      { header: 'Antal', value: ([, count]) => shownCount(count) },
    ],
    rows: (_actor, query) => read(inputOf(query)),
    ...OF_FIGURES,
  });
}

/** The figures of each group. */
function grouped(
  statistics: StatisticsService,
  list: string,
  title: string,
  header: string,
  by: 'MUNICIPALITY' | 'STUDY_FORM' | 'TEACHER',
): ExportSource<unknown> {
  const nameOf = ({ key, label }: GroupFigures) =>
    by === 'STUDY_FORM' && key ? studyFormLabels[key as StudyForm] : (label ?? 'Ej angivet');
  return exported<GroupFigures>({
    list,
    title,
    columns: [
      { header, value: nameOf },
      { header: 'Kursdeltagare', value: (row) => shownCount(row.participants) },
      { header: 'Betygsatta', value: (row) => shownCount(row.graded) },
      { header: 'Godkända', value: (row) => shownCount(row.passed) },
      { header: 'Avbrott', value: (row) => shownCount(row.droppedOut) },
      {
        header: 'Slutförda %',
        value: (row) => shownShare(row.completedPercent, row.graded, row.droppedOut),
      },
    ],
    rows: (_actor, query) => statistics.groups(inputOf(query), by),
    ...OF_FIGURES,
  });
}

/** The page's query for the same URL, which always contains the period. */
function inputOf(query: URLSearchParams): CourseStatisticsInput {
  const [from, to] = [dateIn(query, 'fran'), dateIn(query, 'till')];
  if (!from || !to) throw badField('query', 'REQUIRED', 'Ange en period.');
  return {
    from,
    to,
    municipalities: query.getAll('kommun'),
    courseId: idIn(query, 'kurs'),
    packageId: idIn(query, 'paket'),
    studyForms: choicesIn(query, 'form', Object.keys(studyFormLabels) as StudyForm[]),
    teacherId: idIn(query, 'larare'),
    systems: choicesIn(query, 'system', SYSTEMS),
  };
}
