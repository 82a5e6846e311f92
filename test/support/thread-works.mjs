/** Work for the thread tests. */
export const double = (number) => number * 2;
export const refuse = (message) => {
  throw new Error(message);
};
export const hang = () => {
  for (;;);
};
