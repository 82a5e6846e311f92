import 'graphiql/setup-workers/vite';
import 'graphiql/style.css';
import './graphiql.css';
import { createGraphiQLFetcher } from '@graphiql/toolkit';
import { GraphiQL } from 'graphiql';
import { createRoot } from 'react-dom/client';
import { examples } from './graphiql-examples';

const subscriptionUrl = `${window.location.protocol === 'https:' ? 'wss:' : 'ws:'}//${window.location.host}/graphql`;
const fetcher = createGraphiQLFetcher({ url: '/graphql', subscriptionUrl });

const root = document.getElementById('graphiql');
if (!root) throw new Error('The page has no element with the id graphiql.');
createRoot(root).render(
  <GraphiQL
    fetcher={fetcher}
    defaultTabs={examples.map((query) => ({ query }))}
    shouldPersistHeaders={false}
  />,
);
