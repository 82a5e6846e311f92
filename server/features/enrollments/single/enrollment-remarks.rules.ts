import type { EnrollmentRemark } from '../../../platform/graphql/generated.js';

/** Names beside a count; more of them help nobody. */
const EXAMPLES = 5;

export interface Remark {
  code: string;
  message: string;
  example: string;
}

/** The same remark once, with how many it is about; what concerns most stands first. */
export function gathered(remarks: readonly Remark[]): EnrollmentRemark[] {
  const byText = new Map<string, EnrollmentRemark>();
  for (const { code, message, example } of remarks) {
    const known = byText.get(message) ?? { code, message, count: 0, examples: [] };
    known.count += 1;
    if (known.examples.length < EXAMPLES && !known.examples.includes(example)) known.examples.push(example);
    byText.set(message, known);
  }
  return [...byText.values()].sort((a, b) => b.count - a.count);
}
