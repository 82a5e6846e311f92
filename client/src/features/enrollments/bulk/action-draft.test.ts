import { actionOf, faultsOf, newDraft } from './action-draft';

const TODAY = '2026-11-22';
const DROPOUT = { status: 'DROPPED_OUT', reason: 'OTHER' } as const;

describe('an interruption of silent students', () => {
  it('proposes each student’s own day, so no date is needed', () => {
    const draft = { ...newDraft('status', TODAY, true), ...DROPOUT, effectiveOn: null };
    expect(faultsOf(draft)).toEqual({});
    expect(actionOf(draft)).toEqual({ status: { ...DROPOUT, dayAfterActivity: true } });
  });

  it('can be previewed without a reason, but not carried out', () => {
    const draft = { ...newDraft('status', TODAY, true), status: 'DROPPED_OUT' } as const;
    expect(actionOf(draft, true)).toMatchObject({
      status: { status: 'DROPPED_OUT', dayAfterActivity: true },
    });
    expect(actionOf(draft)).toBeNull();
  });

  it('has one day for all if chosen, and by default for other students', () => {
    const one = { status: { ...DROPOUT, effectiveOn: TODAY } };
    expect(actionOf({ ...newDraft('status', TODAY, true), ...DROPOUT, ownDay: false })).toEqual(one);
    expect(actionOf({ ...newDraft('status', TODAY), ...DROPOUT })).toEqual(one);
  });

  it('has a day for each student only where studies stop', () => {
    const paused = { ...newDraft('status', TODAY, true), status: 'PAUSED', reason: 'ILLNESS' } as const;
    expect(actionOf(paused)).toEqual({ status: { status: 'PAUSED', effectiveOn: TODAY, reason: 'ILLNESS' } });
    expect(faultsOf({ ...paused, effectiveOn: null })).toEqual({ effectiveOn: 'Ange ett datum.' });
  });
});
