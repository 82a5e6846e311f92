import { onePath } from './one-path-icons';

const stroke = (d: string, more = {}): [string, Record<string, string>] => ['path', { d, ...more, key: d }];

it('the strokes of an icon become one', () => {
  const nodes = [stroke('M4 12a1 1 0 1 0 2 0'), stroke('M11 12l3 3')];
  expect(onePath(nodes)).toEqual([['path', { d: 'M4 12a1 1 0 1 0 2 0M11 12l3 3', key: 'svg-0' }]]);
});

it.each([
  ['is filled in part', stroke('M4 12z', { fill: 'currentColor' })],
  ['begins beside another stroke', stroke('m1 2l3 3')],
])('an icon that %s stays as it is', (_, other) => {
  const nodes = [stroke('M4 12'), other];
  expect(onePath(nodes)).toBe(nodes);
});
