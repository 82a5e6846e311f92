import { dirname, join, relative, sep } from 'node:path';
import { ROOT } from './project.mjs';

/**
 * The import rules (docs/architecture.md) as an ESLint rule. Each rule names its files, the forbidden imports
 * and the reason shown to the developer.
 */
const featureOf = (side, path) => new RegExp(`^${side}/([^/]+)/`).exec(path)?.[1];

const LAWS = [
  {
    breaks: (from, to) => from.startsWith('domain/') && !to.startsWith('domain/'),
    reason: 'domain/ is read by both halves and imports nothing but itself.',
  },
  {
    breaks: (from, to) => from.startsWith('client/') && to.startsWith('server/'),
    reason: 'The client knows the server by schema.graphql alone.',
  },
  {
    breaks: (from, to) => from.startsWith('server/') && to.startsWith('client/'),
    reason: 'The server knows nothing of the client.',
  },
  {
    breaks: (from, to) => /^(client|domain|server)\//.test(from) && to.startsWith('test/'),
    reason: 'What runs does not depend on its tests.',
  },
  {
    breaks: (from, to) => {
      const mine = featureOf('server/features', from);
      const theirs = featureOf('server/features', to);
      if (!mine || !theirs || mine === theirs) return false;
      return to.endsWith('.resolver.js');
    },
    reason: "A feature uses another feature's service or policy, never its resolver.",
  },
  {
    breaks: (from, to) => from.startsWith('server/platform/') && to.startsWith('server/features/'),
    reason: 'The platform knows no school: features are built on it, never the other way.',
  },
  {
    breaks: (from, to) =>
      /^server\/.*\.resolver\.ts$/.test(from) && /^(typeorm|@nestjs\/typeorm|pg)$/.test(to),
    reason: 'A resolver asks its service; it knows no database.',
  },
  {
    breaks: (from, to) => {
      const mine = featureOf('client/src/features', from);
      const theirs = featureOf('client/src/features', to);
      return Boolean(mine && theirs && mine !== theirs);
    },
    reason:
      'A client feature imports no other feature: they meet in client/src/app, and share client/src/entities.',
  },
  {
    breaks: (from, to) =>
      /^client\/src\/(ui|lib|apollo|graphql)\//.test(from) &&
      /^client\/src\/(entities|features|app)\//.test(to),
    reason: 'client/src/ui, lib, apollo and graphql know no entity and no feature.',
  },
  {
    breaks: (from, to) => /^client\/src\/entities\//.test(from) && /^client\/src\/(features|app)\//.test(to),
    reason: 'Features share what is in client/src/entities; an entity knows none of them.',
  },
  {
    breaks: (from, to) => /^client\/src\/features\//.test(from) && /^client\/src\/app\//.test(to),
    reason: 'app/ puts the features together; a feature does not know where it stands.',
  },
  {
    breaks: (from, to) =>
      from.startsWith('client/') && !from.startsWith('client/src/ui/') && to.startsWith('@mantine/'),
    reason: 'Mantine stays behind client/src/ui, so that it can be replaced in one place.',
  },
  {
    breaks: (from, to) =>
      from.startsWith('server/') &&
      /(^|\/)(utils?|helpers?|common|misc)(\.|\/|$)/.test(to) &&
      to.startsWith('server/'),
    reason: 'A room has a name that says what belongs there.',
  },
];

const projectPath = (file) => relative(ROOT, file).split(sep).join('/');

export const importLaw = {
  meta: { type: 'problem', schema: [], messages: { broken: '{{reason}}' } },
  create(context) {
    const from = projectPath(context.filename);
    const check = (source) => {
      if (typeof source?.value !== 'string') return;
      const to = source.value.startsWith('.')
        ? projectPath(join(dirname(context.filename), source.value))
        : source.value;
      for (const law of LAWS) {
        if (law.breaks(from, to))
          context.report({ node: source, messageId: 'broken', data: { reason: law.reason } });
      }
    };
    return {
      ImportDeclaration: (node) => check(node.source),
      ExportNamedDeclaration: (node) => check(node.source),
      ExportAllDeclaration: (node) => check(node.source),
      ImportExpression: (node) => check(node.source),
    };
  },
};
