import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { CurrentCall } from '../../platform/graphql/call.decorators.js';
import type {
  MutationSkipFirstRunStepArgs,
  MutationUpdateSchoolSettingsArgs,
} from '../../platform/graphql/generated.js';
import type { Call } from '../../platform/graphql/request-context.js';
import type { RootResolvers } from '../../platform/graphql/root-resolvers.js';
import { FirstRun } from './first-run.service.js';
import { SchoolSettings } from './school-settings.service.js';

/** The school's name, and the parameters of its rules. */
@Resolver()
export class SchoolSettingsResolver implements RootResolvers<
  'schoolSettings' | 'firstRun' | 'skipFirstRunStep' | 'updateSchoolSettings'
> {
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
  skipFirstRunStep(@Args() { input }: MutationSkipFirstRunStepArgs, @CurrentCall() call: Call) {
    return this.steps.skip(call, input);
  }

  @Mutation()
  updateSchoolSettings(@Args() { input }: MutationUpdateSchoolSettingsArgs, @CurrentCall() call: Call) {
    return this.settings.update(call, input);
  }
}
