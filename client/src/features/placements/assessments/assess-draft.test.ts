import { differencesOf } from '../../../ui/feedback/conflict-message';
import type { PlacementRowFragment } from '../placements.generated';
import { assessedOf, comparedAssessment, draftOfAssessment } from './assess-draft';

const goal = { id: 'g', courseId: 'c', text: 'Arbetar säkert', level: null, comment: null };
const placement = {
  ...{ version: 7, supervisor: { id: 's', name: 'Karin Holm', phone: null } },
  ...{ goals: [goal], assessment: null },
} as unknown as PlacementRowFragment;

describe('the form of an assessment', () => {
  it('is based on the version of the assessment, not of the placement', () => {
    expect(assessedOf(placement).version).toBe(0);
    const assessment = { version: 2, text: null, assessedBy: 'Karin Holm' };
    expect(assessedOf({ ...placement, assessment } as PlacementRowFragment).version).toBe(2);
  });

  it('compares the levels and comments of the goals with those of another user', () => {
    const own = {
      ...draftOfAssessment(assessedOf(placement)),
      goals: { g: { level: 'MANAGES' as const, text: '' } },
    };
    const theirs = { ...goal, level: 'NOT_YET', comment: 'Ovan.' };
    const stored = draftOfAssessment(assessedOf({ ...placement, goals: [theirs] } as PlacementRowFragment));
    expect(differencesOf(comparedAssessment(placement), stored, own)).toEqual([
      { label: 'Arbetar säkert', stored: 'Inte ännu: Ovan.', own: 'Klarar' },
    ]);
  });
});
