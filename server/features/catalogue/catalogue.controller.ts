import { Delete, Get, Post, Put } from '@nestjs/common';
import {
  RestCatalogueCourseDocument,
  RestCatalogueCoursesDocument,
  RestCoursePackageDocument,
  RestCoursePackagesDocument,
  RestCreateCourseDocument,
  RestCreateCoursePackageDocument,
  RestCreateProgramDocument,
  RestDeleteCourseDocument,
  RestDeleteCoursePackageDocument,
  RestDeleteProgramDocument,
  RestEnrollOnPackageDocument,
  RestPreviewEnrollOnPackageDocument,
  RestProgramDocument,
  RestProgramsDocument,
  RestUpdateCourseDocument,
  RestUpdateCoursePackageDocument,
  RestUpdateProgramDocument,
} from '../../platform/rest/generated.js';
import type { RestAnswer } from '../../platform/rest/rest-answer.js';
import { Call, RestController, RestOperation } from '../../platform/rest/rest.decorators.js';
import { RestOperations, type RestCall } from '../../platform/rest/rest-operations.service.js';
import { inside } from '../../platform/rest/rest-route.js';

const COURSE = {
  code: 'SVEN1000X',
  name: 'Svenska nivå 1',
  points: 100,
  system: 'GY25',
  level: 'UPPER_SECONDARY',
};
const COURSE_ID = '0199f3a0-1c2d-7a00-8000-000000000001';
const PACKAGE = {
  name: 'Undersköterska',
  code: 'VOXABN',
  kind: 'NATIONAL',
  targetPoints: 1500,
  courses: [{ courseId: COURSE_ID, choiceGroup: 'Svenska', isRequired: true, hasApl: false }],
};
const ENROLMENT = {
  plan: { packageId: COURSE_ID, startDate: '2027-01-11', pacePercent: 100 },
  studentIds: [COURSE_ID],
  courses: [{ courseId: COURSE_ID, startDate: '2027-01-18', endDate: '2027-03-26' }],
  extendStudentDates: true,
};
const PROGRAM = {
  name: 'Gymnasieexamen',
  points: 2400,
  requiredPoints: 1050,
  courses: [{ courseId: COURSE_ID, part: 'REQUIRED' }],
};

/**
 * REST endpoints of the course catalogue for administrators; other readers use `GET /courses`. Lists are not
 * paginated.
 */
@RestController('catalogue/courses', 'Catalogue')
export class CatalogueCoursesController {
  constructor(private readonly operations: RestOperations) {}

  @Get()
  @RestOperation(RestCatalogueCoursesDocument, 'The complete catalogue for those who edit it.', {
    query: {
      ...inside('filter', 'q', 'subject', 'packageId'),
      status: 'filter.statuses',
      system: 'filter.systems',
      level: 'filter.levels',
    },
    at: 'nodes',
  })
  catalogueCourses(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }

  @Get(':id')
  @RestOperation(RestCatalogueCourseDocument, 'One course.', { versioned: true })
  catalogueCourse(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }

  @Post()
  @RestOperation(RestCreateCourseDocument, 'Add a course.', {
    status: 201,
    nest: 'course',
    versioned: true,
    example: COURSE,
  })
  createCourse(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }

  @Put(':id')
  @RestOperation(RestUpdateCourseDocument, 'Replace a course. Send all fields.', {
    nest: 'course',
    versioned: true,
    example: { version: 1, ...COURSE },
  })
  updateCourse(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }

  @Delete(':id')
  @RestOperation(RestDeleteCourseDocument, 'Delete an unused course.', { status: 204 })
  deleteCourse(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }
}

@RestController('course-packages', 'Catalogue')
export class CoursePackagesController {
  constructor(private readonly operations: RestOperations) {}

  @Get()
  @RestOperation(RestCoursePackagesDocument, 'All packages with their courses.', {
    query: { ...inside('filter', 'q', 'archived'), kind: 'filter.kinds' },
    at: 'nodes',
  })
  coursePackages(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }

  @Get(':id')
  @RestOperation(RestCoursePackageDocument, 'One package.', { versioned: true })
  coursePackage(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }

  @Post()
  @RestOperation(RestCreateCoursePackageDocument, 'Add a package.', {
    status: 201,
    nest: 'package',
    versioned: true,
    example: PACKAGE,
  })
  createCoursePackage(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }

  @Put(':id')
  @RestOperation(
    RestUpdateCoursePackageDocument,
    'Replace a package. Send all fields, with its rows in order.',
    {
      nest: 'package',
      versioned: true,
      example: { version: 1, ...PACKAGE },
    },
  )
  updateCoursePackage(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }

  @Delete(':id')
  @RestOperation(RestDeleteCoursePackageDocument, 'Delete a package that no student has studied.', {
    status: 204,
  })
  deleteCoursePackage(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }

  @Post('enrollments/preview')
  @RestOperation(RestPreviewEnrollOnPackageDocument, 'Preview an enrolment on a package; writes nothing.', {
    example: ENROLMENT,
  })
  previewEnrollOnPackage(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }

  @Post('enrollments')
  @RestOperation(
    RestEnrollOnPackageDocument,
    'Enrol students on a package, with dates and instances per course. 409 FULL or ALREADY_ENROLLED.',
    { status: 201, example: ENROLMENT },
  )
  enrollOnPackage(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }
}

@RestController('programs', 'Catalogue')
export class ProgramsController {
  constructor(private readonly operations: RestOperations) {}

  @Get()
  @RestOperation(RestProgramsDocument, 'Programs with their rules.', {
    query: inside('filter', 'q', 'archived'),
  })
  programs(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }

  @Get(':id')
  @RestOperation(RestProgramDocument, 'One program.', { versioned: true })
  program(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }

  @Post()
  @RestOperation(RestCreateProgramDocument, 'Add a program.', {
    status: 201,
    nest: 'program',
    versioned: true,
    example: PROGRAM,
  })
  createProgram(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }

  @Put(':id')
  @RestOperation(RestUpdateProgramDocument, 'Replace a program. Send all fields.', {
    nest: 'program',
    versioned: true,
    example: { version: 1, ...PROGRAM },
  })
  updateProgram(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }

  @Delete(':id')
  @RestOperation(RestDeleteProgramDocument, 'Delete a program that nobody has studied.', { status: 204 })
  deleteProgram(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }
}
