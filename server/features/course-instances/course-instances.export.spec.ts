import { instancesAt } from './course-instances.export.js';

const read = (address: string) => instancesAt(new URLSearchParams(address)).filter;

describe('the course instance address, as parsed for a file', () => {
  test('covers instances that are not over, and in the calendar also those that end in its month', () => {
    expect(read('')).toMatchObject({ statuses: ['PLANNED', 'OPEN', 'ONGOING'] });
    expect(read('vy=kalender&manad=2028-02')).toMatchObject({
      statuses: ['PLANNED', 'OPEN', 'ONGOING', 'FINISHED'],
      eventsFrom: '2028-02-01',
      eventsTo: '2028-02-29',
    });
    expect(read('vy=kalender&manad=2028-13&status=OPEN')).not.toHaveProperty('eventsFrom');
  });
});
