import 'graphiql/setup-workers/vite';
import 'graphiql/style.css';
import './graphiql.css';
import { createGraphiQLFetcher } from '@graphiql/toolkit';
import { GraphiQL, HISTORY_PLUGIN } from 'graphiql';
import { createRoot } from 'react-dom/client';
import { examplesPlugin } from './graphiql-example-list';
import { examples } from './graphiql-examples';

const subscriptionUrl = `${window.location.protocol === 'https:' ? 'wss:' : 'ws:'}//${window.location.host}/graphql`;
const fetcher = createGraphiQLFetcher({ url: '/graphql', subscriptionUrl });

const plugins = [examplesPlugin, HISTORY_PLUGIN];

const root = document.getElementById('graphiql');
if (!root) throw new Error('The page has no element with the id graphiql.');
createRoot(root).render(
  <GraphiQL
    fetcher={fetcher}
    defaultTabs={[{ query: examples[0] ?? null }]}
    plugins={plugins}
    visiblePlugin={examplesPlugin}
    shouldPersistHeaders={false}
  />,
);
