import { Injectable, type OnModuleInit } from '@nestjs/common';
import { courseLevelLabels, courseStatusLabels, courseSystemLabels } from '../../../domain/labels/course.js';
import { courseList } from '../../../domain/lists/catalogue/courses.js';
import { educationList } from '../../../domain/lists/catalogue/education.js';
import { packageList } from '../../../domain/lists/catalogue/packages.js';
import { programList } from '../../../domain/lists/catalogue/programs.js';
import { priceCategoryLabels } from '../../../domain/labels/earning.js';
import { educationTypeLabels, packageKindLabels } from '../../../domain/labels/education.js';
import { filtersIn, listAt } from '../exports/list-url.input.js';
import { exported, ExportSources, NEVER_LONG, type ExportColumn } from '../exports/export-sources.service.js';
import type {
  CatalogueCourse,
  CoursePackage,
  EducationItem,
  EducationListInput,
  Program,
} from '../../platform/graphql/generated.js';
import { CourseList } from './courses/courses.queries.js';
import { EducationList } from './education.queries.js';
import { PackageList } from './packages/packages.queries.js';
import { ProgramList } from './programs/programs.queries.js';

const COURSES: readonly ExportColumn<CatalogueCourse>[] = [
  { header: 'Kurskod', value: ({ code }) => code },
  { header: 'Kursnamn', value: ({ name }) => name },
  { header: 'Ämne', value: ({ subject }) => subject },
  { header: 'System', value: ({ system }) => courseSystemLabels[system] },
  {
    header: 'Motsvarighet',
    value: ({ equivalents }) => equivalents.map(({ code }) => code).join(', '),
  },
  { header: 'Poäng', kind: 'number', value: ({ points }) => points },
  { header: 'Nivå', value: ({ level }) => courseLevelLabels[level] },
  {
    header: 'Priskategori',
    value: ({ priceCategory }) => (priceCategory ? priceCategoryLabels[priceCategory] : null),
  },
  { header: 'Ingår i paket', kind: 'number', value: ({ packages }) => packages.length },
  { header: 'Aktiva tillfällen', kind: 'number', value: ({ activeInstances }) => activeInstances },
  { header: 'Elever', kind: 'number', value: ({ students }) => students },
  { header: 'Status', value: ({ status }) => courseStatusLabels[status] },
  { header: 'Giltig t.o.m.', kind: 'date', value: ({ validTo }) => validTo },
];

const PACKAGES: readonly ExportColumn<CoursePackage>[] = [
  { header: 'Paketnamn', value: ({ name }) => name },
  { header: 'Paketkod', value: ({ code }) => code },
  { header: 'Version', kind: 'number', value: ({ edition }) => edition },
  { header: 'Typ', value: ({ kind }) => packageKindLabels[kind] },
  { header: 'Antal kurser', kind: 'number', value: ({ courseCount }) => courseCount },
  { header: 'Poäng', kind: 'number', value: ({ points }) => points },
  { header: 'Mål', kind: 'number', value: ({ targetPoints }) => targetPoints },
  { header: 'APL-veckor', kind: 'number', value: ({ aplWeeks }) => aplWeeks },
  { header: 'Veckor vid 100 %', kind: 'number', value: ({ weeks }) => weeks },
  { header: 'Aktiva elever', kind: 'number', value: ({ activeStudents }) => activeStudents },
  { header: 'Kurser', value: ({ courses }) => courses.map(({ course }) => course.code).join(', ') },
];

const PROGRAMS: readonly ExportColumn<Program>[] = [
  { header: 'Namn', value: ({ name }) => name },
  { header: 'Kod', value: ({ code }) => code },
  { header: 'Poäng', kind: 'number', value: ({ points }) => points },
  { header: 'Obligatoriska', kind: 'number', value: ({ requiredPoints }) => requiredPoints },
  { header: 'Programkurser, minst', kind: 'number', value: ({ programmePoints }) => programmePoints },
  { header: 'Fria kurser, högst', kind: 'number', value: ({ freePoints }) => freePoints },
  { header: 'Godkända, minst', kind: 'number', value: ({ passedPoints }) => passedPoints },
  { header: 'Aktiva elever', kind: 'number', value: ({ activeStudents }) => activeStudents },
];

const EDUCATION: readonly ExportColumn<EducationItem>[] = [
  { header: 'Typ', value: ({ type }) => educationTypeLabels[type] },
  { header: 'Namn', value: ({ name }) => name },
  { header: 'Kod', value: ({ code }) => code },
  { header: 'Poäng', kind: 'number', value: ({ points }) => points },
  { header: 'System', value: ({ system }) => (system ? courseSystemLabels[system] : null) },
  { header: 'Aktiva elever', kind: 'number', value: ({ activeStudents }) => activeStudents },
  { header: 'Pågående tillfällen', kind: 'number', value: ({ ongoingInstances }) => ongoingInstances },
  { header: 'Giltig t.o.m.', kind: 'date', value: ({ validTo }) => validTo },
];

/** Exports of the catalogue lists, with the rows and filters of the pages. */
@Injectable()
export class CatalogueExports implements OnModuleInit {
  constructor(
    private readonly sources: ExportSources,
    private readonly courses: CourseList,
    private readonly packages: PackageList,
    private readonly programs: ProgramList,
    private readonly education: EducationList,
  ) {}

  onModuleInit(): void {
    this.sources.register(
      exported<CatalogueCourse>({
        list: 'courses',
        title: 'Kurser',
        columns: COURSES,
        rows: (_actor, query) => this.courses.all(listAt(courseList, query)),
        count: (_actor, query) => this.courses.count(listAt(courseList, query).filter),
        protectedStudent: 'NAMES_NOBODY',
      }),
      exported<CoursePackage>({
        list: 'course-packages',
        title: 'Kurspaket',
        columns: PACKAGES,
        rows: (_actor, query) => this.packages.all(listAt(packageList, query)),
        count: async (_actor, query) =>
          (await this.packages.page({ ...listAt(packageList, query), first: 1 }, false)).totalCount,
        protectedStudent: 'NAMES_NOBODY',
      }),
      exported<Program>({
        list: 'programs',
        title: 'Program',
        columns: PROGRAMS,
        rows: (_actor, query) => this.programs.all(filtersIn(programList, query)),
        count: NEVER_LONG,
        protectedStudent: 'NAMES_NOBODY',
      }),
      exported<EducationItem>({
        list: 'education',
        title: 'Utbildning',
        columns: EDUCATION,
        rows: (_actor, query) => this.education.all(educationAt(query)),
        count: async (_actor, query) =>
          (await this.education.page({ ...educationAt(query), first: 1 }, false)).totalCount,
        protectedStudent: 'NAMES_NOBODY',
      }),
    );
  }
}

function educationAt(query: URLSearchParams): EducationListInput {
  const { filter, sort } = listAt(educationList, query);
  return { ...filter, sort };
}
