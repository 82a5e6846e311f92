import { signedIn } from '../../platform/graphql/request-context.js';
import { rootFields } from '../../platform/graphql/root-field.js';
import { FirstRun } from './first-run.service.js';
import { SchoolSettings } from './school-settings.service.js';

/** What the school is called, and the numbers that its rules go by. */
export const schoolSettingsFields = rootFields([SchoolSettings, FirstRun], (settings, steps) => ({
  schoolSettings: () => settings.read(),
  firstRun: () => steps.read(),
  skipFirstRunStep: ({ input }, context) => steps.skip(signedIn(context), input),
  updateSchoolSettings: ({ input }, context) => settings.update(signedIn(context), input),
}));
