import { addDays } from '../../../../domain/days';
import { weekCode } from '../../../../domain/placements/week';
import { today } from '../../lib/dates';
import { supervisorTexts } from './supervisor-texts';

describe('a week on the supervisor’s page', () => {
  it('has its year unless it is this year’s', () => {
    expect(supervisorTexts.sv.week('2020-W53', 12.75, 1)).toBe('Vecka 53 2020: 12,75 h, 1 dag frånvaro');
    expect(supervisorTexts.en.weekConfirmed('2021-W01')).toBe('Week 1 2021 is confirmed.');
    const now = weekCode(today());
    expect(supervisorTexts.sv.weekConfirmed(now)).toBe(`Vecka ${Number(now.slice(6))} är bekräftad.`);
    const later = weekCode(addDays(today(), 371));
    expect(supervisorTexts.sv.weekConfirmed(later)).toContain(later.slice(0, 4));
  });
});
