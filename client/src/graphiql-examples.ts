/** Ready questions, so that the first look at the contract is at real answers. */
export const examples = [
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
