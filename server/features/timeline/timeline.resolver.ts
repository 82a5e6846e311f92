import { signedIn } from '../../platform/graphql/request-context.js';
import { rootFields } from '../../platform/graphql/root-field.js';
import { StudentTimelines } from './timeline.list.js';

/** What has happened to a student, from all that is kept of it (pages, section 19). */
export const timelineFields = rootFields([StudentTimelines], (timelines) => ({
  studentTimeline: ({ input }, context) => timelines.read(signedIn(context), input),
}));
