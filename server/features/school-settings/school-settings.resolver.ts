import { Resolver } from '@nestjs/graphql';
import type { MutationArgs } from '../../platform/graphql/generated.js';
import { signedIn, type RequestContext } from '../../platform/graphql/request-context.js';
import { Mutation, Query } from '../../platform/graphql/root-field.js';
import { FirstRun } from './first-run.service.js';
import { SchoolSettings } from './school-settings.service.js';

@Resolver()
export class SchoolSettingsResolver {
  constructor(
    private readonly settings: SchoolSettings,
    private readonly steps: FirstRun,
  ) {}

  @Query()
  schoolSettings() {
    return this.settings.read();
  }

  @Query()
  firstRun() {
    return this.steps.read();
  }

  @Mutation()
  skipFirstRunStep({ input }: MutationArgs['skipFirstRunStep'], context: RequestContext) {
    return this.steps.skip(signedIn(context), input);
  }

  @Mutation()
  updateSchoolSettings({ input }: MutationArgs['updateSchoolSettings'], context: RequestContext) {
    return this.settings.update(signedIn(context), input);
  }
}
