import { describe, expect, it } from '@jest/globals';
import { citations, citationsIn, rulesOf } from './rule-citations.js';

describe('the rules cited in code, contract and tests', () => {
  const all = citations();
  const pages = [...new Set(all.map(({ page }) => page))];

  it('are detected in text', () => {
    expect(all.length).toBeGreaterThan(700);
    expect(
      citationsIn(
        'x.ts',
        '/** As said (domain, D6\n * and D11; pages §8), specification, sections 5 and 8. */',
      ).map(({ page, rule }) => `${page} ${rule}`),
    ).toEqual(['domain D6', 'domain D11', 'pages 8', 'specification 5', 'specification 8']);
  });

  it.each(pages)('all exist in docs/rules: %s', (page) => {
    const rules = rulesOf(page);
    const lost = all
      .filter((citation) => citation.page === page && !rules.has(citation.rule))
      .map(({ at, rule }) => `${at} cites ${page} ${rule}, which docs/rules/${page}.md does not have`);
    expect(lost).toEqual([]);
  });

  it('are missing when they do not exist', () => {
    expect(rulesOf('pages').has('99')).toBe(false);
    expect(rulesOf('security').has('T60')).toBe(true);
    expect(rulesOf('permissions').has('1.7c')).toBe(true);
  });
});
