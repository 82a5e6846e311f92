import type { StudyForm } from '../../../domain/generated';

/** How a course is held, as people read it. */
export const studyFormLabels: Record<StudyForm, string> = {
  CLASSROOM: 'Klassrum',
  DISTANCE: 'Distans',
  FLEX: 'Flex',
  APPRENTICESHIP: 'Lärling',
};

export const studyFormOptions = (Object.keys(studyFormLabels) as StudyForm[]).map((value) => ({
  value,
  label: studyFormLabels[value],
}));
