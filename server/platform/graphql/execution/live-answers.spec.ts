import { buildSchema, parse, type GraphQLSchema } from 'graphql';
import { pino } from 'pino';
import type { Actor } from '../../auth/actor.js';
import type { Role } from '../generated.js';
import type { RequestContext } from '../request-context.js';
import { LiveAnswers, type LiveQuestion } from './live-answers.js';

const SDL = `type Query { nothing: Int } type Card { id: ID! name: String } type Change { card: Card }
  type Subscription { changed(after: String): Change }`;

/** A schema that counts how often it answers. */
function counting(): { schema: GraphQLSchema; times: () => number } {
  const schema = buildSchema(SDL);
  let times = 0;
  schema.getSubscriptionType()!.getFields()['changed']!.resolve = (news: { changed: unknown }) => {
    times += 1;
    return news.changed;
  };
  return { schema, times: () => times };
}

const document = parse('subscription { changed { card { id name } } }');
const news = (name: string) => ({ changed: { card: { id: 'a', name } } });

function asked(schema: GraphQLSchema, role: Role, text = document): LiveQuestion {
  const actor = { userId: role, role } as Actor;
  const context = { actor, log: pino({ level: 'silent' }) } as RequestContext;
  return { schema, document: text, variableValues: {}, contextValue: context };
}

describe('answers to live updates', () => {
  test('are computed once for the same query, role and update', async () => {
    const { schema, times } = counting();
    const answers = new LiveAnswers(schema);
    const [anna, bo] = [asked(schema, 'TEACHER'), asked(schema, 'TEACHER')];
    const [first, second] = [await answers.answer(anna, news('Å')), await answers.answer(bo, news('Å'))];
    expect(first).toBe('{"data":{"changed":{"card":{"id":"a","name":"Å"}}}}');
    expect(second).toBe(first);
    expect(times()).toBe(1);
  });

  test('are computed separately for another role, update or query', async () => {
    const { schema, times } = counting();
    const answers = new LiveAnswers(schema);
    await answers.answer(asked(schema, 'TEACHER'), news('Å'));
    await answers.answer(asked(schema, 'ADMIN'), news('Å'));
    expect(await answers.answer(asked(schema, 'TEACHER'), news('Ö'))).toContain('Ö');
    const ids = asked(schema, 'TEACHER', parse('subscription { changed { card { id } } }'));
    expect(await answers.answer(ids, news('Å'))).toBe('{"data":{"changed":{"card":{"id":"a"}}}}');
    expect(times()).toBe(4);
  });

  test('are computed once for different start positions, but separately for a different selection', async () => {
    const { schema, times } = counting();
    const answers = new LiveAnswers(schema);
    const text = parse(
      'subscription($after: String, $named: Boolean!) { changed(after: $after) { card { id name @include(if: $named) } } }',
    );
    const from = (after: string, named: boolean) => ({
      ...asked(schema, 'TEACHER', text),
      variableValues: { after, named },
    });
    const first = await answers.answer(from('here.1', true), news('Å'));
    expect(await answers.answer(from('here.2', true), news('Å'))).toBe(first);
    expect(times()).toBe(1);
    expect(await answers.answer(from('here.2', false), news('Å'))).toBe(
      '{"data":{"changed":{"card":{"id":"a"}}}}',
    );
  });

  test('are computed for each user if a nested field depends on the viewer', async () => {
    const { schema, times } = counting();
    const card = schema.getType('Card') as ReturnType<GraphQLSchema['getQueryType']>;
    card!.getFields()['name']!.resolve = () => 'looked at';
    const answers = new LiveAnswers(schema);
    for (let n = 0; n < 2; n += 1)
      expect(await answers.answer(asked(schema, 'TEACHER'), news('Å'))).toMatchObject({
        data: { changed: { card: { name: 'looked at' } } },
      });
    expect(times()).toBe(2);
  });
});
