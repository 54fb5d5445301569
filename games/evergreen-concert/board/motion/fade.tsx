/** For those who want no motion: what has moved is simply there, and shows it by a short fade. */
export const fadeIn = (element: Element): Animation =>
  element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 80 });
