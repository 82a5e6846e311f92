import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A citation of a rule: `(pages, section 8)`, `specification §4`, `(domain, D6 and D11)`. */
export interface Citation {
  /** Path and line, in the format of editors. */
  at: string;
  page: string;
  /** A section ('8', '1.10', '7.7') or the identifier of a rule ('D6', 'T60', 'M51a', 'note 8'). */
  rule: string;
}

const ROOT = join(import.meta.dirname, '../..');
const PAGES = ['specification', 'contract', 'permissions', 'pages', 'domain', 'security', 'performance'];
/** White space, including a line break in a comment. */
const GAP = String.raw`(?:\s|\*|//)+`;
const SECTION = String.raw`§?\d{1,2}(?!\d)(?:\.\d+[a-z]?)?`;
const NAME = String.raw`[A-Z]\d+[a-z]?`;
const more = (one: string) => String.raw`(?:(?:,|${GAP}and|${GAP}to)${GAP}${one})*`;
const CITATION = new RegExp(
  String.raw`\b(${PAGES.join('|')}),?${GAP}?(?:` +
    [
      String.raw`(?<section>sections?${GAP}${SECTION}${more(SECTION)}|§${SECTION}${more(String.raw`§?${SECTION}`)})`,
      String.raw`(?<dotted>\d+\.\d+[a-z]?)`,
      String.raw`(?<note>notes?${GAP}\d+)`,
      String.raw`(?<name>${NAME}${more(NAME)})`,
    ].join('|') +
    String.raw`)(?![\w-])`,
  'g',
);

/** All citations in hand-written files: code, schema, tests, documents. */
export function citations(): Citation[] {
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
  })
    .split('\0')
    .filter((file) => /\.(ts|tsx|mjs|graphql|css|md|yml)$/.test(file) && !file.startsWith('docs/rules/'));
  return files.flatMap((file) => citationsIn(file, readText(file)));
}

/** Citations of one text. */
export function citationsIn(file: string, text: string): Citation[] {
  return [...text.matchAll(CITATION)].flatMap((match) => {
    const { section, dotted, note, name } = match.groups!;
    const at = `${file}:${text.slice(0, match.index).split('\n').length}`;
    const rules =
      (section ?? dotted)
        ? (section ?? dotted)!.match(/\d+(?:\.\d+[a-z]?)?/g)!
        : note
          ? [`note ${note.match(/\d+/)![0]}`]
          : name!.match(/[A-Z]\d+[a-z]?/g)!;
    return rules.map((rule) => ({ at, page: match[1]!, rule }));
  });
}

/** Rules that can be cited per page. */
export function rulesOf(page: string): ReadonlySet<string> {
  const rules = new Set<string>();
  let section = '';
  // The test's matrix belongs to the page.
  const matrix = page === 'permissions' ? readText('test/contract/permission-matrix.md') : '';
  for (const line of `${readText(`docs/rules/${page}.md`)}\n${matrix}`.split('\n')) {
    const heading = /^#{2,3} (\d+|[A-Z]\d+)\b/.exec(line)?.[1];
    if (/^## /.test(line)) section = heading ?? (/^## Notes/.test(line) ? 'note' : '');
    if (heading) rules.add(heading);
    const row = /^\| ([A-Z]\d+[a-z]?) \|/.exec(line)?.[1];
    if (row) rules.add(row).add(row.replace(/[a-z]$/, ''));
    const item = /^(\d+)\. /.exec(line)?.[1];
    if (item && section === 'note') rules.add(`note ${item}`);
    if (!item || !/^\d+$/.test(section)) continue;
    rules.add(`${section}.${item}`);
    // Lettered parts of an item: (a) … (b) …
    for (const [, letter] of line.matchAll(/\(([a-e])\)/g)) rules.add(`${section}.${item}${letter}`);
  }
  return rules;
}

function readText(file: string): string {
  try {
    return readFileSync(join(ROOT, file), 'utf8');
  } catch (error) {
    // Listed by git, but deleted since.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw error;
  }
}
