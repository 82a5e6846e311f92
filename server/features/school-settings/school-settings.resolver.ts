import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { UpdateSchoolSettingsInput } from '../../platform/graphql/generated.js';
import { signedIn, type RequestContext } from '../../platform/graphql/request-context.js';
import { SchoolSettings, type SchoolSettingsRow } from './school-settings.service.js';

@Resolver()
export class SchoolSettingsResolver {
  constructor(private readonly settings: SchoolSettings) {}

  @Query()
  schoolSettings(): Promise<SchoolSettingsRow> {
    return this.settings.read();
  }

  @Mutation()
  updateSchoolSettings(
    @Args('input') input: UpdateSchoolSettingsInput,
    @Context() context: RequestContext,
  ): Promise<SchoolSettingsRow> {
    return this.settings.update(signedIn(context), input);
  }
}
