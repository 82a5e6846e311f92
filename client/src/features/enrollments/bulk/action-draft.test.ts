import { actionOf, faultsOf, newDraft } from './action-draft';

const TODAY = '2026-11-22';
const DROPOUT = { status: 'DROPPED_OUT', reason: 'OTHER' } as const;

describe('an interruption of those who have been silent', () => {
  it('proposes each student’s own day, which needs no date', () => {
    const draft = { ...newDraft('status', TODAY, true), ...DROPOUT, effectiveOn: null };
    expect(faultsOf(draft)).toEqual({});
    expect(actionOf(draft)).toEqual({ status: { ...DROPOUT, dayAfterActivity: true } });
  });

  it('can be previewed before its reason is given, and not be done', () => {
    const draft = { ...newDraft('status', TODAY, true), status: 'DROPPED_OUT' } as const;
    expect(actionOf(draft, true)).toMatchObject({
      status: { status: 'DROPPED_OUT', dayAfterActivity: true },
    });
    expect(actionOf(draft)).toBeNull();
  });

  it('has one day for all where that is chosen instead, and of others from the start', () => {
    const one = { status: { ...DROPOUT, effectiveOn: TODAY } };
    expect(actionOf({ ...newDraft('status', TODAY, true), ...DROPOUT, ownDay: false })).toEqual(one);
    expect(actionOf({ ...newDraft('status', TODAY), ...DROPOUT })).toEqual(one);
  });

  it('has a day of its own only where the studies stop', () => {
    const paused = { ...newDraft('status', TODAY, true), status: 'PAUSED', reason: 'ILLNESS' } as const;
    expect(actionOf(paused)).toEqual({ status: { status: 'PAUSED', effectiveOn: TODAY, reason: 'ILLNESS' } });
    expect(faultsOf({ ...paused, effectiveOn: null })).toEqual({ effectiveOn: 'Ange ett datum.' });
  });
});
