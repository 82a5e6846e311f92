import type { ServerResponse } from 'node:http';
import { Controller, Delete, Get, Post, Put, Req, Res } from '@nestjs/common';
import { addressed } from '../../../platform/rest/addressed.js';
import { answered, edited, withRestIds } from '../catalogue-shape.rest.js';
import type {
  RestCatalogueCourseQuery,
  RestCatalogueCoursesQuery,
  RestCreateCourseMutation,
  RestUpdateCourseMutation,
} from '../../../platform/rest/generated.js';
import { queryValues } from '../../../platform/rest/query-values.js';
import { Rest, type RestRequest } from '../../../platform/rest/rest.js';

/** More than any school has: the answer is never cut short (contract, section 5). */
const WHOLE_LIST = 10_000;

/** The course catalogue for those who keep it; everyone reads `GET /courses` (contract, section 5). */
@Controller('api/catalogue/courses')
export class CatalogueCoursesController {
  constructor(private readonly rest: Rest) {}

  /** Never cut short; the query filters. */
  @Get()
  list(@Req() request: RestRequest, @Res() response: ServerResponse): Promise<void> {
    return this.rest.answer(request, response, {
      operation: 'RestCatalogueCourses',
      variables: () => ({ input: { filter: courseFilter(request), first: WHOLE_LIST } }),
      shape: ({ catalogueCourses }: RestCatalogueCoursesQuery) => withRestIds(catalogueCourses.nodes),
    });
  }

  @Get(':id')
  one(@Req() request: RestRequest, @Res() response: ServerResponse): Promise<void> {
    return this.rest.answer(request, response, {
      operation: 'RestCatalogueCourse',
      variables: () => ({ id: request.params.id }),
      ...answered(({ catalogueCourse }: RestCatalogueCourseQuery) => catalogueCourse!),
    });
  }

  @Post()
  create(@Req() request: RestRequest, @Res() response: ServerResponse): Promise<void> {
    return this.rest.answer(request, response, {
      operation: 'RestCreateCourse',
      status: 201,
      variables: (body) => ({ input: { course: body } }),
      ...answered(({ createCourse }: RestCreateCourseMutation) => createCourse),
    });
  }

  @Put(':id')
  update(@Req() request: RestRequest, @Res() response: ServerResponse): Promise<void> {
    return this.rest.answer(request, response, {
      operation: 'RestUpdateCourse',
      variables: (body) => ({ input: edited(request, 'course', body) }),
      ...answered(({ updateCourse }: RestUpdateCourseMutation) => updateCourse),
    });
  }

  @Delete(':id')
  delete(@Req() request: RestRequest, @Res() response: ServerResponse): Promise<void> {
    return this.rest.answer(request, response, {
      operation: 'RestDeleteCourse',
      status: 204,
      variables: (body) => ({ input: addressed(body, { id: request.params.id }) }),
    });
  }
}

/** `?q=`, and each of the others once. */
function courseFilter(request: RestRequest): Record<string, unknown> {
  const { q, system, level, subject, packageId, status } = queryValues(request.query, [
    ...(['q', 'system', 'level', 'subject', 'packageId', 'status'] as const),
  ]);
  const some = (value: string | undefined) => (value === undefined ? undefined : [value]);
  return { q, subject, packageId, systems: some(system), levels: some(level), statuses: some(status) };
}
