import { buildSchema, parse, type OperationDefinitionNode } from 'graphql';
import type { RestRoute } from '../rest-route.js';
import { RouteVariables } from './route-variables.js';

const schema = buildSchema(`
  type Query { places(input: PlacesInput): Int plans(filter: PlanFilter): Int }
  type Mutation { change(input: ChangeInput!): Int edit(input: EditInput!): Int }
  input PlacesInput { filter: PlacesFilter }
  input PlacesFilter { states: [String!] studentId: ID }
  input PlanFilter { studentId: ID }
  input ChangeInput { studentId: ID!, version: Int, values: Values! }
  input Values { startDate: String, goals: [Goal!] }
  input Goal { text: String }
  input EditInput { id: ID!, comment: String }
`);

/** The caller's name of a field in the error of a route. */
function named(text: string, route: Partial<RestRoute>, path: string): string {
  const operation = parse(text).definitions[0] as OperationDefinitionNode;
  const whole = { method: 'PUT', path: '/x/{id}', operation: 'Any', ...route } as RestRoute;
  return new RouteVariables(schema, whole, operation, new Set()).paths.of(path);
}

describe('field paths of REST errors', () => {
  const change = (path: string) =>
    named(
      'mutation Change($input: ChangeInput!) { change(input: $input) }',
      { id: 'studentId', nest: 'values', versioned: true },
      path,
    );

  it('leave out the object that the body does not have', () => {
    expect(change('values.startDate')).toBe('startDate');
    expect(change('values.goals.1.text')).toBe('goals.1.text');
    expect(change('values')).toBe('body');
    expect(change('version')).toBe('version');
  });

  it('name the parameter of the path', () => {
    expect(change('studentId')).toBe('id');
    const text = 'query Plans($id: ID) { plans(filter: { studentId: $id }) }';
    expect(named(text, { method: 'GET' }, 'filter.studentId')).toBe('id');
  });

  it('name the parameter of the query string', () => {
    const places = (path: string) =>
      named(
        'query Places($input: PlacesInput) { places(input: $input) }',
        {
          ...{ method: 'GET', path: '/places' },
          query: { state: 'input.filter.states', studentId: 'input.filter.studentId' },
        },
        path,
      );
    expect(places('filter.states.0')).toBe('state');
    expect(places('filter.studentId')).toBe('studentId');
    expect(places('first')).toBe('first');
  });

  it('name the object that the body has and the input does not', () => {
    const text = 'mutation Edit($input: EditInput!) { edit(input: $input) }';
    expect(named(text, { groups: { updatedEntry: { text: 'comment' } } }, 'comment')).toBe(
      'updatedEntry.text',
    );
  });
});
