import { instancesAt } from './course-instances.export.js';

const read = (address: string) => instancesAt(new URLSearchParams(address)).filter;

describe('the address of the course instances, as a file reads it', () => {
  test('holds what is not over, in the calendar what ends in its month too', () => {
    expect(read('')).toMatchObject({ statuses: ['PLANNED', 'OPEN', 'ONGOING'] });
    expect(read('vy=kalender&manad=2028-02')).toMatchObject({
      statuses: ['PLANNED', 'OPEN', 'ONGOING', 'FINISHED'],
      eventsFrom: '2028-02-01',
      eventsTo: '2028-02-29',
    });
    expect(read('vy=kalender&manad=2028-13&status=OPEN')).not.toHaveProperty('eventsFrom');
  });
});
