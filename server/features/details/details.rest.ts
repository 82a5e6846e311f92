import type { ServerResponse } from 'node:http';
import { Controller, Get, Req, Res } from '@nestjs/common';
import { notFound } from '../../platform/errors/app-error.js';
import { detailsShape } from './details-shape.rest.js';
import type { DetailsType, RestCourseQuery, RestDetailsQuery } from '../../platform/rest/generated.js';
import { Rest, type RestRequest } from '../../platform/rest/rest.js';
import { withRestId } from '../../platform/rest/shapes.js';

/** The types of people as search results and addresses have them. */
const TYPES = new Map<string, DetailsType>([
  ['Elev', 'ELEV'],
  ['Lärare', 'LARARE'],
  ['Personal', 'PERSONAL'],
  ['Användare', 'ANVANDARE'],
]);

/** The pages behind search results (contract, section 5). */
@Controller('api/details')
export class DetailsController {
  constructor(private readonly rest: Rest) {}

  @Get('Kurs/:id')
  course(@Req() request: RestRequest, @Res() response: ServerResponse): Promise<void> {
    return this.rest.answer(request, response, {
      operation: 'RestCourse',
      variables: () => ({ id: request.params.id }),
      shape: ({ course }: RestCourseQuery) => {
        const { teacher, students, ...rest } = course!;
        return {
          ...withRestId(rest),
          teacher: teacher && withRestId(teacher),
          students: students.map(withRestId),
        };
      },
    });
  }

  @Get(':type/:id')
  details(@Req() request: RestRequest, @Res() response: ServerResponse): Promise<void> {
    return this.rest.answer(request, response, {
      operation: 'RestDetails',
      variables: () => ({ type: typeOf(request.params.type), id: request.params.id }),
      shape: ({ details }: RestDetailsQuery) => detailsShape(details!),
    });
  }
}

/** The type is a part of the address: any other is an address that does not exist. */
function typeOf(name: string | undefined): DetailsType {
  const type = TYPES.get((name ?? '').normalize('NFC'));
  if (!type) throw notFound('Adressen finns inte.');
  return type;
}
