import { isReportable } from './reported-hours.js';

describe('the reported hours of a day', () => {
  it('are 0 to 24 in whole quarters', () => {
    expect([0, 7.25, 8, 24].map(isReportable)).toEqual([true, true, true, true]);
    expect([-0.25, 7.1, 24.25, Number.NaN].map(isReportable)).toEqual([false, false, false, false]);
  });
});
