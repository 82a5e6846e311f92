import type { ServerResponse } from 'node:http';
import { Controller, Get, Post, Put, Req, Res } from '@nestjs/common';
import { addressed } from '../../platform/rest/addressed.js';
import type {
  RestActivateUserMutation,
  RestCreateUserMutation,
  RestDeactivateUserMutation,
  RestSendResetLinkMutation,
  RestSetUserRoleMutation,
  RestUpdateUserMutation,
  RestUserFragment,
  RestUsersQuery,
} from '../../platform/rest/generated.js';
import { sendWhole } from '../../platform/rest/json-array.js';
import { queryFlag, queryValues } from '../../platform/rest/query-values.js';
import { Rest, type RestCall, type RestRequest } from '../../platform/rest/rest.js';
import { versionOf, studentETag as versionTag } from '../students/student-shape.rest.js';
import { restUser, withContractRole } from './user-shape.rest.js';

/** Read so many at a time: memory stays flat, and others get their turn. */
const CHUNK = 1_000;

/** Accounts and their administration (contract, section 5; permissions, section 7). */
@Controller('api/users')
export class UsersController {
  constructor(private readonly rest: Rest) {}

  /** Never cut short; `?q=`, `?role=` and `?active=` filter. */
  @Get()
  list(@Req() request: RestRequest, @Res() response: ServerResponse): Promise<void> {
    return this.rest.guarded(request, response, async () => {
      const context = await this.rest.admit(request, response, 'RestUsers');
      const { q, role, active } = queryValues(request.query, ['q', 'role', 'active']);
      const roles = role === undefined ? undefined : [withContractRole({ role }).role];
      const filter = { q, roles, active: queryFlag(active, 'active') };
      await sendWhole(response, async (after) => {
        const page = Number(after ?? 1);
        const variables = { input: { filter, first: CHUNK, page } };
        const { nodes } = (await this.rest.execute<RestUsersQuery>('RestUsers', variables, context)).users;
        return { items: nodes.map(restUser), next: nodes.length === CHUNK ? String(page + 1) : null };
      });
    });
  }

  @Post()
  create(@Req() request: RestRequest, @Res() response: ServerResponse): Promise<void> {
    return this.rest.answer(request, response, {
      operation: 'RestCreateUser',
      status: 201,
      variables: (body) => ({ input: withContractRole(body) }),
      ...userAnswer(({ createUser }: RestCreateUserMutation) => createUser),
    });
  }

  @Put(':id')
  update(@Req() request: RestRequest, @Res() response: ServerResponse): Promise<void> {
    return this.rest.answer(request, response, {
      operation: 'RestUpdateUser',
      variables: (body) => ({ input: edited(request, body) }),
      ...userAnswer(({ updateUser }: RestUpdateUserMutation) => updateUser),
    });
  }

  @Put(':id/role')
  setRole(@Req() request: RestRequest, @Res() response: ServerResponse): Promise<void> {
    return this.rest.answer(request, response, {
      operation: 'RestSetUserRole',
      variables: (body) => ({ input: edited(request, withContractRole(body)) }),
      ...userAnswer(({ setUserRole }: RestSetUserRoleMutation) => setUserRole),
    });
  }

  @Post(':id/deactivate')
  deactivate(@Req() request: RestRequest, @Res() response: ServerResponse): Promise<void> {
    return this.rest.answer(request, response, {
      operation: 'RestDeactivateUser',
      variables: (body) => ({ input: addressed(body, { id: request.params.id }) }),
      ...userAnswer(({ deactivateUser }: RestDeactivateUserMutation) => deactivateUser),
    });
  }

  @Post(':id/activate')
  activate(@Req() request: RestRequest, @Res() response: ServerResponse): Promise<void> {
    return this.rest.answer(request, response, {
      operation: 'RestActivateUser',
      variables: (body) => ({ input: addressed(body, { id: request.params.id }) }),
      ...userAnswer(({ activateUser }: RestActivateUserMutation) => activateUser),
    });
  }

  @Post(':id/reset-link')
  sendResetLink(@Req() request: RestRequest, @Res() response: ServerResponse): Promise<void> {
    return this.rest.answer(request, response, {
      operation: 'RestSendResetLink',
      status: 202,
      variables: (body) => ({ input: addressed(body, { id: request.params.id }) }),
      shape: ({ sendResetLink }: RestSendResetLinkMutation) => sendResetLink,
    });
  }
}

/** The body with the account that the address names and the version that `If-Match` may name. */
function edited(
  request: RestRequest,
  { version, ...body }: Record<string, unknown>,
): Record<string, unknown> {
  const given = versionOf(request.headers['if-match'], version);
  return addressed(
    { ...body, ...(given === undefined ? {} : { version: given }) },
    { id: request.params.id },
  );
}

function userAnswer<Data>(
  userOf: (data: Data) => RestUserFragment,
): Required<Pick<RestCall<Data, unknown>, 'shape' | 'headers'>> {
  return { shape: (data) => restUser(userOf(data)), headers: (data) => versionTag(userOf(data)) };
}
