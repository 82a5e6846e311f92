import { neededBy, type Piece, type View } from './chunk-cost';
import { planChunks } from './chunk-plan';

const piece = (size: number, ...imports: number[]): Piece => ({ size, imports });
const view = (...starts: number[]): View => ({ starts, weight: 1 });

/** The pieces that travel together, each file by its pieces. */
function filesOf(pieces: readonly Piece[], views: readonly View[]): number[][] {
  const plan = planChunks(pieces, views);
  return [...new Set(plan)].map((file) => plan.flatMap((other, at) => (other === file ? [at] : [])));
}

/** Pieces that import later ones, and pages that begin with some: the same for the same seed. */
function madeUp(seed: number): { pieces: Piece[]; views: View[] } {
  let state = seed;
  const below = (limit: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % limit;
  };
  const count = 30;
  const pieces = Array.from({ length: count }, (_, at) => {
    const later = Array.from({ length: count - at - 1 }, (_unused, step) => at + step + 1);
    return piece(50 + below(20_000), ...later.filter(() => below(6) === 0));
  });
  const views = Array.from({ length: 10 }, () => ({
    starts: [below(count), below(count)],
    weight: 1 + below(5),
  }));
  return { pieces, views };
}

/** What a view fetches by a plan. */
function fetchedBy(pieces: readonly Piece[], plan: readonly number[], { starts }: View) {
  const files = new Set([...neededBy(pieces, starts)].map((at) => plan[at]));
  const sent = pieces.filter((_, at) => files.has(plan[at]));
  return { files: files.size, bytes: sent.reduce((sum, { size }) => sum + size, 0) };
}

/** Whether a file leads back to itself. */
function circleIn(pieces: readonly Piece[], plan: readonly number[]): boolean {
  const next = (file: number) =>
    pieces.flatMap(({ imports }, at) => (plan[at] === file ? imports.map((other) => plan[other]!) : []));
  return [...new Set(plan)].some((file) => {
    const seen = new Set<number>();
    const waiting = next(file).filter((other) => other !== file);
    while (waiting.length > 0) {
      const at = waiting.pop()!;
      if (at === file) return true;
      if (!seen.has(at)) waiting.push(...next(at));
      seen.add(at);
    }
    return false;
  });
}

describe('the plan of files', () => {
  test('what the same pages need is one file', () => {
    expect(filesOf([piece(90_000), piece(90_000), piece(90_000)], [view(0, 1), view(2)])).toEqual([
      [0, 1],
      [2],
    ]);
  });

  test('what is large and needed by one page alone is not sent to another', () => {
    const [shared, large] = [0, 1];
    const files = filesOf([piece(10_000), piece(90_000, shared)], [view(shared), view(large)]);
    expect(files).toEqual([[shared], [large]]);
  });

  test('what is small goes along, for a request costs more', () => {
    expect(filesOf([piece(10_000), piece(100, 0)], [view(0), view(1), view(1)])).toEqual([[0, 1]]);
  });

  test('a page that counts for more pays less for the others', () => {
    const pieces = [piece(10_000), piece(6_000, 0)];
    expect(filesOf(pieces, [view(0), view(1), view(1)])).toEqual([[0, 1]]);
    expect(filesOf(pieces, [{ starts: [0], weight: 9 }, view(1), view(1)])).toEqual([[0], [1]]);
  });

  test('no file imports itself by way of others', () => {
    for (let seed = 1; seed <= 60; seed += 1) {
      const { pieces, views } = madeUp(seed);
      expect({ seed, circle: circleIn(pieces, planChunks(pieces, views)) }).toEqual({ seed, circle: false });
    }
  });

  test('a page is not sent more than it may fetch, whatever the others save by it', () => {
    const pieces = [piece(10_000), piece(6_000, 0)];
    const limited: View = { ...view(0), most: { bytes: 12_000, files: 2 } };
    expect(filesOf(pieces, [view(0), view(1), view(1)])).toEqual([[0, 1]]);
    expect(filesOf(pieces, [limited, view(1), view(1)])).toEqual([[0], [1]]);
  });

  test('a page does not ask for more files than it may, whatever the others are sent in vain', () => {
    const pieces = [piece(10_000), piece(9_000), piece(9_000, 0, 1)];
    const [first, second, whole] = [view(0), view(1), view(2)];
    expect(filesOf(pieces, [first, second, whole])).toEqual([[0], [1], [2]]);
    const plan = planChunks(pieces, [first, second, { ...whole, most: { bytes: 40_000, files: 1 } }]);
    expect(new Set(plan).size).toBe(1);
  });

  test('what pages may fetch holds in made-up clients, and in the same with a tenth more or less in each piece', () => {
    for (let seed = 1; seed <= 20; seed += 1) {
      const { pieces, views } = madeUp(seed);
      const most = (one: View) => {
        const alone = [...neededBy(pieces, one.starts)].reduce((sum, at) => sum + pieces[at]!.size, 0);
        return { bytes: alone * 1.25 + 5_000, files: 4 };
      };
      const limited = views.map((one, at) => (at < 3 ? { ...one, most: most(one) } : one));
      const others = pieces.map((one, at) => ({ ...one, size: one.size * (at % 2 ? 1.1 : 0.9) }));
      for (const graph of [pieces, others]) {
        const plan = planChunks(graph, limited);
        const above = limited.filter((one) => {
          const { bytes, files } = fetchedBy(graph, plan, one);
          return one.most && (bytes > one.most.bytes || files > one.most.files);
        });
        expect({ seed, above }).toEqual({ seed, above: [] });
      }
    }
  });

  test('a document of its own takes nothing along that is the others alone', () => {
    const apart: View = { starts: [0], weight: 0, isApart: true };
    expect(filesOf([piece(1_000), piece(100)], [apart, view(0, 1)])).toEqual([[0], [1]]);
  });
});

test('what a view fetches is what it begins with and all that those import', () => {
  expect([...neededBy([piece(1, 1), piece(1, 2), piece(1), piece(1)], [0])].toSorted()).toEqual([0, 1, 2]);
});
