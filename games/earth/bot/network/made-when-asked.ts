/**
 * A function that is made when it is called for the first time. The weights of networks are unpacked then: not every game has a bot
 * that searches. (In the page's own build there are none.)
 */
export function madeWhenAsked<Inputs extends readonly unknown[], Output>(
  make: () => (...inputs: Inputs) => Output,
): (...inputs: Inputs) => Output {
  let made: ((...inputs: Inputs) => Output) | undefined;
  return (...inputs) => (made ??= make())(...inputs);
}
