import type { CourseInstanceStatus, StudyForm } from '../../platform/graphql/generated.js';

/** The words of the screens, for files. */
export const INSTANCE_STATUS_NAME: Readonly<Record<CourseInstanceStatus, string>> = {
  PLANNED: 'Planerat',
  OPEN: 'Öppet',
  ONGOING: 'Pågående',
  FINISHED: 'Avslutat',
  CANCELLED: 'Inställt',
};

export const STUDY_FORM_NAME: Readonly<Record<StudyForm, string>> = {
  CLASSROOM: 'Klassrum',
  DISTANCE: 'Distans',
  FLEX: 'Flex',
  APPRENTICESHIP: 'Lärling',
};
