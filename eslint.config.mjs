import js from '@eslint/js';
import graphql from '@graphql-eslint/eslint-plugin';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { importLaw } from './scripts/import-law.mjs';

const NO_FETCH =
  'The client talks to the server through Apollo, before sign-in by apollo/plain; bytes go through client/src/lib/file-transfer.';

/** `save` selects before it writes, and cascades: several statements for one (docs/adr/0010-sql-and-typeorm.md). */
const NO_SAVE = {
  selector:
    'CallExpression[callee.property.name=/^(save|remove|softRemove|recover)$/][callee.object.property.name="manager"]',
  message: 'Write entities with insert, update or delete: save and remove need several statements.',
};

export default tseslint.config(
  {
    ignores: [
      'node_modules/',
      'dist/',
      'data/',
      'coverage/',
      'test-results/',
      '.cache/',
      '**/generated.ts',
      '**/*.generated.ts',
      'client/src/graphql/',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  {
    files: ['client/public/service-worker.js'],
    languageOptions: { globals: { self: 'readonly', fetch: 'readonly', Response: 'readonly' } },
  },
  {
    files: ['**/*.mjs'],
    rules: {
      'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_', caughtErrors: 'all' }],
    },
    languageOptions: {
      globals: Object.fromEntries(
        [
          'process',
          'console',
          'URL',
          'fetch',
          'Buffer',
          'performance',
          'setTimeout',
          'clearTimeout',
          'setInterval',
          'clearInterval',
          'structuredClone',
          'AbortSignal',
          'AbortController',
          'TextEncoder',
          'TextDecoder',
          'Request',
          'Response',
          'Headers',
          'ReadableStream',
          'WebSocket',
          'FormData',
          'Blob',
        ].map((name) => [name, 'readonly']),
      ),
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommended],
    languageOptions: {
      parserOptions: { project: ['server/tsconfig.json', 'client/tsconfig.json', 'test/tsconfig.json'] },
    },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      '@typescript-eslint/only-throw-error': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true, caughtErrors: 'all' },
      ],
      '@typescript-eslint/ban-ts-comment': 'error',
    },
  },
  {
    // Decorator metadata needs the class itself at run time, where the rule sees a type only.
    files: ['server/**/*.ts'],
    rules: { '@typescript-eslint/consistent-type-imports': 'off' },
  },
  {
    files: ['domain/**/*.ts', 'server/**/*.ts', 'client/**/*.{ts,tsx}', 'test/**/*.ts', 'scripts/**/*.mjs'],
    plugins: { house: { rules: { 'import-law': importLaw } } },
    rules: {
      'house/import-law': 'error',
      'no-empty': ['error', { allowEmptyCatch: false }],
      eqeqeq: ['error', 'always'],
      'prefer-const': 'error',
      'no-var': 'error',
    },
  },
  {
    // What runs in Node and in a browser uses nothing that only one of them has.
    files: ['domain/**/*.ts'],
    rules: {
      'no-console': 'error',
      'no-restricted-globals': ['error', 'process', 'Buffer', 'window', 'document', 'navigator'],
    },
  },
  {
    files: ['server/**/*.ts'],
    ignores: ['server/config.ts', 'server/**/*.spec.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'env', message: 'Only server/config.ts reads the environment.' },
      ],
      'no-console': 'error',
      'no-restricted-syntax': ['error', NO_SAVE],
    },
  },
  {
    // The class type holds names, arguments and results to the schema (server/platform/graphql/root-resolvers.ts).
    files: ['server/**/*.resolver.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        NO_SAVE,
        {
          selector:
            'ClassDeclaration[implements.length=0] MethodDefinition > Decorator[expression.callee.name=/^(Query|Mutation|Subscription)$/]',
          message: "A class with root fields implements RootResolvers<'field' | …>.",
        },
      ],
    },
  },
  {
    // What is said before the log exists, or to a person at a terminal.
    files: ['server/main.ts', 'server/server-command.ts', 'server/{create-admin,backup,restore}.ts'],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['client/src/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      'no-console': ['error', { allow: ['warn', 'error'] }],
      'no-alert': 'error',
      'no-restricted-syntax': [
        'error',
        {
          selector: 'JSXAttribute[name.name="dangerouslySetInnerHTML"]',
          message: 'Text is text: React writes it, nobody writes HTML.',
        },
        {
          selector: 'AssignmentExpression > MemberExpression[property.name=/^(innerHTML|outerHTML)$/]',
          message: 'Text is text: React writes it, nobody writes HTML.',
        },
        {
          selector: 'TSAsExpression > TSAsExpression > TSUnknownKeyword',
          message: 'A cast over unknown says that the types are wrong: mend them.',
        },
      ],
    },
  },
  {
    files: ['client/src/**/*.{ts,tsx}'],
    ignores: ['client/src/apollo/**', 'client/src/lib/file-transfer*', 'client/src/**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-globals': [
        'error',
        { name: 'fetch', message: NO_FETCH },
        { name: 'XMLHttpRequest', message: NO_FETCH },
      ],
      'no-restricted-properties': ['error', { object: 'window', property: 'fetch', message: NO_FETCH }],
    },
  },
  {
    // What `lazy` cannot fetch takes the whole page away, and what was typed there.
    files: ['client/src/**/*.{ts,tsx}'],
    ignores: [
      'client/src/app/routes/lazy-page.ts',
      'client/src/apollo/use-query.ts',
      'client/src/**/*.test.{ts,tsx}',
    ],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: 'react',
              importNames: ['lazy'],
              message:
                'A box is `onDemand`, a part of a page `deferred` (ui/on-demand.tsx), a page `lazyPage`.',
            },
            {
              name: '@apollo/client/react',
              importNames: ['useQuery'],
              message: 'Use the one of apollo/use-query.ts: what it brings is drawn piece by piece.',
            },
          ],
        },
      ],
    },
  },
  {
    // A test that is skipped, or that keeps the others from running, is a defect.
    files: ['**/*.{spec,test}.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'CallExpression[callee.object.name=/^(it|test|describe)$/][callee.property.name=/^(skip|only|todo|fixme|failing)$/]',
          message: 'A test runs, or it is not there.',
        },
        {
          selector: 'CallExpression[callee.name=/^(xit|xtest|xdescribe|fit|fdescribe)$/]',
          message: 'A test runs, or it is not there.',
        },
      ],
    },
  },
  {
    files: ['client/src/**/*.graphql', 'server/**/*.rest.graphql'],
    languageOptions: { parser: graphql.parser },
    plugins: { '@graphql-eslint': graphql },
    rules: {
      ...graphql.configs['flat/operations-recommended'].rules,
      // A cache key is not needed of what is a part of its parent; REST names ids \`_id\`.
      '@graphql-eslint/require-selections': 'off',
      // Fields of a search are those of its result.
      '@graphql-eslint/selection-set-depth': 'off',
      '@graphql-eslint/naming-convention': 'off',
    },
  },
);
