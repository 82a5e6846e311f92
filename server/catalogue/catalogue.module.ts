import { Module } from '@nestjs/common';
import { CatalogueExports } from './catalogue-exports.js';
import { CourseImport } from './course-import.js';
import { CourseList } from './course-list.js';
import { CourseSets } from './course-sets.js';
import { CourseWrites } from './course-writes.js';
import { CoursesResolver } from './courses.resolver.js';
import { EducationOverviewReader } from './education-overview.js';
import { Gy25Update } from './gy25-update.js';
import { PackageEnrolment } from './package-enrolment.js';
import { PackageList } from './package-list.js';
import { PackageWrites } from './package-writes.js';
import { PackagesResolver } from './packages.resolver.js';
import { ProgramList } from './program-list.js';
import { ProgramWrites } from './program-writes.js';
import { ProgramsResolver } from './programs.resolver.js';

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
