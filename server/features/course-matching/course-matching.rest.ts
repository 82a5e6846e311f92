import type { ServerResponse } from 'node:http';
import { Controller, Delete, Get, Post, Put, Req, Res } from '@nestjs/common';
import { badField } from '../../platform/errors/app-error.js';
import type {
  RestAddCourseWishMutation,
  RestCourseAliasesQuery,
  RestCourseMatchingQuery,
  RestCreateInstanceForNeedsMutation,
  RestMatchBatchesQuery,
  RestMatchedEntriesQuery,
  RestMatchNeedsMutation,
  RestMatchSafeNeedsMutation,
  RestResolveCourseNameMutation,
  RestSafeMatchesQuery,
  RestSkipNeedsMutation,
  RestUndoMatchMutation,
  RestUnknownCourseNamesQuery,
} from '../../platform/rest/generated.js';
import { addressed } from '../../platform/rest/addressed.js';
import { queryValues } from '../../platform/rest/query-values.js';
import { restIds } from '../../platform/rest/rest-ids.js';
import { Rest, type RestRequest } from '../../platform/rest/rest.js';

const FILTER = ['q', 'courseId', 'municipality', 'startFrom', 'startTo', 'state'] as const;
const MATCHED_FILTER = ['q', 'courseId', 'municipality', 'startFrom', 'startTo'] as const;

/** Course matching (contract, section 5; pages, section 7). */
@Controller('api/course-matching')
export class CourseMatchingController {
  constructor(private readonly rest: Rest) {}

  @Get()
  list(@Req() request: RestRequest, @Res() response: ServerResponse): Promise<void> {
    return this.rest.answer(request, response, {
      operation: 'RestCourseMatching',
      variables: () => {
        const { page, first, ...filter } = queryValues(request.query, [...FILTER, 'page', 'first']);
        return { input: { filter, page: wholeNumber(page, 'page'), first: wholeNumber(first, 'first') } };
      },
      shape: ({ courseMatching }: RestCourseMatchingQuery) => restIds(courseMatching),
    });
  }

  @Post()
  match(@Req() request: RestRequest, @Res() response: ServerResponse): Promise<void> {
    return this.rest.answer(request, response, {
      operation: 'RestMatchNeeds',
      variables: (input) => ({ input }),
      shape: ({ matchNeeds }: RestMatchNeedsMutation) => restIds(matchNeeds),
    });
  }

  @Get('safe')
  safe(@Req() request: RestRequest, @Res() response: ServerResponse): Promise<void> {
    return this.rest.answer(request, response, {
      operation: 'RestSafeMatches',
      variables: () => ({ filter: queryValues(request.query, FILTER) }),
      shape: ({ safeMatches }: RestSafeMatchesQuery) => safeMatches,
    });
  }

  @Post('safe')
  matchSafe(@Req() request: RestRequest, @Res() response: ServerResponse): Promise<void> {
    return this.rest.answer(request, response, {
      operation: 'RestMatchSafeNeeds',
      variables: (input) => ({ input }),
      shape: ({ matchSafeNeeds }: RestMatchSafeNeedsMutation) => restIds(matchSafeNeeds),
    });
  }

  @Get('batches')
  batches(@Req() request: RestRequest, @Res() response: ServerResponse): Promise<void> {
    return this.rest.answer(request, response, {
      operation: 'RestMatchBatches',
      shape: ({ matchBatches }: RestMatchBatchesQuery) => restIds(matchBatches),
    });
  }

  @Get('matched')
  matched(@Req() request: RestRequest, @Res() response: ServerResponse): Promise<void> {
    return this.rest.answer(request, response, {
      operation: 'RestMatchedEntries',
      variables: () => {
        const { page, first, ...filter } = queryValues(request.query, [...MATCHED_FILTER, 'page', 'first']);
        return { input: { filter, page: wholeNumber(page, 'page'), first: wholeNumber(first, 'first') } };
      },
      shape: ({ matchedEntries }: RestMatchedEntriesQuery) => restIds(matchedEntries),
    });
  }

  @Post('batches/:id/undo')
  undo(@Req() request: RestRequest, @Res() response: ServerResponse): Promise<void> {
    return this.rest.answer(request, response, {
      operation: 'RestUndoMatch',
      variables: (body) => ({ input: addressed(body, { batchId: request.params.id }) }),
      shape: ({ undoMatch }: RestUndoMatchMutation) => restIds(undoMatch),
    });
  }

  @Put('skipped')
  skip(@Req() request: RestRequest, @Res() response: ServerResponse): Promise<void> {
    return this.rest.answer(request, response, {
      operation: 'RestSkipNeeds',
      variables: (input) => ({ input }),
      shape: ({ skipNeeds }: RestSkipNeedsMutation) => ({ changed: skipNeeds }),
    });
  }

  @Post('instances')
  createInstance(@Req() request: RestRequest, @Res() response: ServerResponse): Promise<void> {
    return this.rest.answer(request, response, {
      operation: 'RestCreateInstanceForNeeds',
      status: 201,
      variables: (input) => ({ input }),
      shape: ({ createInstanceForNeeds }: RestCreateInstanceForNeedsMutation) =>
        restIds(createInstanceForNeeds),
    });
  }

  @Get('names')
  names(@Req() request: RestRequest, @Res() response: ServerResponse): Promise<void> {
    return this.rest.answer(request, response, {
      operation: 'RestUnknownCourseNames',
      variables: () => {
        const { q, page, first } = queryValues(request.query, ['q', 'page', 'first']);
        return { input: { q, page: wholeNumber(page, 'page'), first: wholeNumber(first, 'first') } };
      },
      shape: ({ unknownCourseNames }: RestUnknownCourseNamesQuery) => restIds(unknownCourseNames),
    });
  }

  @Put('names')
  resolve(@Req() request: RestRequest, @Res() response: ServerResponse): Promise<void> {
    return this.rest.answer(request, response, {
      operation: 'RestResolveCourseName',
      variables: (input) => ({ input }),
      shape: ({ resolveCourseName }: RestResolveCourseNameMutation) => restIds(resolveCourseName),
    });
  }

  @Post('wishes')
  wish(@Req() request: RestRequest, @Res() response: ServerResponse): Promise<void> {
    return this.rest.answer(request, response, {
      operation: 'RestAddCourseWish',
      status: 201,
      variables: (input) => ({ input }),
      shape: ({ addCourseWish }: RestAddCourseWishMutation) => addCourseWish,
    });
  }

  @Get('aliases')
  aliases(@Req() request: RestRequest, @Res() response: ServerResponse): Promise<void> {
    return this.rest.answer(request, response, {
      operation: 'RestCourseAliases',
      shape: ({ courseAliases }: RestCourseAliasesQuery) => restIds(courseAliases),
    });
  }

  @Delete('aliases/:id')
  forget(@Req() request: RestRequest, @Res() response: ServerResponse): Promise<void> {
    return this.rest.answer(request, response, {
      operation: 'RestForgetCourseAlias',
      status: 204,
      variables: (body) => ({ input: addressed(body, { id: request.params.id }) }),
    });
  }
}

function wholeNumber(value: string | undefined, name: string): number | undefined {
  if (value === undefined) return undefined;
  if (/^\d{1,7}$/.test(value)) return Number(value);
  throw badField(name, 'TYPE', 'Ange ett heltal.');
}
