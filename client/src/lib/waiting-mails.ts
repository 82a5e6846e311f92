import { counted } from '../../../domain/numbers';

const letters = (count: number): string => counted(count, 'brev', 'brev');

/** Said where an action can be undone that has written letters. */
export const waitingText = (count: number): string =>
  `${letters(count)} väntar i upp till tio minuter, och skickas inte om du ångrar.`;

/** Said once the letters were sent before their time; none where they had left already. */
export const sentText = (count: number): string =>
  count > 0 ? `${letters(count)} skickas nu.` : 'Breven har redan skickats.';

/** What follows an undo after that. */
export const answeredText = 'Om du ångrar efter det får de som har fått brev ett nytt, som tar tillbaka det.';
