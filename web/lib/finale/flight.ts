/** How long points are on their way. */

/** a chip stands beside what earned it before it leaves */
export const RISEN_MS = 160;
export const FLIGHT_MS = 520;
