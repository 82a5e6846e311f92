import { Module } from '@nestjs/common';
import { CatalogueExports } from './catalogue.export.js';
import { CourseImport } from './courses/course-import.service.js';
import { CourseList } from './courses/courses.list.js';
import { CourseSets } from './courses/course-sets.service.js';
import { CourseWrites } from './courses/courses.service.js';
import { CoursesResolver } from './courses/courses.resolver.js';
import { EducationOverviewReader } from './education-overview.sql.js';
import { Gy25Update } from './packages/gy25-update.service.js';
import { PackageEnrolment } from './packages/package-enrolment.service.js';
import { PackageList } from './packages/packages.list.js';
import { PackageWrites } from './packages/packages.service.js';
import { PackagesResolver } from './packages/packages.resolver.js';
import { ProgramList } from './programs/programs.list.js';
import { ProgramWrites } from './programs/programs.service.js';
import { ProgramsResolver } from './programs/programs.resolver.js';

/** Courses, packages and programs: what the school can offer. */
@Module({
  providers: [
    CatalogueExports,
    CourseImport,
    CourseList,
    CourseSets,
    CourseWrites,
    CoursesResolver,
    EducationOverviewReader,
    Gy25Update,
    PackageEnrolment,
    PackageList,
    PackageWrites,
    PackagesResolver,
    ProgramList,
    ProgramWrites,
    ProgramsResolver,
  ],
})
export class CatalogueModule {}
