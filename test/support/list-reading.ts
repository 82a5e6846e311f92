import type { Person } from './school.js';

export interface PartOfList {
  ids: string[];
  nextCursor: string | null;
}

/** A cursor built by hand, as anyone could. */
const cursorOf = (place: unknown): string => Buffer.from(JSON.stringify(place)).toString('base64url');

/** Reads a list field `root` page by page. */
export class ListReading {
  private readonly query: string;

  constructor(
    private readonly root: string,
    input: string,
    /** The name of a row's id field. */
    private readonly id = 'id',
  ) {
    this.query = `query($input: ${input}) { ${root}(input: $input) { nextCursor nodes { ${id.split('.').join(' { ')} ${'}'.repeat(id.split('.').length - 1)} } } }`;
  }

  async part(person: Person, input: object): Promise<PartOfList> {
    const { data, errors } = await person.graphql(this.query, { input });
    expect(errors).toEqual([]);
    const page = data![this.root] as { nodes: object[]; nextCursor: string | null };
    return { ids: page.nodes.map((node) => this.idOf(node)), nextCursor: page.nextCursor };
  }

  /** The first pages, by page number. */
  async byNumber(person: Person, input: object, pages: number): Promise<string[]> {
    const seen: string[] = [];
    for (let page = 1; page <= pages; page += 1)
      seen.push(...(await this.part(person, { ...input, page })).ids);
    return seen;
  }

  /** Reads to the end by cursor. */
  async byCursor(
    person: Person,
    input: Record<string, unknown> & { after?: string | null },
  ): Promise<string[]> {
    const seen: string[] = [];
    let after = input.after ?? null;
    do {
      const part: PartOfList = await this.part(person, { ...input, after });
      seen.push(...part.ids);
      after = part.nextCursor;
    } while (after !== null);
    return seen;
  }

  /**
   * Expects the list to be these rows in this order, by cursor and by page number, over more than one page.
   */
  async expectOrder(person: Person, input: object, rows: readonly { id: string }[]): Promise<void> {
    const first = 7;
    const ids = rows.map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(first);
    expect(await this.byCursor(person, { ...input, first })).toEqual(ids);
    expect(await this.byNumber(person, { ...input, first }, Math.ceil(ids.length / first))).toEqual(ids);
  }

  /** The status of an answer to a hand-made cursor. */
  async statusOf(person: Person, input: object, place: unknown): Promise<number> {
    return (await person.graphql(this.query, { input: { ...input, after: cursorOf(place) } })).status;
  }

  private idOf(node: object): string {
    return this.id
      .split('.')
      .reduce<unknown>((at, name) => (at as Record<string, unknown>)[name], node) as string;
  }
}

/** All sort columns in both directions. */
export const ordersOf = (list: {
  sorts: { names: Readonly<Record<string, string>> } | null;
}): [string, 'ASC' | 'DESC'][] =>
  Object.keys(list.sorts!.names).flatMap((field): [string, 'ASC' | 'DESC'][] => [
    [field, 'ASC'],
    [field, 'DESC'],
  ]);

/** All sort columns in both directions, with each of these filters. */
export const orderCases = <Filter extends string>(
  list: Parameters<typeof ordersOf>[0],
  filters: Readonly<Record<Filter, unknown>>,
): [of: Filter, field: string, direction: 'ASC' | 'DESC'][] =>
  (Object.keys(filters) as Filter[]).flatMap((filter) =>
    ordersOf(list).map(([field, direction]): [Filter, string, 'ASC' | 'DESC'] => [filter, field, direction]),
  );
