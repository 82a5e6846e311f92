import 'graphiql/setup-workers/vite';
import 'graphiql/style.css';
import './graphiql.css';
import { createGraphiQLFetcher } from '@graphiql/toolkit';
import { GraphiQL } from 'graphiql';
import { createRoot } from 'react-dom/client';

/** Ready questions, so that the first look at the contract is at real answers. */
const tabs = [
  `# Vem är inloggad? Logga in på sidan först, så gäller samma session här.
query CurrentUser {
  me {
    userId
    name
    email
    role
  }
}
`,
  `# Elever, en sida i taget, i svensk bokstavsordning.
query Students {
  students(input: { first: 10, sort: { field: NAME, direction: ASC }, filter: { statuses: [ACTIVE] } }) {
    totalCount
    nodes {
      id
      name
      personalNumber
      municipality {
        type
      }
      aplStatus
      educationSummary
    }
  }
}
`,
  `# APL-tavlan: ett kort per elev.
query Board {
  board {
    cards {
      id
      name
      aplStatus
      municipality
      commentCount
      unseenCount
    }
  }
}
`,
  `# Flytta ett kort. Ta id från frågan om tavlan.
mutation MoveCard($studentId: ID!) {
  setAplStatus(input: { studentId: $studentId, aplStatus: YELLOW }) {
    ... on AplMoved {
      card {
        name
        aplStatus
      }
    }
    ... on AplMoveConflict {
      movedBy
      movedAt
    }
  }
}
`,
  `# Lyssna på tavlan medan andra arbetar.
subscription BoardChanged {
  boardChanged {
    kind
    studentId
    actorName
    card {
      name
      aplStatus
    }
  }
}
`,
];

const subscriptionUrl = `${window.location.protocol === 'https:' ? 'wss:' : 'ws:'}//${window.location.host}/graphql`;
const fetcher = createGraphiQLFetcher({ url: '/graphql', subscriptionUrl });

const root = document.getElementById('graphiql');
if (!root) throw new Error('The page has no element with the id graphiql.');
createRoot(root).render(
  <GraphiQL fetcher={fetcher} defaultTabs={tabs.map((query) => ({ query }))} shouldPersistHeaders={false} />,
);
