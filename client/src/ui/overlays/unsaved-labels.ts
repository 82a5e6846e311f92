/** Button labels of all dialogs about unsaved text. */
export const keepEditing = 'Fortsätt redigera';
export const discardText = 'Släng texten';

/** Asked at sign-out, after which nothing unsaved remains in the browser. */
export const signOutQuestion = {
  title: 'Osparade ändringar',
  question: 'Det finns text som inte är sparad. Om du loggar ut slängs den.',
  confirmLabel: 'Släng och logga ut',
  cancelLabel: 'Stanna och spara',
};
