import type { ServerResponse } from 'node:http';
import { Controller, Delete, Get, Post, Put, Req, Res } from '@nestjs/common';
import { addressed } from '../../../platform/rest/addressed.js';
import { answered, edited, withRestIds } from '../catalogue-shape.rest.js';
import type {
  RestCoursePackageQuery,
  RestCoursePackagesQuery,
  RestCreateCoursePackageMutation,
  RestUpdateCoursePackageMutation,
} from '../../../platform/rest/generated.js';
import { queryFlag, queryValues } from '../../../platform/rest/query-values.js';
import { Rest, type RestRequest } from '../../../platform/rest/rest.js';

/** More than any school has: the answer is never cut short (contract, section 5). */
const WHOLE_LIST = 10_000;

/** Packages, for administrators (contract, section 5). */
@Controller('api/course-packages')
export class CoursePackagesController {
  constructor(private readonly rest: Rest) {}

  /** Never cut short; the query filters. */
  @Get()
  list(@Req() request: RestRequest, @Res() response: ServerResponse): Promise<void> {
    return this.rest.answer(request, response, {
      operation: 'RestCoursePackages',
      variables: () => ({ input: { filter: packageFilter(request), first: WHOLE_LIST } }),
      shape: ({ coursePackages }: RestCoursePackagesQuery) => withRestIds(coursePackages.nodes),
    });
  }

  @Get(':id')
  one(@Req() request: RestRequest, @Res() response: ServerResponse): Promise<void> {
    return this.rest.answer(request, response, {
      operation: 'RestCoursePackage',
      variables: () => ({ id: request.params.id }),
      ...answered(({ coursePackage }: RestCoursePackageQuery) => coursePackage!),
    });
  }

  @Post()
  create(@Req() request: RestRequest, @Res() response: ServerResponse): Promise<void> {
    return this.rest.answer(request, response, {
      operation: 'RestCreateCoursePackage',
      status: 201,
      variables: (body) => ({ input: { package: body } }),
      ...answered(({ createCoursePackage }: RestCreateCoursePackageMutation) => createCoursePackage),
    });
  }

  @Put(':id')
  update(@Req() request: RestRequest, @Res() response: ServerResponse): Promise<void> {
    return this.rest.answer(request, response, {
      operation: 'RestUpdateCoursePackage',
      variables: (body) => ({ input: edited(request, 'package', body) }),
      ...answered(({ updateCoursePackage }: RestUpdateCoursePackageMutation) => updateCoursePackage),
    });
  }

  @Delete(':id')
  delete(@Req() request: RestRequest, @Res() response: ServerResponse): Promise<void> {
    return this.rest.answer(request, response, {
      operation: 'RestDeleteCoursePackage',
      status: 204,
      variables: (body) => ({ input: addressed(body, { id: request.params.id }) }),
    });
  }
}

function packageFilter(request: RestRequest): Record<string, unknown> {
  const { q, kind, archived } = queryValues(request.query, ['q', 'kind', 'archived']);
  return { q, kinds: kind === undefined ? undefined : [kind], archived: queryFlag(archived, 'archived') };
}
