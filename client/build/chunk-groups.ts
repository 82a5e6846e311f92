import { basename } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite';
import { neededBy, type Piece, type View } from './chunk-cost';
import { planChunks } from './chunk-plan';
import pageLimits from './page-limits.json' with { type: 'json' };
import { reachOf } from './reach';
import { dataModule, pageRoutes } from './route-table';
import { isStyle, styleGroups } from './style-groups';

const DEFERRED = /deferred\(\s*async \(\) => \(await import\(["'`]([^"'`]+)/g;

/** Signing in comes before every other page, with nothing kept from before: it counts as much as they do together. */
const SIGN_IN_WEIGHT = 40;
/** Where signing in lands, the board that stands open all day, and the page of a student, which everything leads to. */
const FIRST_PAGES = ['/min-dag', '/apl', '/student/:id'];
const FIRST_PAGE_WEIGHT = 8;
/** With all that the page fetches by itself afterwards. */
const WHOLE_WEIGHT = 1;
/** That is more than the page begins with, and still few files. */
const MOST_WHOLE = { bytes: 340_000, files: 13 };
/** What boxes of every kind are made of: no page begins with it, and nearly every page comes to need all of it. */
const OF_BOXES = /node_modules\/(@mantine\/core|@floating-ui|react-remove-scroll[^/]*|react-number-format)\//;
/** A box that comes when it is asked for is waited for by fewer, and later. */
const BOX_WEIGHT = 0.03;

/**
 * For each module the name of the file that it travels in, or null for one of its own. The client is built twice: the
 * first build, which is not written, tells exactly which modules each page needs.
 */
export async function chunkGroups(config: InlineConfig): Promise<(id: string) => string | null> {
  const { chunks, deferred, stylesOf } = await exactBuild(config);
  const place = new Map(chunks.map(({ fileName }, at) => [fileName, at]));
  const pieces: Piece[] = chunks.map(({ code, imports }) => ({
    size: brotliCompressSync(code).length,
    imports: imports.flatMap((file) => place.get(file) ?? []),
  }));
  const views = viewsOf(chunks, pieces, deferred);
  const fileOf = planChunks(pieces, views);
  // What a page begins with, or a document of its own needs, goes where the plan says.
  const begunWith = new Set(
    views.flatMap(({ starts, most, isApart }) =>
      isApart || (most && most !== MOST_WHOLE) ? [...neededBy(pieces, starts)] : [],
    ),
  );
  const ofBoxes = pieces.flatMap((_, at) =>
    !begunWith.has(at) && Object.keys(chunks[at]!.modules).every((id) => OF_BOXES.test(id)) ? [at] : [],
  );
  for (const at of ofBoxes) fileOf[at] = ofBoxes[0]!;
  const names = new Map<string, string>();
  fileOf.forEach((file, at) => {
    const members = fileOf.flatMap((other, member) => (other === file ? [member] : []));
    if (members.length === 1) return;
    const largest = members.reduce((one, other) => (pieces[other]!.size > pieces[one]!.size ? other : one));
    // Two pieces may have one name, and two files of one name would be one.
    const { name } = chunks[largest]!;
    const isTaken = chunks.some((other, piece) => other.name === name && fileOf[piece]! < file);
    for (const id of Object.keys(chunks[at]!.modules)) names.set(id, isTaken ? `${name}-${file}` : name);
  });
  const entry = chunks.flatMap((chunk, at) => (chunk.isEntry && chunk.name === 'main' ? [at] : []));
  const first = reachOf(entry, (at) => [...pieces[at]!.imports, ...togetherWith(fileOf, at)]);
  const styleGroup = styleGroups(
    [...first].flatMap((at) => chunks[at]!.moduleIds),
    stylesOf,
  );
  return (id) => (isStyle(id) && styleGroup(id)) || (names.get(id) ?? null);
}

const togetherWith = (fileOf: readonly number[], at: number): number[] =>
  fileOf.flatMap((file, other) => (file === fileOf[at] ? [other] : []));

interface ExactBuild {
  chunks: Rolldown.OutputChunk[];
  /** For each module the parts that it fetches by itself once it is shown. */
  deferred: Map<string, string[]>;
  /** The style sheets that each module imports. */
  stylesOf: Map<string, readonly string[]>;
}

async function exactBuild(config: InlineConfig): Promise<ExactBuild> {
  const deferred = new Map<string, string[]>();
  const stylesOf = new Map<string, readonly string[]>();
  const noteModules: Plugin = {
    name: 'note-modules',
    moduleParsed({ id, code, importedIds, dynamicallyImportedIds }) {
      stylesOf.set(id, importedIds.filter(isStyle));
      const parts = [...(code ?? '').matchAll(DEFERRED)].map(([, path]) => basename(path!));
      if (parts.length === 0) return;
      deferred.set(
        id,
        dynamicallyImportedIds.filter((part) => parts.includes(basename(part).replace(/\.tsx?$/, ''))),
      );
    },
  };
  const built = (await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    plugins: [...(config.plugins ?? []), noteModules],
    build: { ...config.build, write: false },
  })) as Rolldown.RolldownOutput;
  return { chunks: built.output.filter((file) => file.type === 'chunk'), deferred, stylesOf };
}

/** What people wait for, each page with the files that it begins with. */
function viewsOf(
  chunks: readonly Rolldown.OutputChunk[],
  pieces: readonly Piece[],
  deferred: ReadonlyMap<string, string[]>,
): View[] {
  const at = (test: (chunk: Rolldown.OutputChunk) => boolean) =>
    chunks.flatMap((chunk, index) => (test(chunk) ? [index] : []));
  // A part that another part also begins with has no piece that is called after it.
  const ofModule = (id: string) => at(({ moduleIds }) => moduleIds.includes(id));
  const partsOf = (ids: readonly string[]) => ids.flatMap((id) => deferred.get(id) ?? []).flatMap(ofModule);
  const entry = (name: string) => at((chunk) => chunk.isEntry && chunk.name === name);
  const lazy = at(({ isDynamicEntry }) => isDynamicEntry);
  const routes = new Map(pageRoutes().map((route) => [route.module, route]));
  const modulesOf = (starts: readonly number[]) =>
    [...neededBy(pieces, starts)].flatMap((piece) => Object.keys(chunks[piece]!.modules));
  // What the frame of every page fetches by itself.
  const shell = partsOf(modulesOf(entry('main')));
  const data = ofModule(dataModule);
  return [
    { starts: entry('graphiql'), weight: 0, isApart: true },
    ...lazy.flatMap((index): View[] => {
      const route = routes.get(chunks[index]!.facadeModuleId ?? '');
      if (route?.isPublic) {
        const weight = route.path === '/login' ? SIGN_IN_WEIGHT : 1;
        const starts = [...entry('main'), ...(route.hasData ? data : []), index];
        return [{ starts, weight, most: mostOf(route.path) }];
      }
      const starts = [...entry('main'), ...data, ...shell, index];
      if (!route) return [{ starts, weight: BOX_WEIGHT }];
      return [
        { starts, weight: FIRST_PAGES.includes(route.path) ? FIRST_PAGE_WEIGHT : 1 },
        { starts: [...entry('main'), ...data, index], weight: 0, most: mostOf(route.path) },
        { starts: [...starts, ...partsOf(modulesOf([index]))], weight: WHOLE_WEIGHT, most: MOST_WHOLE },
      ];
    }),
  ];
}

/** Pieces weigh so much more by themselves than packed together. */
const WEIGHED_APART = 1.08;
/** How much of what it may fetch a plan gives a page, so that a small change anywhere does not take it over its limit. */
const PLANNED_SHARE = 0.985;
/** The bundler's own runtime is always a file by itself, whatever the plan says. */
const RUNTIME = 1;

function mostOf(path: string): { bytes: number; files: number } {
  const limit = pageLimits.find(({ page }) => new RegExp(page).test(path))!;
  return { bytes: limit.script * 1000 * WEIGHED_APART * PLANNED_SHARE, files: limit.scripts - RUNTIME };
}
