/** How many of some students a mail goes to, and why not to the others. */
export interface MailReach {
  participants: number;
  reached: number;
  withoutEmail: number;
  withProtectedData: number;
}

/** 'Går till 14 av 16. 2 saknar e-post.'; students to be reached in another way come last. */
export function mailReachText({ participants, reached, withoutEmail, withProtectedData }: MailReach): string {
  return [
    reached === participants ? goesToAll(participants) : `Går till ${reached} av ${participants}.`,
    withoutEmail > 0 && `${withoutEmail} saknar e-post.`,
    withProtectedData > 0 &&
      `${withProtectedData} har skyddade personuppgifter och får inget brev, utan nås på annat sätt.`,
  ]
    .filter(Boolean)
    .join(' ');
}

const goesToAll = (count: number): string => (count === 1 ? 'Går till eleven.' : `Går till alla ${count}.`);
