import type { StudyForm } from '../../platform/graphql/generated.js';

/** The words of the screens, for files. */
export const INSTANCE_FORM_NAME: Readonly<Record<StudyForm, string>> = {
  CLASSROOM: 'Klassrum',
  DISTANCE: 'Distans',
  FLEX: 'Flex',
  APPRENTICESHIP: 'Lärling',
};
