import type { ServerResponse } from 'node:http';
import { Controller, Get, Req, Res } from '@nestjs/common';
import type { RestCoursesQuery, RestTeachersQuery } from '../../platform/rest/generated.js';
import { Rest, type RestRequest } from '../../platform/rest/rest.js';
import { withRestId } from '../../platform/rest/shapes.js';

/** Teachers and the course catalogue (contract, section 5). */
@Controller('api')
export class EducationController {
  constructor(private readonly rest: Rest) {}

  @Get('teachers')
  teachers(@Req() request: RestRequest, @Res() response: ServerResponse): Promise<void> {
    return this.rest.answer(request, response, {
      operation: 'RestTeachers',
      shape: ({ teachers }: RestTeachersQuery) =>
        teachers.map(({ id, userId }) => ({ _id: id, userId: withRestId(userId) })),
    });
  }

  @Get('courses')
  courses(@Req() request: RestRequest, @Res() response: ServerResponse): Promise<void> {
    return this.rest.answer(request, response, {
      operation: 'RestCourses',
      shape: ({ courses }: RestCoursesQuery) =>
        courses.map(({ teacher, ...course }) => ({
          ...withRestId(course),
          teacher: teacher && withRestId(teacher),
        })),
    });
  }
}
