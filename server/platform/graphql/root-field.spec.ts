import { buildSchema, graphql } from 'graphql';
import { bindRootFields, type RootFields } from './root-field.js';

class Greeter {
  greet(name: string): string {
    return `Hej ${name}!`;
  }
}

const SDL = 'type Query { hello(name: String!): String! } type Subscription { news: String! }';
const modules = { get: <T>() => new Greeter() as T };
const table = (fieldsOf: (greeter: Greeter) => object): RootFields => ({
  services: [Greeter],
  fieldsOf: ([greeter]) => fieldsOf(greeter as Greeter),
});
const hello = table((greeter) => ({ hello: ({ name }: { name: string }) => greeter.greet(name) }));

describe('a table of root fields', () => {
  it('answers the fields of its names with the services that it names', async () => {
    const schema = buildSchema(SDL);
    bindRootFields(schema, [hello], modules);
    const { data } = await graphql({ schema, source: '{ hello(name: "Eva") }' });
    expect(data).toEqual({ hello: 'Hej Eva!' });
  });

  it('yields the news of a subscription', () => {
    const schema = buildSchema(SDL);
    bindRootFields(schema, [table(() => ({ news: () => 'news' }))], modules);
    const { news } = schema.getSubscriptionType()!.getFields();
    expect([news!.subscribe?.(null, {}, null, {} as never), news!.resolve]).toEqual(['news', undefined]);
  });

  it.each([
    ['a name that the contract does not know', [table(() => ({ hullo: () => '' }))], 'no root field hullo'],
    ['a second answer to a field', [hello, hello], 'Two tables answer the root field hello'],
  ])('stops the start at %s', (_, tables, reason) => {
    expect(() => bindRootFields(buildSchema(SDL), tables, modules)).toThrow(reason);
  });
});
