import { signedIn } from '../../platform/graphql/request-context.js';
import { rootFields } from '../../platform/graphql/root-field.js';
import { MyDayService } from './my-day.service.js';

/** What 'Min dag' asks for that no other feature answers (pages, section 18). */
export const myDayFields = rootFields([MyDayService], (service) => ({
  recentStudents: (_args, context) => service.recent(signedIn(context)),
  endingStudents: (_args, context) => service.ending(signedIn(context)),
  ownStudents: (_args, context) => service.ownStudents(signedIn(context)),
  examsToHold: (_args, context) => service.examsToHold(signedIn(context)),
  examsToWatch: (_args, context) => service.examsToWatch(signedIn(context)),
  heldImportFiles: () => service.heldImportFiles(),
  waitingCorrections: () => service.waitingCorrections(),
}));
