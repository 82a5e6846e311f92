/** Compares the answers of both sides, field by field, before measuring. */
import { isDeepStrictEqual } from 'node:util';

/** Throws when the two sides answer differently. Moves are excluded: only the first one changes anything. */
export async function assertSameAnswer(name, productPort, ask, floorPort, askFloor) {
  if (name === 'status') return;
  const [product, floor] = [await answerOf(productPort, ask), await answerOf(floorPort, askFloor)];
  const at = firstDifference(product, floor, name);
  if (at) throw new Error(`product and floor differ: ${at}`);
}

async function answerOf(port, { path, headers, body }) {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', headers, body });
  return response.json();
}

function firstDifference(left, right, path) {
  if (isDeepStrictEqual(left, right)) return null;
  const both = [left, right].every((side) => typeof side === 'object' && side !== null);
  if (!both) return `${path}: ${JSON.stringify(left)} and ${JSON.stringify(right)}`;
  return Object.keys({ ...left, ...right })
    .map((key) => firstDifference(left[key], right[key], `${path}.${key}`))
    .find((at) => at !== null);
}
