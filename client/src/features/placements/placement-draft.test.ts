import { differencesOf } from '../../ui/feedback/conflict-message';
import {
  comparedPlacement,
  draftOfPlacement,
  placementFaults,
  suggestedHours,
  toPlacementValues,
} from './placement-draft';
import type { PlacementRowFragment } from './placements.generated';

const stored = {
  ...{ workplace: { id: 'w', name: 'Björken' }, supervisor: null, teacher: null, courses: [], goals: [] },
  ...{ startDate: '2026-11-23', endDate: '2026-12-11', hoursPerWeek: 40, weekdays: [1, 2, 3, 4, 5] },
} as unknown as PlacementRowFragment;

describe('the placement form', () => {
  it('omits hours derived from the period, so that they follow when it is extended', () => {
    const draft = draftOfPlacement({ ...stored, plannedHours: 120 });
    const longer = { ...draft, endDate: '2026-12-18' };
    expect(draft.plannedHours).toBe('');
    expect(suggestedHours(longer)).toBe(160);
    expect(toPlacementValues(longer).plannedHours).toBeNull();
  });

  it('keeps hours that someone has set', () => {
    expect(draftOfPlacement({ ...stored, plannedHours: 100 }).plannedHours).toBe('100');
  });

  it('says that weekly hours are whole numbers', () => {
    const draft = { ...draftOfPlacement({ ...stored, plannedHours: 120 }), hoursPerWeek: '38,5' };
    expect(placementFaults(draft).hoursPerWeek).toBe('Ange 1 till 60 hela timmar.');
  });

  it('shows another user’s supervisor and teacher beside the own ones', () => {
    const draft = draftOfPlacement({ ...stored, plannedHours: 120 });
    const other = draftOfPlacement({
      ...{ ...stored, plannedHours: 120, supervisor: { id: 's', name: 'Karin Holm', phone: null } },
      teacher: { id: 't', username: 'Tage Lärare' },
    } as PlacementRowFragment);
    expect(differencesOf(comparedPlacement, other, draft)).toEqual([
      { label: 'Handledare', stored: 'Karin Holm', own: '' },
      { label: 'Ansvarig lärare', stored: 'Tage Lärare', own: '' },
    ]);
  });

  it('reads hours as they are written, with a space, and names the most', () => {
    const aYear = { ...stored, endDate: '2027-11-26', plannedHours: 120 };
    const draft = { ...draftOfPlacement(aYear), plannedHours: ' 1 600 ' };
    expect(placementFaults(draft).plannedHours).toBeUndefined();
    expect(toPlacementValues(draft).plannedHours).toBe(1_600);
    const most = placementFaults({ ...draft, plannedHours: '5 001' }).plannedHours;
    expect(most?.replaceAll(/\s/g, ' ')).toBe('Ange 1 till 5 000 hela timmar.');
  });

  it('names the hours that fit the period and the weekdays', () => {
    const draft = { ...draftOfPlacement({ ...stored, plannedHours: 120 }), plannedHours: '121' };
    expect(placementFaults(draft).plannedHours).toBe(
      'Timmarna ryms inte i perioden: 15 dagar med 40 timmar i veckan ger högst 120 timmar.',
    );
    const wednesdays = { ...draft, weekdays: [3], plannedHours: '' };
    expect(placementFaults(wednesdays).hoursPerWeek).toBe('På 1 dag i veckan ryms högst 24 timmar.');
  });
});
