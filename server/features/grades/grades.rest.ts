import type { ServerResponse } from 'node:http';
import { Controller, Put, Req, Res } from '@nestjs/common';
import { addressed } from '../../platform/rest/addressed.js';
import type { RestSetGradeMutation } from '../../platform/rest/generated.js';
import { Rest, type RestRequest } from '../../platform/rest/rest.js';
import { restEducationEntry, studentETag as versionTag, versionOf } from '../students/student-shape.rest.js';

/** Grades (contract, section 5: calls that the specification does not list). */
@Controller('api/grades')
export class GradesController {
  constructor(private readonly rest: Rest) {}

  @Put(':entryId')
  set(@Req() request: RestRequest, @Res() response: ServerResponse): Promise<void> {
    return this.rest.answer(request, response, {
      operation: 'RestSetGrade',
      // The entry of the answer has a version of its own, so that of the grade travels as the tag alone.
      variables: (body) => ({
        input: addressed(body, {
          entryId: request.params.entryId,
          version: versionOf(request.headers['if-match'], undefined),
        }),
      }),
      shape: ({ setGrade }: RestSetGradeMutation) => setGrade.entry && restEducationEntry(setGrade.entry),
      headers: ({ setGrade }) => versionTag(setGrade),
    });
  }
}
