import { nextActionOf } from './next-action';
import { actionGroupsOf } from './placement-actions';
import type { PlacementRowFragment } from './placements.generated';

const day = '2026-11-20';
const talk = (kind: 'MIDTERM' | 'FINAL', dueOn: string, more = {}) => ({
  ...{ kind, dueOn, version: null, plannedOn: null, heldOn: null, note: null },
  ...more,
});

const placement = (more: object): PlacementRowFragment =>
  ({
    ...{ state: 'PLANNED', agreement: null, agreedOn: null, waivedReason: null, supervisorLink: null },
    ...{
      supervisor: { id: 's', name: 'Karin Holm', phone: null },
      assessment: null,
      isAssessmentMissing: false,
    },
    ...{ startDate: '2026-11-09', endDate: '2026-12-18', nextDue: null, nextDueOn: null },
    talks: [talk('MIDTERM', '2026-11-28'), talk('FINAL', '2026-12-18')],
    viewerMay: { change: true, waiveAgreement: true },
    ...more,
  }) as unknown as PlacementRowFragment;

const agreement = (...parties: string[]) => ({
  ...{ version: 1, sentAt: '2026-11-01T08:00:00Z', attachedAt: null },
  signatures: parties.map((party) => ({ party, name: 'N', signedAt: '2026-11-02T08:00:00Z' })),
});

const labelsOf = (one: PlacementRowFragment) =>
  actionGroupsOf(one, day)
    .flat()
    .map(({ label }) => label);
const nextOf = (one: PlacementRowFragment) => nextActionOf(one, actionGroupsOf(one, day).flat(), day)?.label;

describe('the next action of a placement', () => {
  it('sends the agreement, signs it, sends the link and then waits for the others', () => {
    expect(nextOf(placement({}))).toBe('Skicka avtal');
    expect(nextOf(placement({ agreement: agreement() }))).toBe('Skriv under');
    expect(nextOf(placement({ agreement: agreement('SCHOOL') }))).toBe('Skicka länk till handledaren');
    const supervisorLink = { sentTo: 'k@exempel.se', expiresOn: '2027-01-01', isLive: true };
    expect(nextOf(placement({ agreement: agreement('SCHOOL'), supervisorLink }))).toBeUndefined();
    expect(nextOf(placement({ agreement: agreement('SCHOOL', 'WORKPLACE') }))).toBeUndefined();
  });

  it('starts a placement that has an agreement', () => {
    expect(nextOf(placement({ state: 'AGREED', agreedOn: '2026-11-02' }))).toBe('Starta');
  });

  it('starts nothing before the first day, and asks for the last day of one that ends early', () => {
    const future = { startDate: '2026-11-21', endDate: '2026-12-18' };
    const agreed = placement({ ...future, state: 'AGREED', agreedOn: '2026-11-02' });
    expect(nextOf(agreed)).toBeUndefined();
    expect(labelsOf(agreed)).not.toContain('Starta');
    expect(labelsOf(placement(future))).not.toContain('Starta utan avtal');
    const asked = (one: PlacementRowFragment) =>
      actionGroupsOf(one, day)
        .flat()
        .flatMap((action) => (action.kind === 'STEP' ? [[action.step.to, action.step.asks]] : []));
    const ongoing = { state: 'ONGOING', agreedOn: '2026-11-02' };
    expect(asked(placement(ongoing))).toEqual([
      ['DONE', 'LAST_DAY'],
      ['INTERRUPTED', 'LAST_DAY_AND_REASON'],
    ]);
    expect(asked(placement({ ...ongoing, endDate: day }))[0]).toEqual(['DONE', 'NOTHING']);
  });

  it('plans the midterm talk, records it on its day, and then the final talk once due', () => {
    const ongoing = { state: 'ONGOING', agreedOn: '2026-11-02' };
    expect(nextOf(placement(ongoing))).toBe('Planera mittsamtal');
    const final = talk('FINAL', '2026-12-18');
    const at = (plannedOn: string) => [talk('MIDTERM', '2026-11-28', { plannedOn }), final];
    expect(nextOf(placement({ ...ongoing, talks: at('2026-11-24') }))).toBeUndefined();
    expect(nextOf(placement({ ...ongoing, talks: at('2026-11-20') }))).toBe('Mittsamtal genomfört');
    const held = { ...ongoing, talks: [talk('MIDTERM', '2026-11-28', { heldOn: '2026-11-18' }), final] };
    expect(nextOf(placement(held))).toBeUndefined();
    expect(nextOf(placement({ ...held, nextDue: 'FINAL_TALK', nextDueOn: '2026-11-25' }))).toBe(
      'Planera slutsamtal',
    );
  });

  it('ends a placement whose last day has passed, and asks for its assessment', () => {
    const talks = (['MIDTERM', 'FINAL'] as const).map((kind) => talk(kind, day, { heldOn: day }));
    const over = { agreedOn: '2026-11-02', endDate: day, talks };
    expect(nextOf(placement({ ...over, state: 'ONGOING' }))).toBe('Genomförd');
    expect(nextOf(placement({ ...over, state: 'DONE', isAssessmentMissing: true }))).toBe('Skriv in omdöme');
    expect(nextOf(placement({ ...over, state: 'DONE' }))).toBeUndefined();
    const assessment = { version: 1, seenAt: null };
    expect(nextOf(placement({ ...over, state: 'ONGOING', assessment }))).toBe('Omdömet är läst');
  });

  it('is none for those who may not change the placement', () => {
    const read = placement({ agreement: agreement(), viewerMay: { change: false, waiveAgreement: false } });
    expect(nextOf(read)).toBeUndefined();
    expect(labelsOf(read)).toEqual(['Läs avtalet']);
  });

  it('only lets those who may waive the agreement start without one', () => {
    expect(labelsOf(placement({}))).toContain('Starta utan avtal');
    const teacher = placement({ viewerMay: { change: true, waiveAgreement: false } });
    expect(labelsOf(teacher)).not.toContain('Starta utan avtal');
    expect(labelsOf(teacher)).toContain('Avtalet är påskrivet');
  });
});
