const now = new Date();
/** First day of the current month plus `later` months, so that the examples return current data. */
const monthStart = (later: number) =>
  new Date(Date.UTC(now.getFullYear(), now.getMonth() + later, 1)).toISOString().slice(0, 10);

/** Example operations for GraphiQL. */
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
  `# Den globala sökningen: minst tre tecken, var som helst i ordet. Från koordinator.
query Search {
  search(type: ALLA, q: "ann") {
    id
    type
    title
    subtitle
  }
}
`,
  `# Elevens betyg, som skolan har signerat dem. Ta id från frågan om elever.
query StudentGrades($studentId: ID!) {
  studentGrades(studentId: $studentId) {
    courseName
    courseCode
    points
    grade
    date
    isBest
  }
}
`,
  `# Prövningsanmälningar, de senaste först.
query Exams {
  exams(input: { first: 10, filter: { status: INTRESSE } }) {
    totalCount
    nodes {
      id
      version
      name
      course
      requestedMonth
      status
      materialReceived {
        status
        receivedDate
      }
      decision
    }
  }
}
`,
  `# Besluta om en anmälan. Har någon annan hunnit före blir svaret CONFLICT.
mutation DecideExam($id: ID!, $version: Int!) {
  decideExam(input: { id: $id, decision: ACCEPT, comment: "Välkommen!", version: $version }) {
    status
    decision
    version
  }
}
`,
  `# Notiser som väntar. Från lärare.
query Notifications {
  notifications(resolved: false) {
    id
    kind
    message
    meta {
      url
    }
    createdAt
  }
}
`,
  `# Nya notiser, när de kommer.
subscription NotificationAdded {
  notificationAdded {
    kind
    message
  }
}
`,
  `# Kurser att betygsätta, det mest brådskande först. Från lärare.
query GradingGroups {
  gradingGroups(input: { states: [OVERDUE, TO_GRADE], first: 10 }) {
    total
    nodes {
      id
      kind
      courseName
      dueOn
      students
      missing
    }
  }
}
`,
  `# Månadens prövningstillfällen, kursstarter och kursslut. Från specialpedagog.
query Calendar {
  calendar(input: { from: "${monthStart(0)}", to: "${monthStart(1)}", layers: [COURSE_STARTS, COURSE_ENDS] }) {
    occasions {
      id
      heldOn
      startsAt
      room
      capacity
      courses {
        name
      }
      bookings {
        attendance
      }
    }
    undatedCount
    marks {
      layer
      day
      courseName
    }
  }
}
`,
  `# Konton, en sida i taget. Från administratör.
query Users {
  users(input: { first: 10, filter: { roles: [TEACHER], active: true } }) {
    totalCount
    nodes {
      id
      name
      email
      role
      lastSeenAt
    }
  }
}
`,
  `# Pågående inskrivningar på kurser. Från administratör.
query Enrollments {
  enrollments(input: { first: 10, filter: { statuses: [ACTIVE], types: [Course] } }) {
    totalCount
    nodes {
      id
      version
      student {
        id
        name
      }
      name
      code
      startDate
      endDate
      status
      grade
      isGradeSigned
    }
  }
}
`,
  `# Skriv in en elev på ett kurstillfälle. Skicka huvudet Idempotency-Key, så har ett omtag ingen andra verkan.
mutation EnrollStudent($studentId: ID!, $courseInstanceId: ID!) {
  enrollStudent(input: { studentId: $studentId, courseInstanceId: $courseInstanceId, status: ADMITTED }) {
    id
    status
    startDate
  }
}
`,
  `# Månadens intäkter per kommun, i ören. Från administratör.
query Earnings {
  earnings(input: { from: "${monthStart(0)}", to: "${monthStart(1)}" }) {
    through
    groups {
      municipality
      enrollments
      earnedOre
      remainingResultOre
      riskOre
      status
    }
    problems {
      kind
    }
  }
}
`,
];
